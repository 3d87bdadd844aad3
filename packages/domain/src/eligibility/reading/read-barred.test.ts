import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

it.each(["You are not located in Germany? No problem!", "We have had no applicants from Germany so far."])(
  "bars nobody: %s",
  (text) => {
    expect(readFacts("", text)).toEqual([]);
  },
);

describe("people who are named to say that they cannot apply are shut out, and not asked for", () => {
  it.each([
    ["Candidates based in Canada are not eligible for this role.", "CA"],
    ["Applicants residing in the US cannot be considered.", "US"],
    ["Those living in France will not be considered.", "FR"],
    ["Candidates in Mexico will not be considered.", "MX"],
    ["This role isn't open to applicants in the UK.", "GB"],
    ["This position is not available to candidates in the UK.", "GB"],
    ["We are not accepting applications from candidates located in India.", "IN"],
    ["We do not accept applications from the US for this role.", "US"],
    ["We can't work with people located in Iran, North Korea, Syria or Cuba.", "IR KP SY CU"],
    ["We never hire in the following countries: Iran, Cuba.", "IR CU"],
    ["We won't hire in Mexico.", "MX"],
    ["Applicants from the United States are excluded.", "US"],
    ["US candidates cannot be considered at this time.", "US"],
    ["Sorry, no applicants from India.", "IN"],
    ["Please do not apply if you are based in India.", "IN"],
    ["Bewerber mit Wohnsitz in der Schweiz können wir leider nicht einstellen.", "CH"],
    ["Wir können niemanden einstellen, der in Österreich wohnt.", "AT"],
    ["Bis auf Weiteres stellen wir keine Personen ein, die in Österreich leben.", "AT"],
    ["Menschen mit Wohnsitz in Deutschland können wir nicht beschäftigen.", "DE"],
    ["No es posible contratar a personas residentes en Cuba.", "CU"],
    ["De momento no trabajamos con personas que residen en España.", "ES"],
    ["No se aceptan candidatos de México.", "MX"],
    ["No podemos contratar a residentes de Venezuela ni de Cuba.", "VE CU"],
    ["Não aceitamos candidatos de Portugal.", "PT"],
    ["Não podemos contratar pessoas que vivam em Angola.", "AO"],
    ["No momento não podemos contratar pessoas residentes no Brasil.", "BR"],
    ["Nous ne pouvons pas embaucher de personnes résidant en Russie.", "RU"],
    ["Nous ne recrutons pas en France.", "FR"],
    ["Les candidats résidant en Belgique ne sont pas éligibles.", "BE"],
    ["Le poste n'est pas ouvert aux personnes résidant en Suisse.", "CH"],
  ])("%s", (text, countries) => {
    expect(tell(text)).toEqual([`residence excluded ${countries}`]);
  });

  it("says nothing of a country of which a part is barred", () => {
    expect(tell("Candidates located in California, Colorado or New York are not eligible.")).toEqual([]);
    expect(tell("We do not hire in Alaska, Hawaii or Puerto Rico.")).toEqual(["residence excluded PR"]);
    expect(tell("We cannot hire in Quebec or the US.")).toEqual(["residence excluded US"]);
  });

  it.each([
    ["Applicants living outside of the United States will not be considered.", "residence only US"],
    ["We can't hire people who are not based in Canada.", undefined],
    [
      "Candidates must be based in Spain; applications from elsewhere cannot be considered.",
      "residence only ES",
    ],
    ["We don't hire outside of Germany.", "residence only DE"],
    ["We aren’t currently accepting applications from outside Canada.", "residence only CA"],
    ["We don't just hire in Berlin: people outside Germany are welcome.", undefined],
    ["We don't only hire in Germany, but outside Germany too.", undefined],
    ["Nous ne recrutons pas seulement en France, mais aussi en dehors de la France.", undefined],
    ["Nous ne pouvons pas recruter hors de France.", "residence only FR"],
    ["Wir können niemanden außerhalb von Deutschland einstellen.", "residence only DE"],
  ])("but not who lives anywhere else: %s", (text, fact) => {
    expect(tell(text)).toEqual(fact === undefined ? [] : [fact]);
  });

  it("refuses sponsorship alone to who lives elsewhere", () => {
    expect(tell("We are unable to offer visa sponsorship to those outside Canada.")).toEqual([
      "sponsorship refused",
    ]);
  });
});

describe("nobody has to live in a place only where nothing more is said", () => {
  it.each([
    ["You don't need to live in the US, but you must live in the Americas.", ["residence only americas"]],
    ["You don't need to be based in the US right now, but you must be by your start date.", []],
    ["You do not need to be located in the US; Canada is fine too.", []],
    ["You don't need to live in the United States to be a customer.", []],
    ["You don't need to live in the US or Canada.", ["residence optional US CA"]],
    ["You do not need to be based in Germany to apply for this role.", ["residence optional DE"]],
    ["No hace falta residir en México para este puesto.", ["residence optional MX"]],
    ["You don't need to live in the US to apply; we have people in Lima and Seoul.", ["residence open"]],
    [
      "Ein Wohnsitz in Deutschland ist nicht erforderlich, unser Team lebt in Bern und Hanoi.",
      ["residence open"],
    ],
    ["Não é preciso morar em Portugal nem no Brasil; temos gente em Macau e em Toronto.", ["residence open"]],
    [
      "Pas besoin de résider en France ni même en Europe pour postuler.",
      ["residence open", "residence optional FR"],
    ],
    ["You must be based in the US or anywhere else with good internet.", []],
  ])("%s", (text, facts) => {
    expect(tell(text)).toEqual(facts);
  });
});

describe("where others than who applies live asks nobody to live there", () => {
  it.each([
    ["Our data must reside in the United States."],
    ["All suppliers must be based in the UK."],
    ["Vehicles must be located in Texas."],
    ["Payments must be made from an account that is located in the EU."],
    ["Drivers must live in the UK to sign up on our app."],
    ["Support users who must be located in the US to open an account."],
    ["You need to know the rules for people who must reside in France for tax reasons."],
    ["Looking for a writer who can interview founders based in Africa."],
    ["Seeking a researcher to find hotels located in Italy."],
    ["We're looking for someone with experience selling to hospitals based in France."],
    ["Hiring manager located in Israel."],
    ["Stock options for candidates based in the UK."],
    ["Paid parental leave for those based in the US: 16 weeks."],
    ["You'll be mentoring someone based in Ghana."],
    ["Tu jefe vive en Chile."],
    ["Nuestra fundadora vive en Perú."],
    ["Ayudarás a personas que viven en Argentina a encontrar trabajo."],
    ["O nosso fundador vive em Portugal."],
    ["Notre fondatrice habite en Belgique."],
    ["Vous accompagnez des familles résidant en Suisse."],
    ["Unser Gründer lebt in Spanien."],
    ["Du unterstützt Menschen, die in Deutschland leben."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["The Account Manager must be based in Spain.", "residence only ES"],
    ["Team members in this role must live in Japan.", "residence only JP"],
    ["This job is remote, but must be based in Brazil.", "residence only BR"],
    ["We're seeking two experienced engineers based in Brazil.", "residence only BR"],
    ["Nuestro candidato ideal vive en Chile.", "residence only CL"],
    ["Tu residencia debe ser en España.", "residence only ES"],
  ])("but this is who applies: %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});
