import { describe, expect, it } from "vitest";

import { buildCandidate, type WrittenPair } from "./fixtures/build-candidate.ts";
import { NEAR_MISSES } from "./fixtures/near-misses.ts";
import { PAIRS_OF_ONE } from "./fixtures/pairs-of-one.ts";
import { PAIRS_OF_PLACES } from "./fixtures/pairs-of-places.ts";
import { PAIRS_OF_TWO } from "./fixtures/pairs-of-two.ts";
import { REPEATS } from "./fixtures/repeats.ts";
import { groupDuplicates } from "./group-duplicates.ts";

const OTHER_FEED = { source: "remote-ok", sourceId: "2" };

const groupPair = ([, , a, b]: WrittenPair) =>
  groupDuplicates([buildCandidate(a), buildCandidate({ ...OTHER_FEED, ...b })]);
const isJoined = (pair: WrittenPair) => groupPair(pair).length === 1;
const tell = ([kind, why]: WrittenPair) => `${kind}: ${why}`;

const found = PAIRS_OF_ONE.filter(isJoined);
const wrong = PAIRS_OF_TWO.filter(isJoined);

/** For each kind, how many pairs agree with the label. */
function countKinds(pairs: readonly WrittenPair[], right: readonly WrittenPair[]): string[] {
  const count = (among: readonly WrittenPair[], kind: string) =>
    among.filter((pair) => pair[0] === kind).length;
  return [...new Set(pairs.map(([kind]) => kind))].map(
    (kind) => `${kind}: ${count(right, kind)} of ${count(pairs, kind)}`,
  );
}

describe("thirty repeats and thirty near misses", () => {
  it("yield at least 26 joined positions, and no wrong ones", async ({ annotate }) => {
    const joined = REPEATS.filter(isJoined);
    const missed = REPEATS.filter((pair) => !joined.includes(pair));
    await annotate(`${joined.length} of ${REPEATS.length} joined; missed: ${missed.map(tell).join("; ")}`);
    expect([REPEATS, NEAR_MISSES].map(({ length }) => length)).toEqual([30, 30]);
    expect(joined.length).toBeGreaterThanOrEqual(26);
    expect(NEAR_MISSES.filter(isJoined).map(tell)).toEqual([]);
  });
});

describe("pairs of postings, labelled by a person,", () => {
  it("are joined if they differ only in place", () => {
    expect(PAIRS_OF_PLACES.filter((pair) => !isJoined(pair)).map(tell)).toEqual([]);
  });

  it("are never joined if they are different positions", async ({ annotate }) => {
    const apart = PAIRS_OF_TWO.filter((pair) => !wrong.includes(pair));
    await annotate(
      [
        `precision ${found.length} of ${found.length + wrong.length}`,
        `left apart ${apart.length} of ${PAIRS_OF_TWO.length}`,
        ...countKinds(PAIRS_OF_TWO, apart),
      ].join("\n"),
    );
    expect(wrong.map(tell)).toEqual([]);
  });

  it("are joined if they are the same position, except for known misses", async ({ annotate }) => {
    await annotate(
      [`recall ${found.length} of ${PAIRS_OF_ONE.length}`, ...countKinds(PAIRS_OF_ONE, found)].join("\n"),
    );
    const missed = PAIRS_OF_ONE.filter((pair) => !found.includes(pair));
    expect(missed.map(tell)).toEqual(PAIRS_OF_ONE.filter(([kind]) => kind === "known miss").map(tell));
  });
});
