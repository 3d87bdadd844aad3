import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { listTitlePlaces } from "./title-places.ts";

/**
 * The folded names of a posting's own place, longest first. An employer that posts a position for many places names
 * each in its text, and texts that differ only in this are the same.
 *
 * @example listPlaceWords({ title: "Engineer (Campinas)", candidate_required_location: "Brazil" }); // ["campinas", "brazil"]
 */
export function listPlaceWords({
  title,
  candidate_required_location: location,
}: Pick<Job, "title" | "candidate_required_location">): string[] {
  const inTitle = listTitlePlaces(title);
  // The text also says "Columbia, SC"; "SC" alone may be another word.
  const withState = inTitle.map((name, at) => `${inTitle[at - 1] ?? ""} ${name}`);
  const names = [...inTitle, ...withState, ...location.slice(0, MAX_LENGTH).split(BETWEEN)];
  const words = names.map((name) => foldText(name).match(WORDS)?.join(" ") ?? "");
  // "US" is also a word in running text ("join us"); few other names are that short.
  return [...new Set(words)]
    .filter((name) => name.length >= SHORTEST || SHORT.has(name))
    .toSorted((a, b) => b.length - a.length);
}

const MAX_LENGTH = 2_000;
const SHORTEST = 4;
const SHORT: ReadonlySet<string> = new Set(["uk", "usa", "uae"]);
const BETWEEN = /[,;|/•·()[\]\n]| [-–—] | (?:and|or|&) /;
const WORDS = /[\p{L}\p{N}]+/gu;
