import { describe, expect, it } from "vitest";

import { extractText } from "../../html/read-safe-html.ts";
import { sanitizeDescription } from "../../html/sanitize-description.ts";
import { readFacts } from "./read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string, title = "") =>
  readFacts(title, text).map(({ kind, verdict, countries, regions, overlap }) =>
    [kind, verdict, ...regions, ...countries, overlap].filter((word) => word !== undefined).join(" "),
  );

describe("a posting in English says", () => {
  it.each([
    ["Must be based in Portugal.", "residence only PT"],
    ["Candidates must reside in Brazil, Argentina or Chile, with good internet.", "residence only BR AR CL"],
    ["Only candidates located in Mexico will be considered.", "residence only MX"],
    ["This position is only open to residents of the European Union.", "residence only eu"],
    ["We are seeking a Support Lead based in the UK.", "residence only GB"],
    ["Must live in one of the following states: TX, FL, GA or NC.", "residence only US"],
    ["This role is remote within the United States.", "residence only US"],
    ["Remote (Canada)", "residence only CA"],
    ["Location: home-based in EMEA (Poland, Spain)", "residence only PL ES"],
    ["Remote, US only", "residence only US"],
    ["Open to candidates in LATAM.", "residence only latam"],
    ["We are unable to consider applicants who live outside of the US.", "residence only US"],
    ["Applicants located outside of the EU will not be considered.", "residence only eu"],
    ["You can work from anywhere in the world.", "residence open"],
    ["We are currently unable to hire in Belarus or Iran.", "residence excluded BY IR"],
    ["Ideally you are based in Kenya.", "residence preferred KE"],
    ["Must be based in the US (East Coast preferred).", "residence only US"],
    ["Location: United Kingdom", "residence only GB"],
    ["Full time, Lisbon (hybrid) or Portugal (Remote)", "residence only PT"],
    ["We can hire in the following countries: Spain, Poland and Italy.", "residence only ES PL IT"],
    ["You must live within commuting distance of our Tokyo hub.", "residence only JP"],
    ["You must live within commuting distance of our London, NYC or SF hub.", "residence only GB US"],
    ["Candidates must be based in Paris, Texas.", "residence only US"],
    ["We are seeking engineers based in Chile or across Latin America.", "residence only latam CL"],
    ["Must be located outside of the United States.", "residence excluded US"],
    ["UK based preferred, but not essential.", "residence preferred GB"],
  ])("where people have to live: %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it.each([
    ["You must be legally authorized to work in the United States.", "workAuthorization required US"],
    ["Must have the right to work in the UK.", "workAuthorization required GB"],
    ["Valid EU work permit required.", "workAuthorization required eu"],
    ["US work authorization is required.", "workAuthorization required US"],
    ["US citizens only.", "citizenship required US"],
    ["U.S. Citizenship is required due to a government contract.", "citizenship required US"],
    ["Must be a citizen of the Philippines.", "citizenship required PH"],
    ["Applicants must be U.S. persons under ITAR.", "citizenship required US"],
    ["Active Secret clearance required.", "clearance required US"],
    ["Must be able to obtain a security clearance.", "clearance required"],
    ["An active Secret clearance is a plus.", "clearance preferred US"],
    ["We are unable to sponsor visas.", "sponsorship refused"],
    ["Visa sponsorship is not available for this position.", "sponsorship refused"],
    ["We offer visa sponsorship and relocation.", "sponsorship offered"],
    ["This position is not eligible for sponsorship.", "sponsorship refused"],
    ["Australian work rights are required.", "workAuthorization required AU"],
    ["Must be a US citizen or authorized to work in the United States.", "workAuthorization required US"],
  ])("which papers they need: %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it.each([
    ["3 days a week in our Paris office.", "workplace required"],
    ["This is an on-site position in Austin, TX.", "workplace required"],
    ["You will be onsite 3x per week.", "workplace required"],
    ["We meet in our Dublin office on Tuesdays.", "workplace required"],
    ["This is not a remote position.", "workplace required"],
    ["#LI-Hybrid", "workplace required"],
    ["The role can be done from our Leeds office, hybrid or fully remotely.", "workplace optional"],
    ["Candidates can be home-based, at home, hybrid, or in office.", "workplace optional"],
    ["You choose: from home or from one of our offices.", "workplace optional"],
    ["Must travel 25% of the time.", "travel required"],
    ["Willingness to travel to our customers.", "travel required"],
    ["Occasional travel may be required.", "travel optional"],
    ["The role may require periodic visits to customer sites.", "travel optional"],
    ["Mostly from home, with occasional business trips.", "travel required"],
    ["At least 4 hours of overlap with US Eastern Time.", "hours required 4"],
    ["Working hours: 9am - 5pm PST", "hours required"],
    ["A remote role with EST working hours.", "hours required"],
    ["Time zone: CET (+/- 3 hours).", "hours required"],
    ["Work from wherever you like, within EST working hours.", "hours required"],
    ["We prefer some overlap with CET working hours.", "hours preferred"],
    ["You will be engaged as a freelancer.", "employment contractor"],
    ["W2 only, no C2C.", "employment employee"],
  ])("how the work is done: %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("nothing is concluded", () => {
  it.each([
    ["No visa required."],
    ["No travel required."],
    ["You do not have to be based in Texas."],
    ["For other roles, we are only able to hire in Canada."],
    ["Daily lunch in the office on Tuesdays."],
    ["You help us answer users outside of U.S. working hours."],
    ["Não é necessário morar em São Paulo."],
  ])("from what is not asked for: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["Our HQ is in Berlin."],
    ["We're headquartered in New York with offices in London."],
    ["Our customers are based in the United States."],
    ["We are a team based in Berlin and Lisbon."],
    ["We offer a 401k and health insurance for US employees."],
    ["For candidates based in the US, the salary range is $90,000 to $110,000."],
    ["Use your travel stipend as you like."],
    ["All applicants are considered without regard to race, national origin or citizenship."],
  ])("from benefits, offices, customers and words of fairness: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

it.each([
  ["No need to live in the US.", "US"],
  ["You do not have to be based in Germany.", "DE"],
  ["Ein Wohnsitz in Deutschland ist nicht erforderlich.", "DE"],
  ["No es necesario residir en España.", "ES"],
  ["Não é preciso morar em Portugal nem no Brasil.", "PT BR"],
  ["Il n'est pas nécessaire de résider en France.", "FR"],
])("nobody has to live in a country that is denied, and no other is promised: %s", (text, countries) => {
  expect(tell(text)).toEqual([`residence optional ${countries}`]);
});

it.each([
  ["Operamos no solo en México sino en toda Latinoamérica, con un equipo para la región."],
  ["Wir arbeiten nicht nur in Deutschland, sondern auch mit Teams in Europa."],
  ["Nous sommes une équipe présente non seulement en France, avec vous partout."],
  ["Somos una empresa ubicada en Chile con un equipo para la región."],
  ["Uma empresa que está localizada em Portugal para você."],
  ["Nous sommes une société établie en Suisse, avec des équipes pour vous."],
  ["Die Firma ist in Deutschland ansässig und wir sind für dich da."],
  ["Você vai trabalhar com times de países europeus e para que tudo funcione."],
  ["Nous intervenons sur le continent africain avec des équipes pour vous."],
  ["Gestión de cuentas nacionales e internacionales de México para el equipo con una meta."],
  ["Applicants located in the UK do not require sponsorship."],
])("where a company works, and with whom, says nothing of where people live: %s", (text) => {
  expect(
    tell(text).filter((fact) => /^(?:citizenship|residence)/.test(fact) && !fact.endsWith(" GB")),
  ).toEqual([]);
});

it.each([
  ["Sales Engineer (Remote, BRA)", "residence only BR"],
  ["Trainee – Slovak – Remote Poland", "residence only PL"],
  ["Strategic Account Executive (Germany)", "residence only DE"],
  ["Specialist (Remote in NM)", "residence only US"],
  ["Data Engineer (m/w/d), Spain Remote (ES)", "residence only ES"],
])("a title's place beside “remote”, or alone in brackets at its end: %s", (title, fact) => {
  expect(tell("", title)).toEqual([fact]);
});

it.each([
  ["Account Executive, France"],
  ["Chinese (China) Translation Reviewer"],
  ["Senior Engineer (QA)"],
  ["Remote Swedish Translator"],
  ["Territory Manager (Georgia)"],
])("but no market, language or trade: %s", (title) => {
  expect(tell("", title)).toEqual([]);
});

it("leaves out what is said of other jobs, and of pay", () => {
  expect(tell("For our Sales roles, we are only able to hire in the United States.")).toEqual([]);
  expect(tell("$105–140/hour for U.S.-based applicants")).toEqual([]);
  expect(tell("Liaise with East Coast-based candidates.")).toEqual([]);
});

it("reads a title as well", () => {
  expect(tell("", "Senior Engineer (Remote, Switzerland)")).toEqual(["residence only CH"]);
});

it("quotes the sentence with its place in the description's text", () => {
  const text = extractText(
    sanitizeDescription("<p>We map caves. You must live in Peru.</p><ul><li>No visa sponsorship.</li></ul>"),
  );
  const facts = readFacts("", text);
  expect(facts.map(({ quote }) => quote)).toEqual(["You must live in Peru.", "No visa sponsorship."]);
  for (const { quote, at = -1 } of facts) expect(text.slice(at, at + quote.length)).toBe(quote);
});

it("says once what a posting repeats, and twenty things at most", () => {
  expect(tell("You must live in Peru.\nMust be located in Peru.")).toEqual(["residence only PE"]);
  const places = ["Peru", "Chile", "Kenya", "Ghana", "Spain", "Italy"];
  expect(tell(places.map((place) => `You must live in ${place}.`).join("\n")).length).toBeLessThanOrEqual(20);
});
