import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a list is read with what heads it", () => {
  it.each([
    ["Remote-eligible states: AZ, CO, FL, GA", "residence only US"],
    ["Where you can work from: Brazil, Mexico, Colombia", "residence only BR MX CO"],
    ["Eligible countries\nBrazil\nMexico\n\nAbout us\nWe began in Spain", "residence only BR MX"],
    [
      "You can be based in any of these countries:\n- Germany\n- Spain\n- The Netherlands",
      "residence only DE ES NL",
    ],
    ["This role can be performed from any of the following states\nTexas\nOhio\nUtah", "residence only US"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it("quotes the whole list", () => {
    const text = "We like bread.\nEligible countries:\nBrazil\nMexico\nBenefits";
    const [fact] = readFacts("", text);
    expect(fact?.quote).toBe("Eligible countries:\nBrazil\nMexico");
    expect(text.slice(fact?.at, (fact?.at ?? 0) + (fact?.quote.length ?? 0))).toBe(fact?.quote);
  });

  it.each([
    ["Our locations:\nBerlin, Germany\nMadrid, Spain"],
    ["You can not work from any of these countries:\nIran\nCuba"],
    ["Work from anywhere\nIn Spain we meet once a year"],
  ])("but not the list of something else: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe("more words for where people live", () => {
  it.each([
    ["Due to tax reasons you must be domiciled in Switzerland.", "residence only CH"],
    ["The successful applicant must be a UK resident.", "residence only GB"],
    ["Remote position across APAC only.", "residence only apac"],
    ["We have entities in, and hire from, Poland, Romania and Portugal only.", "residence only PL RO PT"],
    ["We can hire in all US states except Hawaii and Alaska.", "residence only US"],
    ["Preference will be given to applicants in Portugal.", "residence preferred PT"],
    [
      "Ideally you're in the US, but we're happy to talk to strong people elsewhere.",
      "residence preferred US",
    ],
    ["It doesn't matter where in the world you are.", "residence open"],
    ["You're free to live wherever you like.", "residence open"],
    ["We don't mind where you live.", "residence open"],
    ["This job is open to people in every country.", "residence open"],
    ["It doesn't matter where you live, as long as you are based in Europe.", "residence only europe"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it.each([
    ["We don't mind where you live in Mexico."],
    ["It does not matter where you live if you can be within EST hours."],
    ["Our data must be US resident."],
    ["Our clients hire from Poland only."],
  ])("but the world is not open, nor anything closed, by: %s", (text) => {
    expect(tell(text).filter((fact) => !fact.startsWith("hours"))).toEqual([]);
  });
});

describe("where people have to live is read as far as it is told", () => {
  it.each([
    ["We only hire from:\nAustria\nPortugal\n\nWe bake bread.", "residence only AT PT"],
    ["This is a Canada-based, remote night role.", "residence only CA"],
    [
      "You must live within commuting distance of our Lima, Peru hub, Quito, Ecuador hub or La Paz, Bolivia hub.",
      "residence only PE EC BO",
    ],
    ["Location: Asia, Osaka, Japan", "residence only JP"],
    ["Location: Remote (Canada, or Latin / South America)", "residence only latam south-america CA"],
    ["You are not based in Norway.", "residence excluded NO"],
    ["Candidates must be based in Tbilisi, Georgia.", "residence only GE"],
    ["Candidates must be based in Atlanta, Georgia.", "residence only US"],
    ["This job is open to candidates across the EU, with a preference for bakers.", "residence only eu"],
    ["Open to contributors worldwide.", "residence open"],
    ["Kenyan nationals only.", "citizenship required KE"],
    ["You can obtain a government clearance.", "clearance required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it("closes the rest of a part of the world that a sentence is about, and no other part", () => {
    const [fact] = readFacts("", "Within Oceania, we only hire from New Zealand and Fiji.");
    expect(fact).toMatchObject({ kind: "residence", verdict: "excluded", regions: [] });
    expect(fact?.countries).toContain("AU");
    expect(fact?.countries).not.toContain("FJ");
    expect(fact?.countries).not.toContain("BR");
  });

  it("is of the whole job where a demand of people in a part of the world is", () => {
    expect(tell("In Europe, you must live in Germany.")).toEqual(["residence only DE"]);
  });

  it.each([
    ["We hire anywhere in Latin America except Brazil.", "BR"],
    ["Open to candidates across the EU, except Germany.", "DE"],
    ["Contratamos en toda Latinoamérica, menos Brasil.", "BR"],
    ["Aceitamos candidatos de toda a América Latina, exceto Argentina.", "AR"],
    ["Nous recrutons partout en Europe, sauf au Royaume-Uni.", "GB"],
    ["Wir stellen in ganz Europa ein, außer in der Schweiz.", "CH"],
  ])("leaves out of a region whom %j excepts", (text, code) => {
    expect(tell(text)).toContain(`residence excluded ${code}`);
  });

  it("excepts nobody for what else is left out", () => {
    expect(tell("We hire in the US except for benefits in Hawaii.")).toEqual([]);
    expect(tell("Los clientes viven en toda Europa menos España.")).toEqual([]);
  });

  it("takes no offer to those who live elsewhere for a demand", () => {
    expect(tell("If you are not based in Norway, we send you a stove.")).toEqual([]);
    expect(tell("We weigh applications of those with a preference for remote working in Norway.")).toEqual(
      [],
    );
  });
});
