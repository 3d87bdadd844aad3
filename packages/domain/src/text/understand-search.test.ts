import { describe, expect, it } from "vitest";

import { understandSearch } from "./understand-search.ts";

const phrases = (search: string) => understandSearch(search).all.map(({ phrase }) => phrase);

describe("understandSearch", () => {
  it.each(["front end", "front-end", "frontend", "Front End "])("reads %j as one word", (search) => {
    expect(phrases(search)).toEqual(["frontend"]);
  });

  it.each(["help desks", "help-desks", "helpdesks"])("reads %j as the plural of one word", (search) => {
    expect(understandSearch(`${search} `).all[0]?.related).toContain("=helpdesk");
  });

  it("also searches adjacent words as one", () => {
    const related = understandSearch("camp ground keep ").all.map((term) => term.related);
    expect(related).toEqual([
      ["=camp", "=campground"],
      ["=ground", "=campground", "=groundkeep"],
      ["=keep", "=groundkeep"],
    ]);
    expect(understandSearch("up sight ").all[0]?.related).toEqual(["=up"]);
    expect(understandSearch('school "bus driver"').all[0]?.related).toEqual(["=school"]);
  });

  it.each(["the rapist ", "with out ", "and roid ", "mit glied "])(
    "does not join connecting words: %j",
    (search) => {
      const [first = "", second = ""] = search.trim().split(" ");
      const joined = `=${first}${second}`;
      expect(understandSearch(search).all.flatMap(({ related = [] }) => related)).not.toContain(joined);
    },
  );

  it("relates hyphenated words to forms of the joined word", () => {
    expect(understandSearch("dog-walkers").all).toMatchObject([
      { phrase: "dog walkers", joined: "dogwalkers", related: ["=dogwalker"] },
    ]);
  });

  it.each([
    ["python jobs", ["python"]],
    ["remote python jobs", ["python"]],
    ["nurse jobs near me", ["nurse"]],
    ["python developer in germany", ["python", "developer", "germany"]],
    ["java AND python", ["java", "python"]],
    ["python in", ["python"]],
    ["engineer or developer", ["engineer", "developer"]],
    ["director of marketing", ["director", "marketing"]],
  ])("ignores words that say nothing about a job: %j", (search, asked) => {
    expect(phrases(search)).toEqual(asked);
  });

  it.each([
    ["Remote Python jobs für Köche ", ["remote", "jobs", "fur"]],
    ['job coach "jobs" jobs', ["jobs"]],
    ["python", []],
  ])("reports ignored words: %j", (search, dropped) => {
    expect(understandSearch(search).dropped).toEqual(dropped);
  });

  it.each([
    ["python in*", ["python", "in"]],
    ["python and*", ["python", "and"]],
    ["remote jobs", []],
    ["hiring manager ", ["hiring", "manager"]],
    ["job coach ", ["job", "coach"]],
    ["in ", ["in"]],
    ['python "in"', ["python", "in"]],
    ["remote assistant ", ["remote", "assistant"]],
    ["near shore ", ["near", "shore"]],
    ["on call ", ["on", "call"]],
  ])(
    "keeps such a word if it is being typed, quoted, part of a name or the only one: %j",
    (search, asked) => {
      expect(phrases(search)).toEqual(asked);
    },
  );

  it("keeps quoted parts as they are, without synonyms", () => {
    expect(understandSearch('"front end" "k8s"').all).toEqual([
      { phrase: "front end", prefix: false, literal: true },
      { phrase: "k8s", prefix: false, literal: true },
    ]);
  });

  it("adds nothing to excluded words", () => {
    expect(understandSearch("-accountants").none).toEqual([{ phrase: "accountants", prefix: false }]);
  });

  it("reads an abbreviation as a whole word, even if typed last", () => {
    expect(understandSearch("pm*").all).toMatchObject([{ phrase: "pm", prefix: false }]);
    expect(understandSearch("intern*").all).toMatchObject([{ phrase: "intern", prefix: false }]);
    expect(understandSearch("pmo*").all).toMatchObject([{ phrase: "pmo", prefix: true }]);
  });

  it("reads a lone go as the language, but not go to market", () => {
    expect(phrases("go developer")).toEqual(["golang", "developer"]);
    expect(phrases('"go to market"')).toEqual(["go to market"]);
    expect(phrases("go to market")).toEqual(["gotomarket"]);
  });
});
