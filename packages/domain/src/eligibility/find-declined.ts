import { findNamedPlace, type NamedPlace } from "../place/place-names.ts";
import { foldName } from "../text/fold-text.ts";

/** A place by a form of its name: "Deutschlands", "EU-Staaten". */
export function findDeclined(written: string): NamedPlace | undefined {
  const name = written.replace(/[.]+$/, "");
  const of = /^(\p{L}{2,})-(?:Mitglied|Staat|Land|Länder|Raum|Region|Gebiet)\p{L}*$/u.exec(name)?.[1];
  if (of !== undefined) return findNamedPlace(foldName(of));
  return /^\p{Lu}\p{Ll}{4,}s$/u.test(name) ? findNamedPlace(foldName(name.slice(0, -1))) : undefined;
}
