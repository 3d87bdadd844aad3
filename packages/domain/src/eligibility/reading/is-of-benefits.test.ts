import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

const limits = (text: string) =>
  readFacts("", text)
    .filter(({ kind, verdict }) => kind === "citizenship" || (kind === "residence" && verdict === "only"))
    .flatMap(({ countries, regions }) => [...countries, ...regions]);

describe("where people live for a benefit, or to buy, limits no job", () => {
  it.each([
    "You must be based in Germany to be eligible for the pension scheme.",
    "To qualify for our health plan you need to live in the US.",
    "You must live in the US to receive stock options.",
    "Employees must reside in the US to enroll in our 401k.",
    "Stock options are only available to employees living in the US.",
    "Equity (US only).",
    "Health insurance (US only).",
    "Jobrad (nur in Deutschland).",
    "Für Mitarbeitende mit Wohnsitz in Deutschland: betriebliche Altersvorsorge.",
    "Seguro médico para residentes en México.",
    "Plano de saúde para residentes no Brasil.",
    "Mutuelle pour les salariés résidant en France.",
    "Relocation support is only available to candidates in the EU.",
    "Les salariés aux États-Unis ont droit à un plan 401(k).",
    "Les salariés en France reçoivent une prime de vacances.",
    "Toutes les personnes basées en France ont droit à cinq semaines de congés.",
    "Las personas que viven en España tienen derecho a 30 días de vacaciones.",
    "Los empleados residentes en México disfrutan de un plan de pensiones.",
    "Pessoas que moram em Portugal têm direito a 22 dias de férias.",
    "Os funcionários baseados em Portugal têm seguro de saúde.",
    "Personen mit Wohnsitz in Deutschland erhalten 30 Tage Urlaub.",
    "Wer in Deutschland wohnt, hat Anspruch auf ein Jobticket.",
    "Only residents of the US receive stock options.",
    "The service is open to residents of Brazil.",
    "Our bank accounts are only open to people living in Germany.",
    "Our loans are available to residents of Brazil and India.",
  ])("%s", (text) => {
    expect(limits(text)).toEqual([]);
  });
});

describe("what others must be, and whom a recruiter looks for, limits no job", () => {
  it.each([
    "Clients must be US citizens.",
    "Our customers must be US citizens.",
    "Users must be EU citizens.",
    "You'll recruit candidates in Brazil and Nigeria.",
    "You will hire people in Brazil and India for our clients.",
    "You are responsible for hiring people in India.",
  ])("%s", (text) => {
    expect(limits(text)).toEqual([]);
  });
});

describe("the same words of the job limit it", () => {
  it.each([
    ["You must be based in Germany to be eligible for this role.", "DE"],
    ["Only residents of Germany are eligible for this role, which comes with equity.", "DE"],
    ["You must live in the US to apply.", "US"],
    ["We offer equity, and you must live in Germany.", "DE"],
    ["Remote (US only).", "US"],
    ["Nur Personen mit Wohnsitz in Deutschland erhalten die Stelle.", "DE"],
    ["Employees must be based in the US and are entitled to a pension.", "US"],
    ["Personen müssen in Deutschland wohnen und erhalten 30 Tage Urlaub.", "DE"],
    ["Los empleados deben residir en México y disfrutan de un plan de pensiones.", "MX"],
    ["We only hire people who live in Germany, who get 30 days of vacation.", "DE"],
    ["The platform role is only open to candidates in Brazil.", "BR"],
    ["This product manager position is only open to residents of Brazil.", "BR"],
    ["To join our pension team you must live in the US.", "US"],
    ["To qualify for our pensions or equity team, you must live in Germany.", "DE"],
    ["Our service team is only hiring people in India.", "IN"],
    ["Pension adviser, only open to candidates in Germany.", "DE"],
    ["This position is only available to candidates in the US.", "US"],
    ["Für Bewerber mit Wohnsitz in Deutschland.", "DE"],
    ["You must be a US citizen.", "US"],
    ["You support vendors, customers and must be a US citizen.", "US"],
    ["We only hire people in India.", "IN"],
  ])("%s", (text, country) => {
    expect(limits(text)).toEqual([country]);
  });
});
