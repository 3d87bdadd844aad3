import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a job is closed to others by what no verb of living tells", () => {
  it.each([
    ["We are able to hire employees in AZ, CA, FL, and TX only.", "US"],
    ["We can only hire people in Poland or Spain.", "PL ES"],
    ["Our payroll is set up in Texas and Georgia, so you must live in one of these states.", "US"],
    ["Local candidates only: Dallas, TX.", "US"],
    ["Only candidates local to the Chicago area will be considered.", "US"],
    ["Must be within commuting distance of Austin, Texas.", "US"],
    ["Must be commutable to London.", "GB"],
    ["You have to be within driving distance of Toronto, Ontario.", "CA"],
    ["Candidates must be in EMEA.", "emea"],
    ["Must work from a US location.", "US"],
    ["All work must be performed in the U.S.", "US"],
    ["You will work from your home in the United States.", "US"],
    ["We're unable to hire outside of the US at this time.", "US"],
    ["Only South African residents may apply.", "ZA"],
    ["Open to Nigerians living in Nigeria only.", "NG"],
    ["Onshore resources only (USA).", "US"],
    ["Sorry, no international applicants; US only.", "US"],
    ["UK only", "GB"],
    ["Only candidates from India.", "IN"],
    ["Applicants from the Philippines only.", "PH"],
    ["Remote from Poland", "PL"],
    ["Anywhere in the UK", "GB"],
    ["We hire in the US and Canada.", "US CA"],
    ["Fully remote (must be in the U.S.).", "US"],
    ["UK-based.", "GB"],
    ["Open to Australia and New Zealand residents.", "AU NZ"],
    ["Hiring location: Peru", "PE"],
    ["Geo: US", "US"],
    ["Remote aus Deutschland, Österreich oder der Schweiz.", "DE AT CH"],
    ["Arbeitsort: Deutschland (remote)", "DE"],
    ["Ubicación: España (remoto)", "ES"],
    ["Local: Brasil (remoto)", "BR"],
    ["Lieu : France (télétravail)", "FR"],
  ])("%s", (text, places) => {
    expect(tell(text)).toEqual([`residence only ${places}`]);
  });

  it.each([
    ["Benefits (US only)"],
    ["Equity, US only."],
    ["We ship to Germany only."],
    ["This perk applies to Canada only."],
    ["You will cover the DACH region only."],
    ["The team is in EMEA only."],
    ["Candidates must be in good standing."],
    ["Candidates must be in Sales for five years."],
    ["Work with local talent in Kenya."],
    ["Support local candidates from Kenya in finding jobs."],
    ["We hire locally in each country."],
    ["We only hire the best in Berlin."],
    ["Registered as an employer in 50 countries."],
    ["Must be within budget of Canada."],
    ["Region: EMEA sales"],
    ["We hire in Sales and Support."],
    ["We don't take on projects outside Germany."],
    ["You talk only to candidates in Sales."],
    ["Must be in Excel every day."],
    ["Remote from day one"],
    ["Anywhere in the World"],
  ])("and these close nothing: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

it.each([
  ["You must live in Ontario or British Columbia.", "CA"],
  ["Remote - British Columbia or Alberta", "CA"],
  ["Residents of Ontario, Alberta or Nova Scotia only.", "CA"],
  ["You live in New South Wales or Queensland.", "AU"],
  ["Du wohnst in Bayern oder Hessen.", "DE"],
  ["Candidates must reside in Karnataka or Tamil Nadu.", "IN"],
  ["Du musst in München wohnen.", "DE"],
  ["In München solltest du wohnen.", "DE"],
  ["Du wohnst in München oder Umgebung.", "DE"],
  ["É necessário morar em Campinas, SP, ou região.", "BR"],
  ["Es imprescindible vivir en Medellín.", "CO"],
  ["You must reside in Washington or Oregon.", "US"],
])("a province or a town stands for its country: %s", (text, country) => {
  expect(tell(text)).toEqual([`residence only ${country}`]);
});

it.each([
  ["NZ working rights required.", "workAuthorization required NZ"],
  ["You must have full working rights in Australia or New Zealand.", "workAuthorization required AU NZ"],
  ["UK right to work required.", "workAuthorization required GB"],
  ["USC/GC only.", "citizenship required US"],
  ["GC or USC only.", "citizenship required US"],
  ["Must be a US person as defined by ITAR.", "citizenship required US"],
  ["Must be a US Citizen.", "citizenship required US"],
  ["Applicants must be authorized to work for ANY employer in the U.S.", "workAuthorization required US"],
  ["Must be legally entitled to work in Canada.", "workAuthorization required CA"],
  ["You need to be able to work in the States already.", "workAuthorization required US"],
  ["You can legally work in the U.S. for any employer.", "workAuthorization required US"],
  ["Security clearance required.", "clearance required"],
  ["Applicants requiring sponsorship will not be considered.", "sponsorship refused"],
  ["H1B transfer sponsorship available", "sponsorship offered"],
  ["Unterstützung bei Visa- und Einbürgerungsverfahren, für dich und deine Familie", "sponsorship offered"],
])("papers are told in short, too: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});

it.each([
  "You must be able to work in US hours.",
  "You need to be able to work in the Pacific time zone.",
  "If you can legally work in the US, we can hire you at once.",
])("and hours, teams and conditions are none: %s", (text) => {
  expect(tell(text).filter((fact) => fact.startsWith("work"))).toEqual([]);
});

it("what only belongs to citizens asks for none", () => {
  expect(tell("Only US citizens' data is processed here.")).toEqual([]);
});

it("what every employer must verify of those it hires asks for nothing", () => {
  expect(
    tell(
      "All persons hired will be required to verify identity and eligibility to work in the United States.",
    ),
  ).toEqual([]);
});
