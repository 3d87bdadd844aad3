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
  it("is the one on the employer's own board, however late it was added", () => {
    const lever = buildCandidate({ source: "lever", sourceId: "9", date: "2026-03-20" });
    expect(groupIds([remotive, remoteOk, lever])).toEqual([["lever-9", "remote-ok-2", "remotive-1"]]);
  });

  it("is otherwise one that may be shown to search engines", () => {
    const late = buildCandidate({ source: "arbeitnow", sourceId: "9", date: "2026-03-20" });
    expect(groupIds([remotive, late])).toEqual([["arbeitnow-9", "remotive-1"]]);
  });

  it("is otherwise the earliest, so that a repost does not look new", () => {
    const repost = buildCandidate({ sourceId: "0", date: "2026-03-20" });
    expect(groupIds([repost, remotive])).toEqual([["remotive-1", "remotive-0"]]);
  });

  it("is the one with the lower id if published on the same day", () => {
    expect(groupIds([remotive, jobicy])).toEqual([["jobicy-3", "remotive-1"]]);
  });
});

describe("the places of a position", () => {
  const namesOf = (candidates: readonly DuplicateCandidate[]) =>
    groupDuplicates(candidates).map(({ locations }) => locations.map(({ name }) => name));
  const german = buildCandidate({ place: "Germany" });
  const swedish = buildCandidate({ sourceId: "4", place: "Sweden" });

  it("are those of its postings, each with its posting", () => {
    const [position] = groupDuplicates([swedish, german]);
    expect(position?.locations.map(({ firestoreId, name }) => [firestoreId, name])).toEqual([
      ["remotive-1", "Germany"],
      ["remotive-4", "Sweden"],
    ]);
  });

  it("are none if all postings are for the same place, or one only adds the country of another", () => {
    const inBerlin = buildCandidate({ source: "remote-ok", sourceId: "2", place: "Berlin, Germany" });
    const unplaced = buildCandidate({ source: "jobicy", sourceId: "3", place: "", date: "2026-03-20" });
    expect(namesOf([german, inBerlin])).toEqual([[]]);
    expect(namesOf([german, unplaced])).toEqual([[]]);
    expect(namesOf([german, inBerlin, unplaced, swedish])).toEqual([["Berlin, Germany", "Sweden"]]);
  });

  it("include those of others if the shown posting names no place", () => {
    const unplaced = buildCandidate({ place: "Remote", date: "2026-01-01" });
    const alike = buildCandidate({ sourceId: "5", place: "Germany" });
    const elsewhere = buildCandidate({ source: "jobicy", sourceId: "3", place: "Germany" });
    expect(namesOf([unplaced, alike])).toEqual([["Remote", "Germany"]]);
    expect(namesOf([unplaced, elsewhere])).toEqual([["Germany"]]);
  });

  it("are two if one feed names a country and a town in it", () => {
    const inBerlin = buildCandidate({ sourceId: "5", place: "Berlin, Germany" });
    expect(namesOf([german, inBerlin])).toEqual([["Germany", "Berlin, Germany"]]);
  });

  it("are named as in titles if the feed's field does not name them", () => {
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

describe("a posting that could be either of two positions", () => {
  it("stays separate if it is cut before its team, and the others name two teams", () => {
    const [payments, search] = [PAYMENTS_TEAM, SEARCH_TEAM].map((team, at) =>
      buildCandidate({ sourceId: `${at}`, text: ABOUT + BACKEND + team + BENEFITS }),
    );
    const cut = buildCandidate({ source: "remote-ok", sourceId: "2", text: ABOUT + BACKEND });
    expect(groupIds([payments, search, cut].flatMap((one) => one ?? []))).toHaveLength(3);
  });

  it("stays separate if a feed has two that differ in one word", () => {
    const [payments, search] = ["payments", "search"].map((team, at) =>
      buildCandidate({ sourceId: `${at}`, text: `${WHOLE_TEXT}<p>You will join the ${team} team.</p>` }),
    );
    const cut = buildCandidate({ source: "remote-ok", sourceId: "2" });
    expect(groupIds([payments, search, cut].flatMap((one) => one ?? []))).toHaveLength(3);
  });

  // Undecidable: feeds also send the same text with a few words more or less.
  it("is joined with the other feed's if only a team's name differs, even in its number of words", () => {
    const [payments, search] = [
      { text: `${WHOLE_TEXT}<p>You will join the payments team.</p>` },
      { source: "remote-ok", text: `${WHOLE_TEXT}<p>You will join the harbour search team.</p>` },
    ].map(buildCandidate);
    expect(groupIds([payments, search].flatMap((one) => one ?? []))).toHaveLength(1);
  });

  it("does not affect two that lead to different postings of the employer", () => {
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

  it("includes two postings that only a third one connects", () => {
    expect(groupIds([short, long, remotive])).toEqual([["remote-ok-2", "jobicy-3", "remotive-1"]]);
  });

  it("splits when the source that connected it is removed", () => {
    expect(groupIds([short, long])).toEqual([["jobicy-3"], ["remote-ok-2"]]);
  });

  it("is not joined if a chain of similar postings connects two that differ", () => {
    const chain = [
      { sourceId: "1", date: "2026-01-01", salary: "€60,000" },
      { sourceId: "2", date: "2026-02-20" },
      { sourceId: "3", date: "2026-04-11" },
      { sourceId: "4", date: "2026-05-31", salary: "€90,000" },
    ].map(buildCandidate);
    expect(groupIds(chain.slice(0, 3))).toHaveLength(1);
    expect(groupIds(chain)).toHaveLength(4);
  });

  it("returns to its previous state when another source is removed", () => {
    const before = groupIds([remotive, jobicy]);
    const withIt = [remotive, jobicy, remoteOk];
    expect(groupIds(withIt)).not.toEqual(before);
    expect(groupIds(withIt.filter(({ source }) => source !== "remote-ok"))).toEqual(before);
  });

  it("joins hundreds of postings, and more in a few parts, alike texts together", () => {
    const postings = Array.from({ length: 801 }, (_, at) => ({
      ...(at % 2 === 0 ? remotive : other),
      ...idOf(at),
    }));
    expect(groupIds(postings.slice(0, 400))).toHaveLength(2);
    expect(groupIds(postings).length).toBeLessThan(5);
  });
});

const other = buildCandidate({ text: WHOLE_TEXT.replace("Go and SQL", "Rust and SQL") });
const idOf = (at: number) => ({ firestoreId: buildCandidate({ sourceId: `${at}`, text: "" }).firestoreId });
