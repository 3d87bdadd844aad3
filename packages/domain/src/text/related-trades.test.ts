import { describe, expect, it } from "vitest";

import { foldText } from "./fold-text.ts";
import { listNearMarks, listTradeMarks } from "./related-trades.ts";
import { markWords } from "./spell-name.ts";
import { markStems } from "./stems.ts";
import { splitChunks } from "./tokenize.ts";
import { findTradeNames, NEAR_TRADES, toSingular, TRADES } from "./trade-names.ts";
import { understandSearch } from "./understand-search.ts";

const marksOf = (title: string) => listTradeMarks(title, "");
const isFound = (title: string, search: string) => {
  const marks = marksOf(title);
  return understandSearch(`${search} `).all.every(({ related = [] }) =>
    related.some((mark) => marks.includes(mark)),
  );
};

describe("a title", () => {
  it.each([
    ["Senior Backend Developer", "software engineer"],
    ["Front-End Engineer", "software engineer"],
    ["Manager Revenue Accounting", "accountant"],
    ["Technical Resourcer", "recruiter"],
    ["Lecturer in Policing", "teacher"],
    ["Product Designer", "ux"],
    ["Finanzbuchhalterin", "buchhalter"],
    ["Projektleiter:in", "leiter"],
    ["Software Engineer (Python)", "backend"],
    ["Softwareentwickler (m/w/d)", "software entwickler"],
    ["Software Entwicklerin", "softwareentwickler"],
    ["Head of Marketing", "director of marketing"],
    ["Marketing Director", "director of marketing"],
    ["Director of Catering", "director of catering"],
    ["Engineering Director", "vp engineering"],
    ["Engineering Director", "vp of engineering"],
    ["Engineering Director", "head of engineering"],
    ["Vice President, Engineering", "vp engineering"],
    ["VP Sales", "vice president of sales"],
    ["Paralegal", "legal assistant"],
    ["Staff Software Engineer", "principal engineer"],
    ["Product Manager", "product management"],
    ["Graphic Designer", "grafikdesigner"],
    ["Data Analyst", "datenanalyst"],
    ["Legal Counsel", "rechtsanwalt"],
    ["Registered Nurse", "krankenschwester"],
    ["Translator", "übersetzer"],
    ["Nurse", "Pfleger"],
    ["Copywriter", "Texterin"],
    ["Technical Writer", "technical writing"],
    ["Copywriter", "copywriting"],
    ["Head of Copywriting", "copywriter"],
    ["Senior Data Scientists", "data science"],
    ["Decision Scientist", "data science"],
    ["Python Engineer", "python development"],
    ["Backend Engineer", "software development"],
    ["Data Analysis Intern", "data analyst"],
    ["Legal Counsel", "law"],
    ["QA Engineer", "tester"],
    ["Test Analyst", "qa tester"],
    ["Backend Developer", "coder"],
    ["Engineering Manager", "em"],
    ["Engineering Manager", "eng manager"],
    ["Talent Acquisition Partner", "ta"],
    ["Teaching Assistant", "ta"],
    ["Physician Assistant", "pa"],
    ["Personal Assistant", "pa"],
    ["Nachhilfelehrer", "lehrkraft"],
  ])("%j is found by %j", (title, search) => {
    expect(isFound(title, search)).toBe(true);
  });

  it.each([
    ["Account Executive", "recruiter"],
    ["Math Tutor", "teacher"],
    ["Software Engineer", "accountant"],
    ["Data Analyst", "analytics engineer manager"],
    ["HR Business Partner", "operations manager"],
    ["Talent Development Partner", "developer"],
    ["Senior Accounting Manager", "account manager"],
    ["Social Media Manager", "social worker"],
    ["Management Trainee", "manager"],
    ["Werkstudentin Produktentwicklung", "entwickler"],
    ["Engineering Manager", "vp engineering"],
    ["Talent Developer", "web development"],
    ["Law Clerk", "lawyer"],
    ["Writer", "technical writing"],
  ])("%j is not found by %j", (title, search) => {
    expect(isFound(title, search)).toBe(false);
  });

  it("is read by the role before its team, place or product", () => {
    const role = marksOf("Software Engineer, Marketing Tools (Sales) - EMEA");
    expect(role).toEqual(expect.arrayContaining(markStems("engineer")));
    expect(role).not.toEqual(expect.arrayContaining(markStems("tools")));
    expect(role).not.toEqual(expect.arrayContaining(markStems("emea")));
  });

  it("is read by what follows a level and a comma", () => {
    expect(marksOf("Director, Tax")).toEqual(expect.arrayContaining(markStems("tax")));
  });
});

describe("a title related to a trade", () => {
  it.each([
    ["Full Stack Engineer", "frontend"],
    ["Freelance Writer", "copywriter"],
    ["Education Consultant", "tutor"],
    ["ASL Interpreter", "translator"],
    ["Office Assistant", "executive assistant"],
  ])("%j is related to %j, without being one", (title, trade) => {
    expect(listNearMarks(title)).toContain(markWords(trade));
    expect(marksOf(title)).not.toContain(markWords(trade));
  });

  it("is related to no other", () => {
    expect(listNearMarks("Gardener")).toEqual([]);
  });
});

const namesIn = (words: string) => findTradeNames(words.split(" ")).map(({ mark }) => mark);

describe("the name of a trade", () => {
  it("is recognised in all spellings", () => {
    const [mark] = namesIn("machine learning engineer");
    expect(mark).toBeDefined();
    for (const spelling of ["ml engineers", "ml developer", "machinelearning programmer"]) {
      expect(namesIn(spelling)).toContain(mark);
    }
  });

  it("is not recognised if its words are not adjacent", () => {
    expect(namesIn("data analyst sql developer")).not.toContain(namesIn("data developer")[0]);
  });

  it("includes the range of its words", () => {
    expect(findTradeNames(["senior", "machine", "learning", "engineer", "madrid"])).toMatchObject([
      { from: 1, to: 4 },
    ]);
  });

  it("has a singular, unless its plural is a trade word itself", () => {
    expect(["nurses", "sdrs", "sales", "news", "aws", "8hrs"].map(toSingular)).toEqual([
      "nurse",
      "sdr",
      "sales",
      "news",
      "aws",
      "8hrs",
    ]);
  });
});

it("lists trades as searches read them", () => {
  const written = [...TRADES, ...NEAR_TRADES].flatMap(({ asked, titles }) => [asked, ...titles]);
  const read = (text: string) =>
    splitChunks(foldText(text))
      .flatMap(({ words }) => words)
      .join(" ");
  expect(written.filter((text) => read(text) !== text)).toEqual([]);
});
