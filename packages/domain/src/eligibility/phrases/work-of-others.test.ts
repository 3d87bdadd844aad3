import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

const NOTHING: Readonly<Record<string, readonly string[]>> = {
  "others' papers are not asked of who applies": [
    "Our clients include banks that require US citizenship for tellers.",
    "Determine whether passengers must be US citizens.",
    "Review contracts with vendors that must be US citizens.",
    "Experience recruiting candidates with Top Secret clearances.",
    "You'll recruit cleared talent (TS/SCI, Secret) for government clients.",
    "Familiarity with TS/SCI facilities.",
    "We hold a Top Secret facility clearance.",
    "Our customers hold SC clearance.",
    "Many of our developers have an active security clearance.",
    "You check that candidates are authorized to work in the UK.",
    "Verify that our drivers are eligible to work in Canada.",
    "You will help employers learn who must be authorized to work in the United States.",
    "You'll verify that applicants hold a valid work permit for Germany.",
    "Ayudamos a empresas a tramitar el permiso de trabajo en España.",
    "Aides des étrangers à obtenir une autorisation de travail en France.",
    "Du hilfst Pflegekräften, eine Arbeitserlaubnis für Deutschland zu bekommen.",
    "Sicherheitsüberprüfung von Software nach ISO 27001.",
  ],
  "papers that are not needed": [
    "No US citizenship required.",
    "Aucune autorisation de travail en France n'est requise.",
  ],
  "days in an office that are others', or past, or none": [
    "Before the pandemic we worked three days a week in the office.",
    "In 2019 everyone was in the office five days a week.",
    "No more five days a week in the office.",
    "Say goodbye to three days a week in the office.",
    "While other companies demand 3 days per week in the office, we don't.",
    "Unlike companies that want you in the office 3 days a week, we trust you.",
    "We are not one of those companies that ask for three days a week in the office.",
    "You'll help companies move to hybrid work: two days per week in the office.",
    "Your buyers are HR managers in hybrid companies with 3 days in the office.",
    "Train nurses who work on-site three days a week.",
    "Engineers in Berlin meet two days a week in our office.",
    "We help people who must commute to London every day.",
    "Nobody should have to commute to the office.",
    "Keine Präsenztage im Büro.",
    "Wir haben keine festen Bürotage.",
    "Zwei Tage pro Woche im Büro waren gestern.",
  ],
  "whole weeks at home": [
    "You work remotely five days a week.",
    "Work from home 5 days a week.",
    "We work four days a week, 100% from home.",
    "Fully remote four days per week.",
  ],
  "travel that nobody has to do": [
    "You won't need to travel for this role.",
    "Travel isn't required.",
    "We don't require travel.",
    "This role does not involve travel.",
    "You are not expected to travel.",
    "Travel is rarely required.",
  ],
  "travel as a trade, and what is paid of it": [
    "Experience in travel and hospitality required.",
    "Experience in the travel sector is required.",
    "Knowledge of travel booking systems is required.",
    "Travel nurses required for our partner hospitals.",
    "You'll own the travel vertical and its 20% growth target.",
    "We reimburse up to 100% of travel costs.",
    "Employees receive up to 50% discount on travel.",
  ],
  "contracts of others, of some countries only, and none": [
    "Not a contractor position.",
    "This is not a freelance position.",
    "This role is employed; it is not a 1099 position.",
    "This is a salaried position, not a contractor role.",
    "Not eligible for independent contractor status.",
    "Outside the UK, you will be hired as a contractor.",
    "If we have no entity in your country, you'll be hired as a contractor.",
    "You'll recruit independent contractors for our marketplace.",
    "Help US companies hire independent contractors abroad.",
    "Your customers are small businesses and independent contractors.",
    "Classify workers as an independent contractor or employee.",
    "Our platform lets anyone work as a freelancer.",
    "Du betreust Freelancer und freie Mitarbeiter.",
  ],
  "hours of others, of things, and hours that bind nobody": [
    "We have team members in time zones from PST to CET.",
    "You handle database timezone conversion from UTC to EST.",
    "Our colleagues work from PST to CET.",
    "Our clients' core hours are 9-5 EST.",
    "You must be available for training 9am–5pm EST for three weeks.",
    "The stand-up is at 9am to 10am EST.",
    "Call us 9am-5pm EST; you need to work 40 hours.",
    "Our support team operates 9-5 GMT; you'll not be part of it.",
    "The maintenance window is 22:00 to 02:00 UTC.",
    "You will schedule posts for 9am EST and 6pm GMT.",
    "Publish newsletters within US business hours.",
    "The markets we cover trade during US hours.",
    "Your team's core hours are 10-4 CET, but you're not bound to them.",
    "You can choose any working hours; most of us work CET.",
    "Your manager is based in the EST time zone.",
  ],
  "sponsorship that is not needed, or that others refuse": [
    "Remote role, no travel, no visa sponsorship necessary.",
    "No need for sponsorship since you work in your own country.",
    "You help companies that cannot sponsor visas.",
    "Are you tired of employers who don't sponsor visas?",
    "We do not refuse to sponsor visas.",
    "We used to sponsor visas.",
  ],
};

describe.each(Object.entries(NOTHING))("nothing is told by %s", (_, texts) => {
  it.each(texts)("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe("but a denial beside a demand takes nothing from it", () => {
  it.each([
    ["No more than 2 days a week in the office.", "workplace required"],
    ["This is not a fully remote role: 3 days a week in the office.", "workplace required"],
    ["Our clients are banks, and you must be a US citizen.", "citizenship required US"],
    ["We help companies grow; active Secret clearance required.", "clearance required US"],
    ["You will train our teams, and travel up to 25% is required.", "travel required"],
    ["Not an employee: you work as an independent contractor.", "employment contractor"],
    ["You work remotely three days a week.", "workplace required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

it.each([
  ["You will work from our Paris office three days a week.", "workplace required"],
  ["You'll be expected on site at our Austin HQ at least 50% of the time.", "workplace required"],
  ["We work together in person Monday through Wednesday in Brooklyn.", "workplace required"],
  ["This position is not remote.", "workplace required"],
  ["The role isn't remote.", "workplace required"],
  ["This job is never remote.", "workplace required"],
  ["Work from home or from our office in Ghent, it's your choice.", "workplace optional"],
  ["Du kannst gerne auch in unserem Büro in Hamburg arbeiten.", "workplace optional"],
  ["Puedes venir a nuestra oficina de Barcelona cuando quieras.", "workplace optional"],
  ["Si vous habitez près de Paris, vous pouvez passer au bureau quand vous voulez.", "workplace optional"],
  ["There may be occasional opportunities to travel to conferences, if you wish.", "travel optional"],
  ["You must be a British national.", "citizenship required GB"],
  ["Not open to contractors, you need to be an employee.", "employment employee"],
  ["Regime de contratação: CLT", "employment employee"],
  ["You must work 9am to 5pm Eastern Time.", "hours required"],
  ["You must work 9am-5pm EST.", "hours required"],
  ["You will work 9am to 5pm EST, including the daily stand-up.", "hours required"],
  ["You must work 9am-5pm EST and look after customers in Asia.", "hours required"],
  ["You will need to overlap at least 3 hours a day with our team in Sydney (AEST).", "hours required"],
  ["Candidates must be located between UTC-8 and UTC-3.", "hours required"],
])("more ways to say what a job asks for: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});
