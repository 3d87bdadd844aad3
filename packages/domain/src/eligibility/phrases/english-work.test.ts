import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("an office that may be used is no demand", () => {
  it.each([
    ["If you live nearby, we invite you to work with us in our co-working space."],
    ["The job may include occasional work at an office of ours."],
    ["Position is remote but office presence may be required for some meetings."],
    ["Possibility to work in the Oslo and Bergen offices or fully remotely."],
    ["You choose where you work best: from home, an office, or a café."],
    ["Work where you choose: our offices in Ghent, your kitchen, a boat."],
    ["We work both remotely and from our office in Turin."],
    ["Work remotely and/or access any of our hubs."],
    ["In the office if one is near, at home, or a bit of both: it's up to you."],
    ["Remote-flexible, offices in Oslo and Lima."],
    ["This role can be 100% remote, but we do have offices in Oslo."],
    ["Remote, or join us in Oslo or Lima: your call."],
    ["There is the possibility to work hybrid/remote."],
    ["You have the option to join us on-site as often as you like."],
    ["Remote with in-person opportunities at our bakery."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["workplace optional"]);
  });

  it.each([
    ["You must have worked in Microsoft Office."],
    ["For employees near an office, office attendance may be required for events."],
    ["We expect you to be in our office never."],
  ])("and these tell of none: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

it.each([
  ["We come together in person a few times a year."],
  ["Yearly in-person gathering to meet and plan."],
  ["Annual offsites: meet your team in person."],
])("who meets in person travels, however rarely: %s", (text) => {
  expect(tell(text)).toEqual(["travel required"]);
});

it.each([
  ["Meet our customers in person once a year."],
  ["Quarterly stipend for in-person gatherings."],
  ["We travel to meet never."],
])("but not: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it.each([
  ["You work 9-5 Pacific Time."],
  ["Hours: 10–2pm ET."],
  ["Working hours: 9–5 ET."],
  ["Available Monday to Friday, 9:00 a.m. to 6:00 p.m. Pacific Time."],
  ["Able to work shifts of 6 PM - 3 AM Manila time."],
  ["The schedule is aligned with AU business hours."],
  ["Works 10:00 A.M. - 6:00 P.M. GMT."],
  ["Available to work 3-11pm Eastern."],
  ["Once training is complete, the schedule is 8:30 a.m. to 5:00 p.m. EST."],
])("hours of a zone or a place: %s", (text) => {
  expect(tell(text)).toEqual(["hours required"]);
});

it.each([
  ["14:00 - 23:00 WAT", { timezones: { from: 1, to: 1 }, day: { start: 14, end: 23 } }],
  ["CET +/- 2 hours", { timezones: { from: -1, to: 3 } }],
  ["CET (± 3h)", { timezones: { from: -2, to: 4 } }],
])("reads a line of hours: %s", (text, hours) => {
  expect(readFacts("", text)[0]).toMatchObject({ kind: "hours", verdict: "required", ...hours });
});

it("names the zone that hours are asked in, and not one that the sentence names besides", () => {
  const [fact] = readFacts(
    "",
    "As people live between EU and PT time zones, your working hours must overlap with 8am to 12pm ET.",
  );
  expect(fact?.timezones).toEqual({ from: -5, to: -5 });
});

it.each([
  ["As a Product Designer (Contractor), you shape our app."],
  ["Pay: €3,000/month (contractor)"],
  ["$40 an hour, as an independent contractor"],
])("contractors, in a sentence of pay as well: %s", (text) => {
  expect(tell(text)).toEqual(["employment contractor"]);
});

it.each([
  ["This position may be filled anywhere in Canada.", "residence only CA"],
  ["Please only apply for this job if you are located in India", "residence only IN"],
  ["We're a remote-first company (Canada only, for now).", "residence only CA"],
  ["Your main residence must be within the US.", "residence only US"],
  ["This role requires a U.S.-based professional.", "residence only US"],
  ["We are looking for a UK based Account Manager.", "residence only GB"],
  ["This role will be US based.", "residence only US"],
  ["Our roles can be based across Australia and Mexico.", "residence only AU MX"],
  ["Located in the USA or Canada (this role is fully remote)", "residence only US CA"],
  ["Based in Norway", "residence only NO"],
  ["You work from your home office located within the US.", "residence only US"],
  ["You should be able to work from Bulgaria.", "residence only BG"],
  ["We are not hiring in Germany.", "residence excluded DE"],
  ["You should live in Norway, ideally near Oslo.", "residence only NO"],
  ["You should live in Norway, ideally.", "residence preferred NO"],
])("more ways to say where people live: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});

it.each([
  ["Based in Berlin, we build software for hospitals."],
  ["Our company is US-based and remote."],
  ["We are looking for US-based clients."],
  ["You support a US-based team."],
  ["Last week I was in Spain, Portugal (Remote) is next."],
])("and to say where others are: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it.each([
  ["We are looking for a freelancer who bakes.", "employment contractor"],
  ["Freelance Baker", "employment contractor"],
  ["Night Baker (Contractor)", "employment contractor"],
  ["You bake on an independent contract basis.", "employment contractor"],
  ["We will take care of the visa.", "sponsorship offered"],
  ["We'll sponsor your visa if you want to move to Amsterdam.", "sponsorship offered"],
  ["We aren't in a position to support work visas.", "sponsorship refused"],
  ["At least four hours of your day overlap with Berlin.", "hours required"],
  ["You overlap at least 3 hours with London.", "hours required"],
  ["You travel to bakeries at your own discretion.", "travel optional"],
  ["Ability to travel. Some travel may be required.", "travel required"],
  ["Working Hours: U.S. Business Hours", "hours required"],
  ["ALL SHIFTS ARE IN EASTERN STANDARD TIME.", "hours required"],
])("more ways to say how work is done: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});

it.each([
  ["B2B engagement: you call bakeries."],
  ["You lead bakers across time zones (BST and PST)."],
  ["Our team operates in EET, which is UTC+2."],
  ["Two hours of overlap with Berlin customers."],
  ["We do not support Visa or Mastercard payments."],
  ["Positions have a job designation of either In Office, Hybrid or Remote."],
])("and to say how others do: %s", (text) => {
  expect(tell(text)).toEqual([]);
});

it("either an employee or a contractor is told as both", () => {
  expect(tell("A contract through a local employer of record, or as a contractor if you prefer")).toEqual([
    "employment employee",
    "employment contractor",
  ]);
});
