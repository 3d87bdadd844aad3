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
    "of %s: it is named '%s', Google Jobs %s, polled every %d ms at most",
    (id, attribution, googleJobs, minPollInterval) => {
      expect(findFeedSource(id)).toMatchObject({ attribution, googleJobs, minPollInterval });
    },
  );

  it("require a followed link everywhere, as Remote OK's explicitly do", () => {
    for (const { linkRel } of FEED_SOURCES) expect(linkRel.split(" ")).not.toContain("nofollow");
    expect(findFeedSource("remote-ok")?.linkRel).toBe("noopener");
  });

  it("never use a source's own logo, such as Remote OK's trademark", () => {
    expect(FEED_SOURCES.filter(({ ownLogo }) => ownLogo)).toEqual([]);
  });

  it("say which responses contain only the newest jobs", () => {
    expect(FEED_SOURCES.filter(({ answersInFull }) => !answersInFull).map(({ id }) => id)).toEqual([
      "remote-ok",
      "jobicy",
    ]);
  });

  it("exclude We Work Remotely, which forbids search services", () => {
    expect(FEED_SOURCES.filter(({ name }) => /we work remotely/i.test(name))).toEqual([]);
  });

  it("name the hosts of its API", () => {
    for (const { endpoint, hosts } of FEED_SOURCES) {
      const { hostname } = new URL(endpoint);
      expect(hosts.filter((host) => hostname === host || hostname.endsWith(`.${host}`))).toHaveLength(1);
    }
  });

  it('are those that the feeds declare, as written by "pnpm feeds"', () => {
    expect(FEED_SOURCES).toEqual(FEEDS.map(({ source }) => source));
  });

  it("have one adapter each, and no source twice", () => {
    expect(FEED_ADAPTERS.map(({ source }) => source)).toEqual(FEED_SOURCES);
    expect(new Set(FEED_SOURCES.map(({ id }) => id)).size).toBe(FEED_SOURCES.length);
    expect(findFeedAdapter("unheard-of")).toBeUndefined();
    expect(findFeedSource("unheard-of")).toBeUndefined();
  });
});
