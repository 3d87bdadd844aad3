import { parsePlace } from "../../place/parse-place.ts";
import { findNamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { Place } from "../../place/place.ts";
import { isUsState } from "../../place/subdivisions.ts";
import { dropAccents, foldName } from "../../text/fold-text.ts";
import { takeUntil } from "../../text/take-until.ts";
import { type EligibilityFact, MAX_QUOTE } from "../eligibility-fact.ts";
import {
  BESIDE_NAMES,
  FROM_HOME,
  LABEL_OF_HOMES,
  LABEL_OF_JOB,
  LEAVES_OUT,
} from "../phrases/place-labels.ts";
import { findPlaces } from "./find-places.ts";

// The places that a posting states outside of its sentences: in its title, and behind labels.

/**
 * A title's place, as far as it is no sentence's.
 *
 * @example readTitle("Sales Engineer (Remote, BRA)")[0]?.countries; // ["BR"]
 */
export function readTitle(title: string): EligibilityFact[] {
  const brackets = [...title.matchAll(IN_BRACKETS)].map(([, inside = ""]) => inside);
  const place = readTitlePlace(title, brackets);
  const told = { kind: "residence", source: "title", quote: title } as const;
  if (place) return [{ ...told, verdict: "only", countries: place.countries, regions: place.regions }];
  return brackets.some(namesWorld) ? [{ ...told, verdict: "open", countries: [], regions: [] }] : [];
}

const IN_BRACKETS = /\(([^()]{2,80})\)/g;
const BRACKETS_LAST = /\(([^()]{2,80})\)$/;
/** "Trainee – Remote Poland", "Engineer, Spain Remote". */
const BESIDE_REMOTE =
  /(?:^|[-–—|,:] )(?:(?:fully )?remote (\p{Lu}[\p{L}. ]{1,30})|(\p{Lu}[\p{L}. ]{1,30}) remote)$/iu;
const LEADS = /\b(?:only|based|remote|virtual|residents?)\b/giu;

/**
 * The place that a title names as where its work is done from: in brackets beside "remote", or at its end in brackets
 * or beside "remote". Undefined where it names none: "Account Executive, France" may be the market's.
 */
function readTitlePlace(title: string, brackets: readonly string[]): Place | undefined {
  const beside = BESIDE_REMOTE.exec(title.replace(IN_BRACKETS, " ").trim());
  const name = beside?.[1] ?? beside?.[2] ?? "";
  const stated = [
    ...brackets.filter((inside) => /\bremote\b/iu.test(inside)),
    ...[BRACKETS_LAST.exec(title.trim())?.[1] ?? "", name].filter(isPlaces),
  ];
  if (stated.length === 0) return undefined;
  const place = parsePlace(stated.join("; "));
  return place.scope === "restricted" ? place : undefined;
}

/** Whether brackets in a title say "worldwide": "Editor (worldwide, freelance)". */
const namesWorld = (inside: string): boolean =>
  inside
    .split(/[,/&;|–]/u)
    .some(
      (part) =>
        OF_WORLD.test(part) && !IN_GENERAL.test(part) && parsePlace(part.trim()).scope === "worldwide",
    );

/** What anywhere is called, which saves reading other brackets, such as "(m/w/d)". */
const OF_WORLD =
  /world|welt|glob|mond|mund|planet|earth|erde|anywhere|everywhere|any |all |überall|partout|cualquier|qualquer|tod[oa]|international|remote/iu;

/** What a job is about as often as where it is done from. */
const IN_GENERAL = /^\s*(?:global|international)\p{L}*\s*$|^\s*$/iu;

/** Whether a text is nothing but names of countries and regions. Letters are a trade as often ("QA"), Georgia a state. */
function isPlaces(text: string): boolean {
  const names = text
    .replace(LEADS, " ")
    .split(/[,/&;|]| (?:and|or) /u)
    .map(foldName)
    .filter(Boolean);
  return (
    names.length > 0 &&
    names.every(
      (name) =>
        (name.length > 3 || SHORT_NAMES.has(name)) && !isUsState(name) && findNamedPlace(name) !== undefined,
    )
  );
}

/**
 * The places that a description gives behind a label or in the lines below it: "Where you can live: Brazil or Chile".
 *
 * @example readPlaceLines("País de residencia: Chile")[0]?.countries; // ["CL"]
 */
export function readPlaceLines(text: string): EligibilityFact[] {
  const lines = text.split("\n");
  let at = 0;
  let labels = 0;
  return lines.flatMap((line, index) => {
    const begins = at;
    at += line.length + 1;
    const { label = "", behind = "" } = (line.length < MAX_LINE && LABELLED.exec(line)?.groups) || {};
    const kind = label === "" ? undefined : findKind(dropAccents(label));
    if (kind === undefined || ++labels > MAX_LABELS) return [];
    const below = behind === "" ? takeList(lines.slice(index + 1, index + 1 + MAX_LIST)) : [];
    const place = readAnswer(kind, behind === "" ? below : [behind]);
    const quote = [line, ...below].join("\n").trim();
    if (place === undefined || quote.length > MAX_QUOTE) return [];
    const { countries, regions } = place;
    const verdict = place.scope === "worldwide" ? "open" : "only";
    const told = { countries, regions, quote, at: begins + line.indexOf(line.trim()) };
    return [{ kind: "residence", verdict, source: "description", ...told }];
  });
}

const MAX_LINE = 200;
const MAX_LABELS = 20;
const MAX_LIST = 30;
/** A label of up to nine words, and the sentence behind it: "Location: Peru", "¿Desde dónde? Desde Perú". */
const LABELLED =
  /^[^\p{L}]{0,6}(?<label>\p{L}+(?:(?:,? |[-'’])\p{L}+){0,8}) ?(?:$|[:?]+ ?(?<behind>[^.:?!;]{2,140})?(?=$|\.(?: |$)))/u;

const findKind = (label: string): "people" | "job" | undefined =>
  LABEL_OF_HOMES.test(label) ? "people" : LABEL_OF_JOB.test(label) ? "job" : undefined;

/** The lines of a list that name places, from the first on; none if it goes on with places that are not all read. */
function takeList(lines: readonly string[]): readonly string[] {
  const taken = takeUntil(lines, (line, index) => line.trim() !== "" && !isNames(line, index));
  return findPlaces(lines[taken.length] ?? "") ? [] : taken;
}

/** Whether a line consists of names, and says nothing about customers, offices or days there. Lines below the first are places. */
function isNames(line: string, index = 0): boolean {
  const rest = dropAccents(line.replace(/\.$/u, "")).replace(BESIDE_NAMES, " ");
  if (!/\p{L}/u.test(line) || /(?<!\p{L})\p{Ll}|[.:?!;]/u.test(rest)) return false;
  return index === 0 || findPlaces(line) !== undefined;
}

function readAnswer(kind: "people" | "job", lines: readonly string[]): Place | undefined {
  const answer = lines.map((line) => line.replace(/^[^\p{L}]+|\.$/gu, "")).join(", ");
  if (!isNames(answer) || LEAVES_OUT.test(answer)) return undefined;
  const place = parsePlace(answer);
  if (place.scope === "worldwide") return place;
  if (place.scope === "unknown") return undefined;
  // One country or town may be the office's.
  const isNoOffice = place.cities === undefined && (place.regions.length > 0 || place.countries.length > 1);
  return kind === "people" || isNoOffice || isFromHome(place, dropAccents(answer)) ? place : undefined;
}

/** "Remote, Peru", and not "Lima or remote". */
const isFromHome = ({ cities }: Place, answer: string): boolean =>
  cities === undefined && FROM_HOME.test(answer) && !/\b(?:or|oder|o|ou|hq)\b|\//iu.test(answer);
