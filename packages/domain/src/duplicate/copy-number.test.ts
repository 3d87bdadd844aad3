import { expect, it } from "vitest";

import { areDoubtfulCopies, readCopyNumber } from "./copy-number.ts";

it.each([
  ["French Tutor, Flexible Hours (22)", 22],
  ["French Tutor [137]", 137],
  ["French Tutor (7)", undefined],
  ["French Tutor (2026)", undefined],
  ["French Tutor (15.35)", undefined],
  ["French Tutor (80%)", undefined],
  ["French Tutor (22) for Adults", undefined],
  ["Maths, Grade (10)", undefined],
  ["Mathelehrer Klasse [11]", undefined],
])("the number of the copy %j is %j", (title, number) => {
  expect(readCopyNumber(title)).toBe(number);
});

const isDoubtful = (a: number | undefined, b: number | undefined) => {
  const candidate = { publication_date: new Date("2026-03-02") };
  return areDoubtfulCopies({ copy: a, candidate }, { copy: b, candidate });
};

it.each([
  [80, 50],
  [undefined, 80],
  [20, 40],
  [26, 27],
  [undefined, 26],
  [10, 12],
  [101, 201],
])("%j and %j may be two grades, workloads, years or courses", (a, b) => {
  expect(isDoubtful(a, b)).toBe(true);
  expect(isDoubtful(b, a)).toBe(true);
});

it.each([
  [22, 37],
  [22, 80],
  [10, 48],
  [undefined, 37],
  [undefined, 10],
  [80, 80],
])("%j and %j number copies", (a, b) => {
  expect(isDoubtful(a, b)).toBe(false);
});
