import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { listOwnPlaces } from "./title-places.ts";

/**
 * The folded names of a posting's own place, longest first. An employer that posts a position for many places names
 * each in its text, and texts that differ only in this are the same.
 *
 * @example listPlaceWords({ title: "Engineer (Campinas)", candidate_required_location: "Brazil" }); // ["campinas", "brazil"]
 */
export function listPlaceWords(posting: Pick<Job, "title" | "candidate_required_location">): string[] {
  const { candidate_required_location: location } = posting;
  const inTitle = listOwnPlaces(posting);
  // The text also says "Columbia, SC"; "SC" alone may be another word.
  const withState = inTitle.map((name, at) => `${inTitle[at - 1] ?? ""} ${name}`);
  const names = [...inTitle, ...withState, ...location.slice(0, MAX_LENGTH).split(BETWEEN)];
  const words = names.map((name) => foldText(name).match(WORDS)?.join(" ") ?? "");
  // "US" is also a word in running text ("join us"); few other names are that short.
  return [...new Set(words)]
    .filter((name) => name.length >= SHORTEST || SHORT.has(name))
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Plain words in one line without these names where they say where somebody is or works: "in berlin", but not "the
 * berlin team" or "project berlin".
 */
export function leaveOutPlaces(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  // Names contain only letters, digits and spaces, so need no escaping.
  const places = new RegExp(`${AHEAD}(?:(?:${names.join("|")}) )+${NO_TEAM}`, "gu");
  return ` ${text} `.replaceAll(places, "").trim();
}

const AHEAD = "(?<= (?:in|from|near|around|location|remote|aus|standort|en|em|desde) (?:the )?)";
const NO_TEAM = "(?!(?:team|squad|tribe|project|projekt|product|platform) )";
const MAX_LENGTH = 2_000;
const SHORTEST = 4;
const SHORT: ReadonlySet<string> = new Set(["uk", "usa", "uae"]);
const BETWEEN = /[,;|/•·()[\]\n]| [-–—] | (?:and|or|&) /;
const WORDS = /[\p{L}\p{N}]+/gu;
