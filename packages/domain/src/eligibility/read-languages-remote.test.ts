import { expect, it } from "vitest";

import { decideRemote } from "./decide-remote.ts";
import { readFacts } from "./read-facts.ts";

const decide = (text: string, title = "Analyst") =>
  decideRemote({ title, stated: "", text }, readFacts(title, text)).remote;

it.each([
  ["Travail sur notre plateau de Metz."],
  ["Le vendredi est télétravaillé."],
  ["Vous partagez un bureau avec trois collègues, à Tours."],
  ["Turno de 7:00 a 17:00 en Apodaca, presencial."],
  ["Es un puesto de oficina, no remoto."],
  ["El trabajo es de mostrador, de 8 a 16."],
  ["Turno das 7h às 17h em Betim, presencial."],
  ["Por enquanto não oferecemos trabalho remoto."],
  ["A vaga não é remota."],
  ["Ein Homeoffice-Tag pro Woche nach sechs Monaten."],
  ["Mobiles Arbeiten bieten wir derzeit nicht an."],
  ["Dienstbeginn ist um sechs in der Backstube."],
])("is no remote job: %s", (text) => {
  expect(decide(text)).toBe("no");
});

it.each([
  ["Nos clients viennent à l'atelier trois jours par semaine."],
  ["Le reste de l'équipe travaille à distance, vous aussi."],
  ["A rotina é remota. Duas vezes por semestre a equipe passa uma semana em campo."],
  ["Los clientes vienen al taller tres días por semana."],
  ["Die Kunden kommen an drei Tagen in die Werkstatt."],
])("may be a remote job: %s", (text) => {
  expect(decide(text)).not.toBe("no");
});

it.each([["Mechatroniker Windkraft"], ["Cuisinier de collectivité"], ["Programador de control numérico"]])(
  "knows a trade by the first words of its title: %s",
  (title) => {
    expect(decide("Wir freuen uns.", title)).toBe("no");
  },
);
