import { describe, expect, it } from "vitest";

import { FEED_SOURCES } from "./feed-source.ts";
import { readSourceLink } from "./source-link.ts";

const boards = FEED_SOURCES.filter(({ endpoint }) => endpoint.includes("{board}"));
const aggregators = FEED_SOURCES.filter((source) => !boards.includes(source));

describe("a link to a posting at its source", () => {
  it.each(FEED_SOURCES)("is labelled with $name at each of its hosts", ({ id, hosts }) => {
    for (const host of [...hosts, ...hosts.map((own) => `jobs.${own}`)]) {
      const link = readSourceLink(id, `https://${host}/7`);
      expect(link).toEqual({ href: `https://${host}/7`, host, isOwnHost: true });
    }
  });

  it.each(aggregators)("is only accepted at $name, whose terms require a link back", ({ id, hosts }) => {
    const [host = ""] = hosts;
    const elsewhere = [`https://not${host}/7`, `https://${host}.evil.example/7`, "https://evil.example/7"];
    expect(elsewhere.map((address) => readSourceLink(id, address))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([...boards.map(({ id }) => id), "unheard-of"])(
    "of %s may be at the employer's own site, which is not labelled as the source's",
    (id) => {
      const link = readSourceLink(id, "https://careers.tern.example/7");
      expect(link).toEqual({
        href: "https://careers.tern.example/7",
        host: "careers.tern.example",
        isOwnHost: false,
      });
    },
  );

  it("of a sample job is labelled with its source at a reserved host, and no other source's", () => {
    expect(readSourceLink("remotive", "https://remotive.example/7")?.isOwnHost).toBe(true);
    expect(readSourceLink("remotive", "https://jobicy.example/7")).toBeUndefined();
  });

  it.each(["https://remotive.com@evil.example/7", "http://127.0.0.1/", "https://remotive.com:8443/"])(
    "is rejected if unsafe: %s",
    (address) => {
      for (const { id } of FEED_SOURCES) expect(readSourceLink(id, address)).toBeUndefined();
    },
  );
});
