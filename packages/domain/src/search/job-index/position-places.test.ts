import { expect, it } from "vitest";

import { groupDuplicates } from "../../duplicate/group-duplicates.ts";
import { fingerprintText } from "../../duplicate/text-fingerprint.ts";
import { matchesFilters } from "../../filter/matches-filters.ts";
import { sanitizeDescription } from "../../html/sanitize-description.ts";
import type { Job } from "../../job/job.ts";
import { parsePlace } from "../../place/parse-place.ts";
import type { LocationFilter } from "../../place/place.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const DESCRIPTION = sanitizeDescription(
  Array.from({ length: 40 }, (_, at) => `<p>You chart cave ${at} with our team of ${at} surveyors.</p>`).join(
    "",
  ),
);

function post(sourceId: string, location: string): Job {
  return buildJob({
    sourceId,
    description: DESCRIPTION,
    candidate_required_location: location,
    place: parsePlace(location),
  });
}

/** The postings of a board that listings show after publication. */
function publish(postings: readonly Job[]): Job[] {
  const candidates = postings.map((job) => ({ ...job, text_print: fingerprintText(job) }));
  return groupDuplicates(candidates).flatMap(({ shown, locations }) =>
    postings
      .filter(({ firestoreId }) => firestoreId === shown.firestoreId)
      .map((job) => ({ ...job, ...(locations.length > 0 && { locations: [...locations] }) })),
  );
}

it.each<[first: string, second: string, filter: LocationFilter]>([
  ["Remote", "Germany", "DE"],
  ["Germany", "Remote", "DE"],
  ["", "Germany", "eu"],
  ["Germany", "Sweden", "SE"],
  ["Berlin, Germany", "Germany", "DE"],
  ["Germany", "Worldwide", "BR"],
  ["Germany", "Germany, Sweden", "SE"],
])("finds one entry for '%s' and '%s' under %s, by index and by matchesFilters", (first, second, code) => {
  const board = publish([post("1", first), post("2", second)]);
  const filters = filtersOf({ location: [code] });
  expect(board).toHaveLength(1);
  expect(board.filter((job) => matchesFilters(job, filters, NOW))).toEqual(board);
  expect(askIndex(buildJobIndex(board), filters).totalJobs).toBe(1);
});
