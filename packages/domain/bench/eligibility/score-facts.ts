import { parsePlace } from "../../src/place/parse-place.ts";
import { countriesOpenTo } from "../../src/place/region.ts";
import { ASKED, type EligibilityLabel, type LabelledFact } from "./eligibility-label.ts";

/** A fact as it is shown; `open` holds the countries it names, `world` for all. */
export type ShownFact = { kind: string; verdict: string; open: ReadonlySet<string> | "world"; told: string };

/** `contradicted`: the label has other facts of the kind. `unlabelled`: it has none. */
export type FactScore = "right" | "contradicted" | "unlabelled";

/** Kinds that say little without their places. */
const OF_PLACES: ReadonlySet<string> = new Set(["residence", "workAuthorization", "citizenship"]);
/** A posting's days at a place are named by what is demanded. */
const KINDS: Readonly<Record<string, string>> = { hybrid: "workplace" };

/** Where a feed's country may as well be the office, labels leave the fact out, and its answers say the same. */
export function scoreFact(fact: ShownFact, { facts: labels, countries }: EligibilityLabel): FactScore {
  const ofKind = labels.filter(({ kind }) => (KINDS[kind] ?? kind) === fact.kind);
  if (ofKind.some((label) => agrees(fact, label))) return "right";
  const { open } = fact;
  const isSame =
    fact.verdict === "only" &&
    open !== "world" &&
    ASKED.every((asked) => countries[asked].verdict === (open.has(asked) ? "yes" : "no"));
  if (ofKind.length === 0 && fact.kind === "residence" && isSame) return "right";
  return ofKind.length > 0 ? "contradicted" : "unlabelled";
}

/** Whether a labelled fact is shown. */
export function isShown(label: LabelledFact, facts: readonly ShownFact[]): boolean {
  const kind = KINDS[label.kind] ?? label.kind;
  return facts.some((fact) => fact.kind === kind && agrees(fact, label));
}

function agrees(fact: ShownFact, label: LabelledFact): boolean {
  if (fact.verdict !== label.verdict) return false;
  if (!OF_PLACES.has(fact.kind)) return true;
  const [shown, labelled] = [fact.open, openOf(label.places)];
  if (shown === "world" || labelled === "world") return shown === labelled;
  return shown.size === labelled.size && [...shown].every((country) => labelled.has(country));
}

function openOf(places: readonly string[]): ReadonlySet<string> | "world" {
  // A state of a country counts as the country.
  const codes = places.flatMap((place) => /^([A-Z]{2})(?:-[A-Z]+)?$/.exec(place)?.[1] ?? []);
  const read = parsePlace(places.filter((place) => place === "EU" || !/^[A-Z]{2}(?:-[A-Z]+)?$/.test(place)));
  if (read.scope === "worldwide") return "world";
  return new Set([...countriesOpenTo(read), ...codes.filter((code) => code !== "EU")]);
}
