import { describe, expect, it } from "vitest";

import { understandSearch } from "./understand-search.ts";

const phrases = (search: string) => understandSearch(search).all.map(({ phrase }) => phrase);

describe("understandSearch", () => {
  it.each(["front end", "front-end", "frontend", "Front End "])("reads %j as one word", (search) => {
    expect(phrases(search)).toEqual(["frontend"]);
  });

  it.each(["help desks", "help-desks", "helpdesks"])(
    "reads %j as one word, of which there may be several",
    (search) => {
      expect(understandSearch(`${search} `).all[0]?.related).toContain("=helpdesk");
    },
  );

  it("looks for words that stand side by side as one as well", () => {
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
    "joins no word to one that only holds others together: %j",
    (search) => {
      const [first = "", second = ""] = search.trim().split(" ");
      const joined = `=${first}${second}`;
      expect(understandSearch(search).all.flatMap(({ related = [] }) => related)).not.toContain(joined);
    },
  );

  it("relates what has a hyphen to forms of the one word", () => {
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
  ])("asks for no word that tells nothing of the job: %j", (search, asked) => {
    expect(phrases(search)).toEqual(asked);
  });

  it.each([
    ["Remote Python jobs für Köche ", ["remote", "jobs", "fur"]],
    ['job coach "jobs" jobs', ["jobs"]],
    ["python", []],
  ])("tells the words that are not asked for: %j", (search, dropped) => {
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
    "asks for such a word where it is being typed, quoted, a name's or all there is: %j",
    (search, asked) => {
      expect(phrases(search)).toEqual(asked);
    },
  );

  it("keeps what is quoted as it is, and looks for nothing else", () => {
    expect(understandSearch('"front end" "k8s"').all).toEqual([
      { phrase: "front end", prefix: false, literal: true },
      { phrase: "k8s", prefix: false, literal: true },
    ]);
  });

  it("relates nothing to what is refused", () => {
    expect(understandSearch("-accountants").none).toEqual([{ phrase: "accountants", prefix: false }]);
  });

  it("takes an abbreviation for a word of its own, though it is typed last", () => {
    expect(understandSearch("pm*").all).toMatchObject([{ phrase: "pm", prefix: false }]);
    expect(understandSearch("intern*").all).toMatchObject([{ phrase: "intern", prefix: false }]);
    expect(understandSearch("pmo*").all).toMatchObject([{ phrase: "pmo", prefix: true }]);
  });

  it("takes a lone go for the language, and go to market for what it says", () => {
    expect(phrases("go developer")).toEqual(["golang", "developer"]);
    expect(phrases('"go to market"')).toEqual(["go to market"]);
    expect(phrases("go to market")).toEqual(["gotomarket"]);
  });
});
