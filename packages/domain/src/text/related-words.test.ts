import { describe, expect, it } from "vitest";

import { listCompounds } from "./compounds.ts";
import { foldText } from "./fold-text.ts";
import { findRelated, readNames } from "./related-words.ts";
import { markWords } from "./spell-name.ts";
import { stemsOf } from "./stems.ts";
import { SKILLS_WITH, SYNONYMS } from "./synonyms.ts";
import { splitChunks } from "./tokenize.ts";

const share = (a: string, b: string) => stemsOf(a).some((stem) => stemsOf(b).includes(stem));

describe("forms of one word", () => {
  it.each([
    ["accountants", "accountant"],
    ["nurses", "nurse"],
    ["recruiters", "recruiter"],
    ["interns", "internship"],
    ["generated", "generation"],
    ["executives", "executive"],
    ["analysts", "analyst"],
    ["buchhalters", "buchhalter"],
    ["ingenieure", "ingenieur"],
    ["pflegekrafte", "pflegekraft"],
    ["entwicklerinnen", "entwickler"],
    ["redakteurin", "redakteur"],
    ["drivers", "driver"],
    ["praktikantinnen", "praktikant"],
    ["entwicklern", "entwicklerin"],
    ["engineer", "engineering"],
    ["monitors", "monitoring"],
    ["freelancers", "freelance"],
    ["technischer", "technische"],
    ["businesses", "business"],
    ["women", "woman"],
    ["children", "child"],
    ["arztin", "arzt"],
    ["arzte", "arztinnen"],
    ["redakteure", "redakteurin"],
    ["kauffrau", "kaufmann"],
    ["kaufleute", "kauffrauen"],
    ["burokauffrau", "burokaufleute"],
  ])("%s and %s share a stem", (a, b) => {
    expect(share(a, b)).toBe(true);
  });

  it.each([
    ["react", "reaction"],
    ["rust", "rusty"],
    ["aws", "aw"],
    ["java", "javascript"],
    ["nurse", "nursery"],
    ["developer", "development"],
    ["marketing", "market"],
    ["intern", "internal"],
    ["interns", "international"],
    ["internal", "international"],
    ["generation", "general"],
    ["generation", "generative"],
    ["general", "generous"],
    ["designers", "designed"],
    ["recruiters", "recruited"],
    ["engineers", "engine"],
    ["officer", "office"],
    ["customers", "customs"],
    ["care", "career"],
    ["car", "care"],
    ["communities", "communication"],
    ["executive", "execute"],
    ["university", "universal"],
    ["driver", "drive"],
    ["workers", "work"],
    ["looker", "looking"],
    ["excel", "excellent"],
    ["solidity", "solid"],
    ["news", "new"],
    ["blender", "blend"],
    ["waiter", "waiting"],
    ["ember", "embed"],
    ["servers", "serves"],
    ["agent", "agentic"],
    ["programmers", "programme"],
    ["carer", "care"],
    ["educator", "education"],
    ["resident", "reside"],
    ["entwickler", "entwicklung"],
    ["pfleger", "pflege"],
    ["texter", "text"],
  ])("%s and %s share no stem", (a, b) => {
    expect(share(a, b)).toBe(false);
  });
});

describe("what a text can also be found by", () => {
  it.each([
    ["front end", "frontend"],
    ["machine learning", "machinelearning"],
    ["machine learning", "=ml"],
    ["kubernetes", "=k8s"],
    ["site reliability engineers", "=sre"],
    ["sre", markWords("site reliability engineer")],
    ["project manager", "=pm"],
    ["technical writer", markWords("tech writer")],
    ["c sharp", "c#"],
    ["react", "=javascript"],
    ["node js", "=js"],
    ["eks", "=k8s"],
    ["localization", "=l10n"],
    ["i18n", markWords("internationalization")],
    ["a11y", markWords("accessibility")],
    ["machine learning engineer", "=mle"],
    ["frontend developer", markWords("fe developer")],
    ["social media manager", "=smm"],
    ["web developer", "=webdev"],
    ["r d", markWords("research and development")],
    ["copy editor", "=copyeditor"],
    ["child care", markWords("childcare")],
    ["data scientist", "=datascientist"],
    ["mid level", "midlevel"],
  ])("of %j includes %j", (text, found) => {
    expect(findRelated(text.split(" "))).toContain(found);
  });

  it("includes a multi-word name as a whole, but not its words", () => {
    const found = findRelated(["hr"]);
    expect(found).toContain(markWords("people ops"));
    expect(found).not.toContain(markWords("operations"));
  });

  it("includes no skill that does not imply it", () => {
    expect(findRelated(["javascript"])).not.toContain(markWords("react"));
  });

  it("is empty for words on two sides of a compound", () => {
    expect(findRelated("in front of the end".split(" "))).toEqual([]);
  });
});

describe("the language Go", () => {
  it.each([
    "Go developer",
    "Python, Go or Rust",
    "services in Go.",
    "(Go, Kubernetes)",
    "and also Go, MongoDB",
  ])("is in %j", (text) => {
    expect(readNames(text)).toEqual(["golang"]);
  });

  it.each([
    "Go to Market Strategist",
    "Go-to-market",
    "Go live with us",
    "we go further",
    "go",
    "Go the extra mile",
  ])("is not in %j", (text) => {
    expect(readNames(text)).toEqual([]);
  });
});

it("lists synonyms and compounds as searches read them", () => {
  const skills = Object.entries(SKILLS_WITH).flatMap(([skill, others]) => [skill, ...others.split(", ")]);
  const compounds = listCompounds().flatMap(({ word, spelling }) => [word, spelling]);
  const written = [...compounds, ...SYNONYMS.flat(), ...skills];
  const read = (text: string) =>
    splitChunks(foldText(text))
      .flatMap(({ words }) => words)
      .join(" ");
  expect(written.filter((text) => read(text) !== text)).toEqual([]);
});
