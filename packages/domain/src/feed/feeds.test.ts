import { describe, expect, it } from "vitest";

import { FEED_SOURCES, findFeedSource } from "../source/feed-source.ts";
import { FEED_ADAPTERS, findFeedAdapter } from "./feed-adapters.ts";
import { FEEDS } from "./feeds.ts";

const HOUR = 3_600_000;

describe("a source's terms", () => {
  it.each([
    ["remotive", "From Remotive", false, 6 * HOUR],
    ["remote-ok", "From Remote OK", true, HOUR],
    ["himalayas", "From Himalayas", false, HOUR],
    ["jobicy", "From Jobicy", false, HOUR],
    ["arbeitnow", "From Arbeitnow", true, HOUR],
    ["greenhouse", "Via Greenhouse", true, HOUR],
    ["lever", "Via Lever", true, HOUR],
    ["ashby", "Via Ashby", true, HOUR],
    ["recruitee", "Via Recruitee", true, HOUR],
  ])(
    "of %s: it is named '%s', Google Jobs %s, asked every %d ms at most",
    (id, attribution, googleJobs, minPollInterval) => {
      expect(findFeedSource(id)).toMatchObject({ attribution, googleJobs, minPollInterval });
    },
  );

  it("ask everywhere for a link that is followed, as Remote OK's do in so many words", () => {
    for (const { linkRel } of FEED_SOURCES) expect(linkRel.split(" ")).not.toContain("nofollow");
    expect(findFeedSource("remote-ok")?.linkRel).toBe("noopener");
  });

  it("give no source's own logo away, Remote OK's trademark least of all", () => {
    expect(FEED_SOURCES.filter(({ ownLogo }) => ownLogo)).toEqual([]);
  });

  it("say which answers hold but the newest jobs", () => {
    expect(FEED_SOURCES.filter(({ answersInFull }) => !answersInFull).map(({ id }) => id)).toEqual([
      "remote-ok",
      "jobicy",
    ]);
  });

  it("leave We Work Remotely out, which may be in no search service", () => {
    expect(FEED_SOURCES.filter(({ name }) => /we work remotely/i.test(name))).toEqual([]);
  });

  it("name the hosts that its API answers at", () => {
    for (const { endpoint, hosts } of FEED_SOURCES) {
      const { hostname } = new URL(endpoint);
      expect(hosts.filter((host) => hostname === host || hostname.endsWith(`.${host}`))).toHaveLength(1);
    }
  });

  it('are those that the feeds declare, as "pnpm feeds" writes them down', () => {
    expect(FEED_SOURCES).toEqual(FEEDS.map(({ source }) => source));
  });

  it("come with an adapter each, and no source twice", () => {
    expect(FEED_ADAPTERS.map(({ source }) => source)).toEqual(FEED_SOURCES);
    expect(new Set(FEED_SOURCES.map(({ id }) => id)).size).toBe(FEED_SOURCES.length);
    expect(findFeedAdapter("unheard-of")).toBeUndefined();
    expect(findFeedSource("unheard-of")).toBeUndefined();
  });
});
