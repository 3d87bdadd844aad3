import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "../reading/read-eligibility.ts";
import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "workplace required". */
const tell = (text: string) => readFacts("", text).map(({ kind, verdict }) => `${kind} ${verdict}`);

describe("days at an office are told in many ways", () => {
  it.each([
    ["You can work from home every Monday and Friday - on the other days, we all come together."],
    ["WFH Mondays and Fridays, office the rest of the week."],
    ["This involves an office-first setup."],
    ["We're an in-person company, five days a week."],
    ["We work in person from our SF office."],
    ["Hybrid in Berlin, 40 h/w."],
    ["A kind team; hybrid, 1 day per week on the island."],
    ["Candidates need to be able to commute to the London office regularly."],
    ["Office attendance is expected Tuesday to Thursday."],
    ["You will spend at least 60% of your time in the office."],
    ["We ask everyone to come in at least one day a week."],
    ["Relocation to Austin is required."],
    ["Must be willing to relocate to San Francisco."],
    ["Posibilidad de teletrabajar cinco días al mes."],
    ["Zwei Remote-Tage pro Woche."],
    ["Am Standort München (hybrid)."],
    ["Homeoffice und Präsenz in Kombination."],
    ["Mobiles Arbeiten mit einem Mix aus Büro und Homeoffice."],
    ["Arbeiten vor Ort in unserem Büro in Köln."],
    ["Work Location: In person"],
    ["On-site in Chicago, IL"],
    ["In-office Monday to Thursday, remote on Fridays."],
    ["In person, full time, in NYC."],
    ["You will work from our Leeds office."],
    ["All employees work from our office."],
    ["This position is on site at our Reno facility."],
    ["Must be able to work onsite."],
    ["Candidates must be willing to come to the office."],
    ["Attendance at the office is required twice weekly."],
    ["The ideal candidate is available for in-person work in our SF office."],
    ["This role follows a hybrid model."],
    ["Hybrid role based out of Toronto."],
    ["Minimum of 40% office attendance."],
    ["60/40 hybrid working."],
    ["50% remote, 50% onsite"],
    ["Remote work is limited to one day a week."],
    ["Remote: No"],
    ["No remote work."],
    ["Remote candidates will not be considered."],
    ["Arbeitsort: vor Ort in Köln"],
    ["Kein Remote."],
    ["50 % Remote möglich"],
    ["Tageweise Homeoffice möglich."],
    ["Lugar: presencial, CDMX"],
    ["Presencial en Bogotá."],
    ["Híbrido: 2x por semana no escritório."],
    ["Présentiel obligatoire."],
    ["3 jours de présentiel par semaine."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["workplace required"]);
  });

  it.each([
    ["You may work from our London office if you wish."],
    ["Use of our coworking space in Lisbon is optional."],
    ["An office in Portland; the position has the opportunity to be 100% remote if desired."],
    ["Se morar em Lisboa, pode usar o escritório quando quiser."],
    ["Pode trabalhar do nosso escritório no Porto, se quiser."],
    ["Télétravail complet ou dans nos bureaux, au choix."],
  ])("and an office that may be used: %s", (text) => {
    expect(tell(text)).toEqual(["workplace optional"]);
  });

  it.each([
    ["Work from home Monday to Friday, 9am to 5pm."],
    ["Work from home, Monday-Friday."],
    ["Our CEO works from the office five days a week."],
    ["Customers can work from home every Friday with our product."],
    ["In-office lunch stipend."],
    ["Remote: no problem."],
    ["On-site support for customers."],
    ["On-site gym and free parking."],
    ["You will work with the team in our London office."],
    ["We work from the office in Oslo and remotely."],
    ["We work in the office supply industry."],
    ["You work in the Office of the CEO."],
    ["Hybrid events: 50% remote, 50% onsite audience, for the fans and you."],
    ["At least 30% onsite conversion rate."],
    ["100% remote, 0% onsite."],
    ["Must be able to work on-site occasionally."],
    ["Kein Remote-Problem ist uns zu groß."],
    ["100 % Remote möglich"],
    ["Presencial en eventos."],
  ])("and these tell of none: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

it.each([
  ["Occasional travel to our Detroit office is also expected for team meetings.", "required"],
  ["Remote working with occasional office visits.", "required"],
  ["You'll join us for two company retreats a year.", "required"],
  ["Travel Required:\nLess than 10%", "required"],
  ["Remote mit anlassbezogenen Vor-Ort-Einsätzen beim Kunden.", "required"],
  ["Trabajo remoto, con necesidad de cubrir visitas a clientes en forma presencial.", "required"],
  ["Viaje: Chetumal (1 semana al mes)", "required"],
  ["Viagens esporádicas a São Paulo.", "required"],
  ["Ability to travel (Preferred)", "optional"],
  ["Travel: as needed, optional", "optional"],
  ["Optional travel to our yearly retreat.", "optional"],
  ["Occasional travel.", "required"],
  ["You'll travel once a quarter to meet your team.", "required"],
  ["Travel percentage: 25%", "required"],
  ["Gelegentliche Reisen können anfallen.", "optional"],
])("travel, expected or not: %s", (text, verdict) => {
  expect(tell(text)).toEqual([`travel ${verdict}`]);
});

it.each([
  ["Travel required\nNo"],
  ["Travel\n· None at this time"],
  ["Annual company retreat"],
  ["Travel percentage: 0%"],
  ["Passion for travel required."],
  ["Opportunity to travel to conferences if you like."],
])("and no travel: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it.each([
  ["L-V 8:00AM A 5:00PM EST, con una sonrisa y los mejores."],
  ["Horario: de 11:30 a 20:30 hs CDMX."],
  ["Shift: 9 PM to 6 AM PHT"],
  ["Candidates must be available between 8 AM and 5 PM Central."],
])("hours to keep: %s", (text) => {
  expect(tell(text)).toEqual(["hours required"]);
});

it.each([
  ["The team's working hours range from 9am GMT to 6pm EST."],
  ["We are spread across time zones from PST to CET."],
  ["Our team works across US time zones."],
  ["You can choose your hours; most of the team is in CET."],
  ["Reports are due by 5 PM PST."],
  ["Market hours 9:30am to 4pm EST."],
  ["Data is refreshed at 6 AM UTC daily."],
])("hours and zones of others, and points of time, are nobody's day: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it.each([["We work with a network of independent contractors."], ["UoP or B2B contract"]])(
  "others' contracts, and a choice of them: %s",
  (text) => {
    expect(tell(text)).toEqual([]);
  },
);

it("of what one text says twice, the narrower place is told", () => {
  const text =
    "This is a remote role for candidates located in Campinas, Brazil. Work from anywhere in the Americas.";
  const { facts } = readEligibility({
    title: "Pilot",
    text,
    stated: "",
    place: parsePlace(""),
    jobTypes: [],
  });
  expect(facts.map(({ countries, regions }) => [...countries, ...regions])).toEqual([["BR"]]);
});

it("takes a way to work for the reader's, whoever else the sentence speaks of", () => {
  const facts = readFacts(
    "",
    "Candidates must be able to commute to Boston twice a week; our users love it.",
  );
  expect(facts.map(({ kind }) => kind)).toEqual(["residence", "workplace"]);
});
