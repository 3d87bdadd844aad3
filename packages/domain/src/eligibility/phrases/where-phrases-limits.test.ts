import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "../reading/read-eligibility.ts";

const readPlace = (text: string) => {
  const { place } = readEligibility({
    title: "Editor",
    text,
    place: parsePlace(""),
    stated: "",
    jobTypes: [],
  });
  return place.scope === "restricted" ? [...place.regions, ...place.countries].join(", ") : place.scope;
};

describe("a place behind 'it does not matter, as long as' limits the world", () => {
  it.each([
    ["Where you live doesn't matter, provided it is one of the 50 states.", "US"],
    ["Where you live doesn't matter, as long as it is one of the 38 US states.", "US"],
    ["We can only employ people with a home address in one of the 38 states where we run payroll.", "US"],
    ["Your location doesn't matter as long as it is inside the EU.", "eu"],
    ["Your location doesn't matter - so long as you're US-based.", "US"],
    ["You can do this job from anywhere, as long as you live in Canada.", "CA"],
    ["You can work from anywhere in the world as long as it's inside the US.", "US"],
    ["Peu importe où vous vivez, du moment que c'est en Belgique.", "BE"],
  ])("%s", (text, place) => {
    expect(readPlace(text)).toBe(place);
  });

  it.each([
    "Where you live does not matter, as long as it is where we have an office.",
    "Where you live doesn't matter, provided it is one of the 36 states.",
    "You can work from anywhere in the world, as long as it is in one of our states.",
    "Where you live doesn't matter, so long as you're in one of the states we are registered in.",
    "Peu importe où vous vivez, du moment que c'est dans un pays où nous avons une entité.",
    "Wo du wohnst, ist uns egal, solange es ein Land mit Niederlassung von uns ist.",
    "Egal wo du wohnst, Hauptsache in einem unserer Bundesländer.",
    "Da igual dónde vivas, siempre que sea en una de nuestras provincias.",
    "Tanto faz onde você mora, desde que seja num dos nossos estados.",
  ])("not stated where the place is none that is known: %s", (text) => {
    expect(readPlace(text)).toBe("unknown");
  });

  it.each([
    "Where you live doesn't matter, as long as you have a good internet connection.",
    "Where you live doesn't matter, provided you overlap with us for four hours.",
    "Where you live doesn't matter, as long as you can log in at nine.",
    "You can work from anywhere in the world, as long as you have internet.",
    "Wo du wohnst, ist uns egal, solange du gutes Internet hast.",
    "Peu importe où vous vivez, tant que vous avez une bonne connexion.",
    "Da igual dónde vivas, siempre que tengas buena conexión.",
    "Tanto faz onde você mora, desde que tenha internet.",
  ])("but the world stays open where something else is asked for: %s", (text) => {
    expect(readPlace(text)).toBe("worldwide");
  });
});

describe("what does not matter for something else opens nothing", () => {
  it.each([
    "Your location is irrelevant to the pay band you are placed in.",
    "Where you live does not matter to our lending model in Kenya and Brazil.",
    "Votre lieu de résidence n'a aucune incidence sur votre prime.",
    "Guests can work from wherever there is wifi, be it the lobby or the roof.",
    "Ob du in München, Boston oder Lagos bei Events dabei bist, ist uns egal.",
    "Dónde vivas es cosa tuya, decía el anuncio de nuestra inmobiliaria.",
  ])("%s", (text) => {
    expect(readPlace(text)).toBe("unknown");
  });

  it.each([
    "Where you live doesn't matter to us.",
    "Your location is irrelevant for this role.",
    "You can work from wherever there is wifi.",
    "Ob du in München, Boston oder Lagos lebst, ist uns egal.",
    "Dónde vivas es cosa tuya.",
  ])("but: %s", (text) => {
    expect(readPlace(text)).toBe("worldwide");
  });
});

describe("a job that is said to be of one place only is so", () => {
  it.each([
    ["This position is US only.", "US"],
    ["LATAM only please - we have had great luck with folks there.", "latam"],
    ["EU only, and you will work with the team.", "eu"],
    ["Position is open to India-based engineers only.", "IN"],
  ])("%s", (text, place) => {
    expect(readPlace(text)).toBe(place);
  });

  it.each([
    "This position is English only.",
    "English only, please.",
    "This position is open to Google-based engineers only.",
  ])("but not: %s", (text) => {
    expect(readPlace(text)).toBe("unknown");
  });
});
