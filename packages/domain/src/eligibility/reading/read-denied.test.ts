import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("what is denied beside a demand opens nothing", () => {
  it.each([
    ["Candidates must be based in Ireland as travel is not required."],
    ["You must live in the US although a car is not required."],
    ["Must be based in Brazil (English is not necessary)."],
    ["Visa sponsorship is not required and you must be based in Spain."],
    ["This position is not restricted to applicants based in Canada."],
    ["You do not need to work EST hours."],
    ["Work in any time zone: no EST working hours needed."],
    ["A US work permit is not necessary for this role."],
    ["Peu importe où vous habitez, en France."],
    ["Vous résidez en France et aucun diplôme n'est requis."],
    ["You live in Kenya where a visa is not required."],
    ["You live in Germany so that a work permit is not required."],
    ["Vous habitez en Suisse où aucun visa n'est requis."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["Must live in Canada – a driving licence is not required", ["residence only CA"]],
    ["Vous devez habiter en France, peu importe la ville", ["residence only FR"]],
    ["You do not need to live near our office, but you must be based in Canada.", ["residence only CA"]],
    ["You do not have to be a developer; you must be based in Poland.", ["residence only PL"]],
    ["You must not be based in Germany.", ["residence excluded DE"]],
    ["Candidates are not required to be based in Canada.", ["residence optional CA"]],
  ])("%s", (text, facts) => {
    expect(tell(text)).toEqual(facts);
  });
});

describe("a home or permit that is not asked for is no demand", () => {
  it.each([
    ["A vaga não é restrita a residentes no Brasil.", "BR"],
    ["A vaga não está limitada a quem mora no Brasil.", "BR"],
    ["Não é exclusivo para residentes no Brasil.", "BR"],
    ["Esta vaga não é só para residentes no Brasil.", "BR"],
    ["Não é essencial morar no Brasil.", "BR"],
    ["Não é mandatório residir em Portugal.", "PT"],
    ["Não é relevante residir em Portugal.", "PT"],
    ["Residir em Portugal não é fundamental.", "PT"],
    ["Residência em Portugal não é condição.", "PT"],
    ["Morar no Brasil não é um problema.", "BR"],
    ["Du brauchst keinen Wohnsitz in Deutschland.", "DE"],
    ["Wir verlangen keinen festen Wohnsitz in Deutschland.", "DE"],
    ["Einen Wohnsitz in Deutschland benötigen Sie nicht.", "DE"],
    ["No necesitas vivir en España.", "ES"],
    ["No es imprescindible vivir en España.", "ES"],
    ["Vivir en España no es imprescindible.", "ES"],
    ["No requerimos que vivas en España.", "ES"],
    ["Inutile d'habiter en France.", "FR"],
    ["Il n'est pas indispensable de vivre en France.", "FR"],
    ["Habiter en France n'est pas indispensable.", "FR"],
    ["Le poste n'est pas réservé aux résidents en France.", "FR"],
  ])("%s", (text, country) => {
    expect(tell(text)).toEqual([`residence optional ${country}`]);
  });

  it.each([
    ["Du brauchst keine Arbeitserlaubnis für Deutschland."],
    ["No necesitas permiso de trabajo en España."],
    ["No US work permit required."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["Se não é residente em Portugal, não se candidate.", "PT"],
    ["Você mora no Brasil e não é importante ter experiência.", "BR"],
    ["Residir em Portugal é essencial e o inglês não é essencial.", "PT"],
    ["A vaga não é só remota: precisa residir em Portugal.", "PT"],
    ["Du wohnst in Deutschland und brauchst kein Auto.", "DE"],
    ["Du brauchst keinen Führerschein, aber einen Wohnsitz in Deutschland.", "DE"],
    ["Vivir en España es imprescindible y el coche no es imprescindible.", "ES"],
    ["Debes vivir en España y no necesitas experiencia.", "ES"],
    ["Vous devez habiter en France, inutile d'avoir une voiture.", "FR"],
  ])("but one beside something else that is not asked for stays: %s", (text, country) => {
    expect(tell(text)).toEqual([`residence only ${country}`]);
  });
});

describe("a demand that anybody can meet in another way asks for nothing", () => {
  it.each([
    ["You are based in the EU or willing to relocate to the EU.", []],
    ["Must be based in Germany or be willing to relocate.", []],
    ["Valid EU work permit or ability to work as a freelancer from anywhere.", ["employment contractor"]],
    ["Must be based in the US or willing to work US hours.", ["hours required"]],
    ["Debes residir en España o estar dispuesto a trasladarte.", []],
    ["Wohnsitz in Deutschland oder Bereitschaft zum Umzug nach Deutschland.", []],
    ["Vous résidez en France ou êtes prêt à vous y installer.", []],
    ["Deve residir em Portugal ou ter disponibilidade para se mudar.", []],
    ["Must be based in the US and willing to relocate to Austin.", ["residence only US"]],
    ["Must be located in the US or Canada.", ["residence only US CA"]],
  ])("%s", (text, facts) => {
    expect(tell(text)).toEqual(facts);
  });
});

describe("a workplace that is denied, or another job's, is none", () => {
  it.each([
    ["This is not an on-site position."],
    ["This role is not hybrid, it is remote."],
    ["The job is neither on-site nor hybrid."],
    ["It is not an in-office job, you work from anywhere."],
    ["This isn't an in-person role."],
    ["Neither an on-site job nor a hybrid job."],
    ["Unlike an in-office job, you choose your hours"],
    ["Two years in an on-site role or similar are a plus."],
    ["You will manage an on-site job fair."],
    ["No hybrid schedule: everybody works from home."],
    ["Remote work is not an option, it's our default."],
    ["If remote work is not possible for you, tell us."],
    ["Location: fully remote, no in-office days"],
    ["2 days in-person every year"],
    ["We meet 2 times in person"],
    ["5 days of on-site parental leave"],
    ["We publish twice a week from home"],
    ["Travel: yes please? No travel needed."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["You are expected on-site four days a week or fully remote on Fridays"],
    ["This role is fully on-site; you can work from the Leeds office or from home on Fridays."],
    ["This role is hybrid; no travel required."],
    ["No visa is required and the role is on-site in Leeds."],
  ])("but not by what is said of some days, or of something else: %s", (text) => {
    expect(tell(text)).toEqual(["workplace required"]);
  });
});

describe("sponsorship is not refused where it is offered, or is of something else", () => {
  it.each([
    ["We can hire you without needing a sponsorship letter"],
    ["We not only provide sponsorship but relocation too"],
    ["No sponsorship sales experience needed"],
    ["No sponsorship of events"],
    ["We don't only offer sponsorship for visas, we also pay for your move."],
    ["Don't worry, we offer visa sponsorship"],
    ["No problem if you need visa sponsorship: we sponsor visas"],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe("a demand stays one beside a wish", () => {
  it.each([
    ["Debes residir en Colombia, preferentemente en Bogotá.", "residence only CO"],
    ["Imprescindible residir en España, idealmente en Madrid.", "residence only ES"],
    ["Vous devez résider en France, idéalement à Lyon.", "residence only FR"],
    ["É obrigatório residir no Brasil, preferencialmente em São Paulo.", "residence only BR"],
    ["You need to be based in the UK, preferably London.", "residence only GB"],
    ["You have to live in Poland, ideally Warsaw.", "residence only PL"],
    ["Location: Remote, US preferred", "residence preferred US"],
    ["No contratamos personas de Venezuela.", "residence excluded VE"],
    ["For all roles, you must be based in Germany.", "residence only DE"],
    [
      "For all other positions we hire worldwide, but this role must be based in Germany.",
      "residence only DE",
    ],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});
