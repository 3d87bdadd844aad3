import { findNamedPlace, type NamedPlace } from "../../place/place-names.ts";
import { foldName } from "../../text/fold-text.ts";

/** Names whose German forms no ending tells. */
const GERMAN_FORMS: Readonly<Record<string, string>> = {
  "Vereinigten Staaten": "Vereinigte Staaten",
  "Vereinigten Königreich": "Vereinigtes Königreich",
  "Vereinigten Königreichs": "Vereinigtes Königreich",
  "Vereinigten Arabischen Emiraten": "Vereinigte Arabische Emirate",
  Niederlanden: "Niederlande",
  "Tschechischen Republik": "Tschechien",
};

/** A place by a form of its name: "Deutschlands", "EU-Staaten". */
export function findDeclined(written: string): NamedPlace | undefined {
  const name = written.replace(/[.]+$/, "");
  const of = /^(\p{L}{2,})-(?:Mitglied|Staat|Land|Länder|Raum|Region|Gebiet)\p{L}*$/u.exec(name)?.[1];
  if (of !== undefined) return findNamedPlace(foldName(of));
  const form = GERMAN_FORMS[name];
  if (form !== undefined) return findNamedPlace(foldName(form));
  return /^\p{Lu}\p{Ll}{4,}s$/u.test(name) ? findNamedPlace(foldName(name.slice(0, -1))) : undefined;
}
