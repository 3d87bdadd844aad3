import { expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";
import { readEligibility } from "./read-eligibility.ts";
import { readFacts } from "./read-facts.ts";

/** The countries a posting is open to. */
const open = (stated: string, text: string) => {
  const posting = { title: "Editor", text, place: parsePlace(stated), stated, jobTypes: [] };
  const { countries, regions } = readEligibility(posting).place;
  return [...regions, ...countries].toSorted().join(" ");
};

it.each([
  ["USA", "We also consider candidates in Canada.", "CA US"],
  ["USA", "Additionally, we are open to applicants from the UK.", "GB US"],
  ["USA", "We will also consider candidates located in Mexico.", "MX US"],
  ["USA", "We also accept applications from Canada and Latin America.", "CA US latam"],
  ["Nigeria", "We also consider candidates from Kenya.", "KE NG"],
  ["Brazil", "Também aceitamos candidatos de Portugal.", "BR PT"],
  ["Germany", "Wir stellen auch in Österreich ein.", "AT DE"],
  ["USA", "Candidates based in Canada are also welcome.", "CA US"],
  ["USA", "We are open to candidates in Canada as well.", "CA US"],
  ["Spain", "También aceptamos candidatos de Portugal.", "ES PT"],
  ["France", "Nous recrutons aussi en Belgique.", "BE FR"],
  ["Germany", "Wir nehmen auch Bewerber aus Österreich.", "AT DE"],
  ["USA", "You can also be based in Canada or Mexico.", "CA MX US"],
  ["USA", "This position is also available in Canada, Mexico and Peru.", "CA MX PE US"],
  ["USA", "We also consider candidates in Canada who develop games.", "CA US"],
  ["USA", "Canada works too.", "CA US"],
  ["USA", "Canada and Mexico are also fine.", "CA MX US"],
  ["USA", "Candidates from Canada can also apply.", "CA US"],
  ["USA", "Remote from Canada is also possible.", "CA US"],
  ["USA", "The role can also be done from Canada.", "CA US"],
  ["USA", "Also open to: Canada, Mexico", "CA MX US"],
  ["USA", "Also hiring in Canada.", "CA US"],
  ["Germany", "Du kannst auch in Österreich wohnen.", "AT DE"],
  ["Germany", "Auch Bewerbungen aus Österreich sind willkommen.", "AT DE"],
  ["Spain", "También puedes vivir en Portugal.", "ES PT"],
  ["Spain", "El puesto también está abierto a candidatos de Portugal.", "ES PT"],
  ["Brazil", "Também pode morar em Portugal.", "BR PT"],
  ["France", "Vous pouvez aussi habiter en Belgique.", "BE FR"],
  ["France", "Le poste est également ouvert aux candidats de Belgique.", "BE FR"],
])("adds to the field what is also taken: %s, %s", (stated, text, places) => {
  expect(open(stated, text)).toBe(places);
});

it("says nothing of other places where the field names none", () => {
  expect(readWhoMayApply(["CA", "US"], "Remote", "We also consider candidates in Canada.")).toBe("y?");
  expect(readWhoMayApply(["CA", "US"], "Worldwide", "We also consider candidates in Canada.")).toBe("y?");
});

it.each([
  ["Worldwide", "You must also live in Germany.", "nn"],
  ["Worldwide", "We hire in Germany only, and also accept part-time work.", "nn"],
  ["USA", "Candidates must also be based in Germany.", "nn"],
])("takes no demand for an addition: %s, %s", (stated, text, answers) => {
  expect(readWhoMayApply(["KE", "NG"], stated, text)).toBe(answers);
});

it("tells once of a place that the text asks for as well", () => {
  const facts = readFacts("", "You must live in Peru or Chile.\nWe also consider candidates in Chile.");
  expect(facts.map(({ verdict, countries }) => `${verdict} ${countries.join(" ")}`)).toEqual(["only PE CL"]);
});
