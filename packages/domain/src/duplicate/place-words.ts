import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { listTitlePlaces } from "./title-places.ts";

/**
 * What a posting calls its own place, folded, the longest first. An employer that posts one position for many places
 * names each in its text: texts that differ in nothing else are one.
 *
 * @example listPlaceWords({ title: "Engineer (Campinas)", candidate_required_location: "Brazil" }); // ["campinas", "brazil"]
 */
export function listPlaceWords({
  title,
  candidate_required_location: location,
}: Pick<Job, "title" | "candidate_required_location">): string[] {
  const inTitle = listTitlePlaces(title);
  // "Columbia, SC" is written so in the text as well, where its letters by themselves may be a word.
  const withState = inTitle.map((name, at) => `${inTitle[at - 1] ?? ""} ${name}`);
  const names = [...inTitle, ...withState, ...location.slice(0, MAX_LENGTH).split(BETWEEN)];
  const words = names.map((name) => foldText(name).match(WORDS)?.join(" ") ?? "");
  // "US" is a word of its own in running text: "join us"; few other names are so short.
  return [...new Set(words)]
    .filter((name) => name.length >= SHORTEST || SHORT.has(name))
    .toSorted((a, b) => b.length - a.length);
}

const MAX_LENGTH = 2_000;
const SHORTEST = 4;
const SHORT: ReadonlySet<string> = new Set(["uk", "usa", "uae"]);
const BETWEEN = /[,;|/•·()[\]\n]| [-–—] | (?:and|or|&) /;
const WORDS = /[\p{L}\p{N}]+/gu;
