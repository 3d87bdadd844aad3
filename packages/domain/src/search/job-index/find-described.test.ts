import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../../html/safe-html.ts";
import { isIndexed } from "../../job/is-open.ts";
import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { arbitrarySearch } from "../../testing/arbitrary-words.ts";
import { buildJob } from "../../testing/build-job.ts";
import { findDescribedPlainly } from "../../testing/find-described-plainly.ts";
import { parseSearch } from "../../text/parse-search.ts";
import { buildJobSegment } from "./build-segment.ts";
import { findDescribed } from "./find-described.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";

const job = (sourceId: string, text: string) =>
  buildJob({ sourceId, description: z.parse(SafeHtml, `<p>${text}</p>`) });
const term = { phrase: "full stack", joined: "fullstack", prefix: false };

describe("jobs whose description contains a term", () => {
  it("are exactly those whose descriptions contain it, for any term", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        arbitrarySearch,
        fc.nat({ max: 40 }),
        ({ jobs, segments }, search, from) => {
          const index = openJobIndex(segments);
          const open = jobs.filter(isIndexed);
          const asked = open.slice(from % 8);
          for (const each of parseSearch(search).all) {
            const plainly = findDescribedPlainly(open)(asked, each);
            expect(findDescribed(index, asked, each)).toEqual(plainly);
          }
        },
      ),
    );
  });

  it("are found by adjacent words or the words written as one, and in no other field", () => {
    const jobs = [
      job("1", "A full-stack job"),
      job("2", "A fullstack job"),
      job("3", "Full of stack"),
      buildJob({ sourceId: "4", title: "Full Stack" }),
    ];
    expect(findDescribed(buildJobIndex(jobs), jobs, term)).toEqual(new Set(["remotive-1", "remotive-2"]));
  });

  it("are matched by their newest version only", () => {
    const [before, after] = [job("1", "fullstack"), job("1", "frontend")];
    const index = openJobIndex([buildJobSegment([before]), buildJobSegment([after])]);
    expect(findDescribed(index, [after], term)).toEqual(new Set());
  });

  it("are never jobs that the index lacks", () => {
    const index = buildJobIndex([job("1", "fullstack"), job("3", "fullstack")]);
    const others = [job("2", "fullstack"), job("4", "fullstack")];
    expect(findDescribed(index, others, term)).toEqual(new Set());
  });
});
