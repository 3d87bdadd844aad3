import { describe, expect, it } from "vitest";

import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { buildCandidate, WHOLE_TEXT } from "./fixtures/build-candidate.ts";
import { ABOUT, BACKEND, BENEFITS, PAYMENTS_TEAM, SEARCH_TEAM } from "./fixtures/posting-texts.ts";
import { groupDuplicates } from "./group-duplicates.ts";

const groupIds = (candidates: readonly DuplicateCandidate[]) =>
  groupDuplicates(candidates).map(({ shown, others }) =>
    [shown, ...others].map(({ firestoreId }) => firestoreId),
  );

const remotive = buildCandidate();
const remoteOk = buildCandidate({ source: "remote-ok", sourceId: "2" });
const jobicy = buildCandidate({ source: "jobicy", sourceId: "3" });
const LEVER = "https://jobs.lever.co/tern-maps/6f1d2c3b-0a1b-4c2d-8e3f-00112233445";

describe("the posting that is shown of a position", () => {
  it("is the one on the employer's own board, however late it came", () => {
    const lever = buildCandidate({ source: "lever", sourceId: "9", date: "2026-03-20" });
    expect(groupIds([remotive, remoteOk, lever])).toEqual([["lever-9", "remote-ok-2", "remotive-1"]]);
  });

  it("is else one that search engines may be told of", () => {
    const late = buildCandidate({ source: "arbeitnow", sourceId: "9", date: "2026-03-20" });
    expect(groupIds([remotive, late])).toEqual([["arbeitnow-9", "remotive-1"]]);
  });

  it("is else the earliest, so that a repost does not look new", () => {
    const repost = buildCandidate({ sourceId: "0", date: "2026-03-20" });
    expect(groupIds([repost, remotive])).toEqual([["remotive-1", "remotive-0"]]);
  });

  it("is of one day's the one with the lower id", () => {
    expect(groupIds([remotive, jobicy])).toEqual([["jobicy-3", "remotive-1"]]);
  });
});

describe("the places of a position", () => {
  const namesOf = (candidates: readonly DuplicateCandidate[]) =>
    groupDuplicates(candidates).map(({ locations }) => locations.map(({ name }) => name));
  const german = buildCandidate({ place: "Germany" });
  const swedish = buildCandidate({ sourceId: "4", place: "Sweden" });

  it("are those that its postings are for, each with the posting that is", () => {
    const [position] = groupDuplicates([swedish, german]);
    expect(position?.locations.map(({ firestoreId, name }) => [firestoreId, name])).toEqual([
      ["remotive-1", "Germany"],
      ["remotive-4", "Sweden"],
    ]);
  });

  it("are none where all its postings are for one, or one of them says no more than another's country", () => {
    const inBerlin = buildCandidate({ source: "remote-ok", sourceId: "2", place: "Berlin, Germany" });
    const unplaced = buildCandidate({ source: "jobicy", sourceId: "3", place: "", date: "2026-03-20" });
    expect(namesOf([german, inBerlin])).toEqual([[]]);
    expect(namesOf([german, unplaced])).toEqual([[]]);
    expect(namesOf([german, inBerlin, unplaced, swedish])).toEqual([["Berlin, Germany", "Sweden"]]);
  });

  it("are those of others too where the posting that is shown says nothing of where", () => {
    const unplaced = buildCandidate({ place: "Remote", date: "2026-01-01" });
    const alike = buildCandidate({ sourceId: "5", place: "Germany" });
    const elsewhere = buildCandidate({ source: "jobicy", sourceId: "3", place: "Germany" });
    expect(namesOf([unplaced, alike])).toEqual([["Remote", "Germany"]]);
    expect(namesOf([unplaced, elsewhere])).toEqual([["Germany"]]);
  });

  it("are two where one feed names a country and a town of it", () => {
    const inBerlin = buildCandidate({ sourceId: "5", place: "Berlin, Germany" });
    expect(namesOf([german, inBerlin])).toEqual([["Germany", "Berlin, Germany"]]);
  });

  it("are named as titles name them, where a feed's field does not", () => {
    const title = "Engineer, Charts (Campinas)";
    const campinas = buildCandidate({ title, place: "Brazil" });
    const recife = buildCandidate({
      sourceId: "5",
      title: "Engineer, Charts - Recife",
      place: "Recife, Brazil",
    });
    expect(namesOf([campinas, recife])).toEqual([["Campinas, Brazil", "Recife, Brazil"]]);
  });
});

describe("a posting that may be either of two positions", () => {
  it("stands alone where it is cut before it names its team, and they name two", () => {
    const [payments, search] = [PAYMENTS_TEAM, SEARCH_TEAM].map((team, at) =>
      buildCandidate({ sourceId: `${at}`, text: ABOUT + BACKEND + team + BENEFITS }),
    );
    const cut = buildCandidate({ source: "remote-ok", sourceId: "2", text: ABOUT + BACKEND });
    expect(groupIds([payments, search, cut].flatMap((one) => one ?? []))).toHaveLength(3);
  });

  it("stands alone where a feed has two that differ in one word", () => {
    const [payments, search] = ["payments", "search"].map((team, at) =>
      buildCandidate({ sourceId: `${at}`, text: `${WHOLE_TEXT}<p>You will join the ${team} team.</p>` }),
    );
    const cut = buildCandidate({ source: "remote-ok", sourceId: "2" });
    expect(groupIds([payments, search, cut].flatMap((one) => one ?? []))).toHaveLength(3);
  });

  // What cannot be told: feeds send one text with a few words more or less as well.
  it("is taken for the other feed's where only a team's name differs, in its number of words too", () => {
    const [payments, search] = [
      { text: `${WHOLE_TEXT}<p>You will join the payments team.</p>` },
      { source: "remote-ok", text: `${WHOLE_TEXT}<p>You will join the harbour search team.</p>` },
    ].map(buildCandidate);
    expect(groupIds([payments, search].flatMap((one) => one ?? []))).toHaveLength(1);
  });

  it("takes nothing from two that lead to the employer's two postings", () => {
    const boards = [1, 2].map((at) =>
      buildCandidate({ source: "lever", sourceId: `${at}`, url: `${LEVER}${at}` }),
    );
    const feeds = [1, 2].map((at) =>
      buildCandidate({ source: "remotive", sourceId: `${at}`, apply: `${LEVER}${at}` }),
    );
    expect(groupIds([...boards, ...feeds, remoteOk])).toEqual([
      ["lever-1", "remotive-1"],
      ["lever-2", "remotive-2"],
      ["remote-ok-2"],
    ]);
  });
});

describe("a position", () => {
  const short = buildCandidate({ source: "remote-ok", sourceId: "2", text: ABOUT + BACKEND.slice(0, 540) });
  const long = buildCandidate({
    source: "jobicy",
    sourceId: "3",
    text: WHOLE_TEXT + PAYMENTS_TEAM + SEARCH_TEAM,
  });

  it("holds two postings that only a third shows to be one", () => {
    expect(groupIds([short, long, remotive])).toEqual([["remote-ok-2", "jobicy-3", "remotive-1"]]);
  });

  it("falls apart when the source that showed it drops out", () => {
    expect(groupIds([short, long])).toEqual([["jobicy-3"], ["remote-ok-2"]]);
  });

  it("is none where a chain of likeness leads to two that are told apart", () => {
    const chain = [
      { sourceId: "1", date: "2026-01-01", salary: "€60,000" },
      { sourceId: "2", date: "2026-02-20" },
      { sourceId: "3", date: "2026-04-11" },
      { sourceId: "4", date: "2026-05-31", salary: "€90,000" },
    ].map(buildCandidate);
    expect(groupIds(chain.slice(0, 3))).toHaveLength(1);
    expect(groupIds(chain)).toHaveLength(4);
  });

  it("is again what it was before another source had it", () => {
    const before = groupIds([remotive, jobicy]);
    const withIt = [remotive, jobicy, remoteOk];
    expect(groupIds(withIt)).not.toEqual(before);
    expect(groupIds(withIt.filter(({ source }) => source !== "remote-ok"))).toEqual(before);
  });

  it("is one of a hundred postings, and of none when still more share its title", () => {
    const postings = Array.from({ length: 101 }, (_, at) => ({ ...remotive, ...idOf(at) }));
    expect(groupIds(postings.slice(1))).toHaveLength(1);
    expect(groupIds(postings)).toHaveLength(101);
  });
});

const idOf = (at: number) => ({ firestoreId: buildCandidate({ sourceId: `${at}`, text: "" }).firestoreId });
