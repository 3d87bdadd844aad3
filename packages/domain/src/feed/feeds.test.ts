import { describe, expect, it } from "vitest";

import { FEED_SOURCES, findFeedSource, hasBoards } from "../source/feed-source.ts";
import { WRITTEN_ADDRESSES } from "../source/written-addresses.ts";
import { FEED_ADAPTERS, findFeedAdapter } from "./feed-adapters.ts";
import { FEEDS } from "./feeds.ts";

const HOUR = 3_600_000;

describe("a source's terms", () => {
  it("name the source next to its jobs, and say whether they come from it or from a company's board there", () => {
    for (const source of FEED_SOURCES) {
      expect(source.attribution).toBe(`${hasBoards(source) ? "Via" : "From"} ${source.name}`);
    }
  });

  it("forbid Google Jobs where Remotive's, Himalayas' and Jobicy's do", () => {
    expect(FEED_SOURCES.filter(({ googleJobs }) => !googleJobs).map(({ id }) => id)).toEqual([
      "remotive",
      "himalayas",
      "jobicy",
    ]);
  });

  it("allow a poll an hour, as a courtesy, and Remotive's four a day", () => {
    const rare = FEED_SOURCES.filter(({ minPollInterval }) => minPollInterval !== HOUR);
    expect(rare.map(({ id, minPollInterval }) => [id, minPollInterval])).toEqual([["remotive", 6 * HOUR]]);
  });

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
    const addresses = FEEDS.map(({ source, postingAddress }) => [source.id, postingAddress] as const);
    expect(Object.entries(WRITTEN_ADDRESSES)).toEqual(addresses.filter(([, address]) => address));
  });

  it("have one adapter each, and no source twice", () => {
    expect(FEED_ADAPTERS.map(({ source }) => source)).toEqual(FEED_SOURCES);
    expect(new Set(FEED_SOURCES.map(({ id }) => id)).size).toBe(FEED_SOURCES.length);
    expect(findFeedAdapter("unheard-of")).toBeUndefined();
    expect(findFeedSource("unheard-of")).toBeUndefined();
  });
});
