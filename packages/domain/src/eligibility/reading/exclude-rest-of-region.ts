import { countriesOf } from "../../place/region.ts";
import type { EligibilityFact } from "../eligibility-fact.ts";
import { findPlaces } from "./find-places.ts";

/** What a sentence begins with where it is about a part of the world alone. */
const PART = /^\P{L}*(?:with)?in (?:the )?(\p{Lu}[\p{L} ]{1,30}), /iu;

/** Who is taken, and not who may apply: "In Europe, you must live in Germany" is of the whole job. */
const TAKES = /\b(?:we|our company|our team|hir(?:e|es|ing)|wir)\b/iu;

/**
 * "Within Europe, we only hire from Italy" closes the rest of Europe, and says nothing of other continents: what such a
 * sentence demands, as what it leaves out. Any other stays as it is.
 */
export function excludeRestOfRegion<
  Fact extends Pick<EligibilityFact, "kind" | "verdict" | "countries" | "regions">,
>(fact: Fact, sentence: string): Fact {
  const { kind, verdict, countries } = fact;
  const part =
    kind === "residence" && verdict === "only" && TAKES.test(sentence) ? PART.exec(sentence)?.[1] : undefined;
  const [region, ...others] = (part !== undefined && findPlaces(part)?.regions) || [];
  if (region === undefined || others.length + fact.regions.length > 0) return fact;
  const all = countriesOf(region);
  if (countries.length === 0 || !countries.every((country) => all.has(country))) return fact;
  const rest = [...all].filter((country) => !countries.includes(country));
  return { ...fact, verdict: "excluded", countries: rest };
}
