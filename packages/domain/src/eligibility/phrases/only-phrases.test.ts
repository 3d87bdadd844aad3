import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a few words close a job to others", () => {
  it.each([
    ["Must be Kenya-based.", "KE"],
    ["Candidates must be Poland-based.", "PL"],
    ["You must be UK based.", "GB"],
    ["This is a Canada-only role.", "CA"],
    ["This is a fully remote EU-only opening.", "eu"],
    ["You need to be in Chile.", "CL"],
    ["Requirements: located in Chile", "CL"],
    ["Candidates outside Canada won't be considered.", "CA"],
    ["Nobody outside Canada can be hired for this role.", "CA"],
    ["If you don't live in Canada, you cannot apply.", "CA"],
    ["Unless you live in Canada, you cannot apply.", "CA"],
    ["Please note: unless you live in Canada, you cannot apply.", "CA"],
    ["Unless you are present in Canada, we are unable to consider you.", "CA"],
    ["If you don't live in Canada, we can't hire you.", "CA"],
    ["You won't be considered if you do not live in Canada.", "CA"],
    ["Unless you already live in Canada we can't hire you.", "CA"],
    ["You must have your permanent residence in Canada.", "CA"],
    ["People outside of India aren't eligible.", "IN"],
    ["This opening is limited to Kenya residents.", "KE"],
    ["Limited to UK residents.", "GB"],
    ["Applications are restricted to Canadian residents.", "CA"],
    ["We take only people who already live and work in Poland.", "PL"],
    ["Ideal for someone in Peru or Chile; we can't accept candidates from elsewhere.", "PE CL"],
    ["You're located in Kenya, and we cannot hire in other countries.", "KE"],
    ["Brazilians only.", "BR"],
    ["Ukrainians only, please.", "UA"],
  ])("in English: %s", (text, places) => {
    expect(tell(text)).toEqual([`residence only ${places}`]);
  });

  it.each([
    ["Nur Österreich.", "AT"],
    ["Wer nicht in Österreich wohnt, kann sich leider nicht bewerben.", "AT"],
    ["Quienes no viven en Chile no pueden postularse.", "CL"],
    ["Ceux qui n'habitent pas en Suisse ne peuvent pas postuler.", "CH"],
    ["Nur für Polen oder Ungarn.", "PL HU"],
    ["Vollständig remote (nur Schweiz).", "CH"],
    ["Wohnsitz in Polen zwingend.", "PL"],
    ["Solo Chile.", "CL"],
    ["Sólo Chile o Perú.", "CL PE"],
    ["Remoto, únicamente Colombia.", "CO"],
    ["Perú exclusivamente.", "PE"],
    ["Solo chilenos.", "CL"],
    ["Contratación solo para argentinos, chilenos y peruanos.", "AR CL PE"],
    ["Basado en Chile (obligatorio).", "CL"],
    ["Apenas Portugal.", "PT"],
    ["Somente Angola e Moçambique.", "AO MZ"],
    ["Apenas angolanos.", "AO"],
    ["Residente em Portugal, obrigatório.", "PT"],
    ["Belgique uniquement.", "BE"],
    ["Uniquement la Suisse.", "CH"],
    ["Basée au Canada obligatoirement.", "CA"],
  ])("in other languages: %s", (text, places) => {
    expect(tell(text)).toEqual([`residence only ${places}`]);
  });

  it.each([
    ["Full working rights in New Zealand are essential.", "NZ"],
    ["Unrestricted work rights in Canada required.", "CA"],
  ])("by papers: %s", (text, country) => {
    expect(tell(text)).toEqual([`workAuthorization required ${country}`]);
  });
});

it.each([
  ["Work with our US-based clients."],
  ["We are a Kenya-based company."],
  ["You will work with UK-based teams."],
  ["US-only benefits include a pension."],
  ["This is a Canada-only benefit."],
  ["Our headquarters must be US-based."],
  ["Suppliers must be Kenya-based."],
  ["Our clients must be UK-based."],
  ["You must be UK-based clients' first contact."],
  ["The discount is limited to US residents."],
  ["Customers outside Canada won't be billed."],
  ["You need to be in sales."],
  ["You need to be in Poland for our yearly meeting."],
  ["You need to be in the US time zone."],
  ["Full working rights in Australia are a plus."],
  ["Weihnachtsgeld (nur Deutschland)."],
  ["Seguro médico (solo México)."],
  ["Mutuelle (France uniquement)."],
  ["Mutuelle, France uniquement."],
  ["Seguro médico, México solamente."],
  ["Krankenversicherung, Deutschland ausschließlich."],
  ["Clientes: solo España."],
  ["Basée en France, notre société vend des vélos."],
  ["Solo inglés."],
  ["Solo argentinos y freelancers."],
])("and these close nothing: %s", (text) => {
  expect(tell(text)).toEqual([]);
});
