import { parsePlace } from "../../place/parse-place.ts";
import { findNamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { Place } from "../../place/place.ts";
import { isUsState } from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";
import type { EligibilityFact } from "../eligibility-fact.ts";

/**
 * A title's place, as far as it is no sentence's.
 *
 * @example readTitle("Sales Engineer (Remote, BRA)")[0]?.countries; // ["BR"]
 */
export function readTitle(title: string): EligibilityFact[] {
  const place = readTitlePlace(title);
  const told = { kind: "residence", source: "title", quote: title } as const;
  if (!place) return namesWorld(title) ? [{ ...told, verdict: "open", countries: [], regions: [] }] : [];
  const { countries, regions } = place;
  return [{ ...told, verdict: "only", countries, regions }];
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
 *
 * @example readTitlePlace("Sales Engineer (Remote, BRA)")?.countries; // ["BR"]
 */
function readTitlePlace(title: string): Place | undefined {
  const brackets = [...title.matchAll(IN_BRACKETS)].map(([, inside = ""]) => inside);
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

/** Whether a title says "worldwide" in brackets: "Editor (worldwide, freelance)". */
const namesWorld = (title: string): boolean =>
  [...title.matchAll(IN_BRACKETS)]
    .flatMap(([, inside = ""]) => inside.split(/[,/&;|–]/u))
    .some((part) => OF_WORLD.test(part) && !IN_GENERAL.test(part) && isWorld(part.trim()));

const isWorld = (part: string): boolean => parsePlace(part).scope === "worldwide";

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
