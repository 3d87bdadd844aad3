import { expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

const tell = (text: string) =>
  readFacts("", text)
    .filter(({ kind }) => kind === "residence")
    .map(({ verdict, countries, regions }) => [verdict, ...regions, ...countries].join(" "));

it.each([
  ["Du kannst leben, wo du willst, und das Gehalt zahlen wir monatlich.", "open"],
  ["Du lebst, wo du leben willst, und unsere Kunden merken davon nichts.", "open"],
  ["No importa en qué país vivas; nunca tendrás que pisar nuestra oficina.", "open"],
  ["Debes residir en Chile, y el sueldo se paga cada mes.", "only CL"],
  ["Vous résidez en Belgique, et le salaire tombe chaque mois.", "only BE"],
  ["Pode viver em qualquer país, e há uma mesa no escritório.", "open"],
])("what another statement of a sentence is about leaves it as it is: %s", (text, told) => {
  expect(tell(text)).toEqual([told]);
});

it.each([
  ["Unsere Kunden leben überall auf der Welt, und wir liefern dorthin."],
  ["Las personas que viven en Brasil compran mucho, y nuestros clientes lo saben."],
  ["Du kannst vier Wochen im Jahr aus jedem Land der Welt arbeiten, und das Gehalt läuft weiter."],
  ["Le salaire dépend de l'endroit où vous vivez, et peu importe l'âge."],
  ["La fondatrice vit au Nigéria."],
])("and says nothing of who applies: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it("leaves out whom an exception names, whatever another statement is about", () => {
  const told = tell("Weltweit, außer Peru, und unsere Kunden merken davon nichts.");
  expect(told.toSorted()).toEqual(["excluded PE", "open"]);
});
