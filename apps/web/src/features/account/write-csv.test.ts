import { parse } from "papaparse";
import { describe, expect, it } from "vitest";

import { writeCsv } from "./write-csv.ts";

const cells = (csv: string) => parse<string[]>(csv.slice(1), { delimiter: "," }).data;

describe("a table as CSV", () => {
  it("uses CRLF as RFC 4180 asks, and a byte order mark for spreadsheets", () => {
    expect(writeCsv([["a"], ["ü"]])).toBe("\uFEFFa\r\nü");
  });

  it.each(["plain", 'she said "no"', "one, two", "first\nsecond", "first\r\nsecond", " kept ", "日本語", ""])(
    "reads back unchanged: %j",
    (text) => {
      expect(
        cells(
          writeCsv([
            ["column", "other"],
            [text, "b"],
          ]),
        ),
      ).toEqual([
        ["column", "other"],
        [text, "b"],
      ]);
    },
  );

  it.each([
    ["=1+1", "'=1+1"],
    ["+44 20 7946 0000", "'+44 20 7946 0000"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "\t'=1"],
    ["\r=1", "\r'=1"],
    ['=1\n"+2', `'=1\n"'+2`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["\n=1", "\n'=1"],
    ["＝1+1", "'＝1+1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
  ])("neutralises formulas: %j", (text, written) => {
    expect(cells(writeCsv([["column"], [text]]))[1]).toEqual([written]);
  });

  it.each([
    ["Cook;=1+1", "Cook;'=1+1"],
    ["Cook,=1+1", "Cook,'=1+1"],
    ['Cook","=1+1', 'Cook","\'=1+1'],
    ["Cook; \t+1;@A1", "Cook; \t'+1;'@A1"],
    ["Cook\n=1+1", "Cook\n'=1+1"],
    ['Cook";"=1+1', 'Cook";"\'=1+1'],
    ["Cook\t＝1+1", "Cook\t'＝1+1"],
    ["a; b = c", "a; b = c"],
    ["a, b = c", "a, b = c"],
  ])(
    "neutralises formulas in %j even if cells are split at commas, semicolons, tabs or lines and quotes are ignored",
    (text, written) => {
      expect(cells(writeCsv([["column"], [text]]))[1]).toEqual([written]);
    },
  );
});
