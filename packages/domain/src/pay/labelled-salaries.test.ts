import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { WIDEST_RANGE, isPlausible } from "./annual-pay.ts";
import { LABELLED_SALARIES, type LabelledSalary } from "./fixtures/labelled-salaries.ts";
import { parseSalary } from "./parse-salary.ts";
import { Pay } from "./pay.ts";

/** Two percent. */
const MOST_MISSES = LABELLED_SALARIES.length / 50;

/** Periods of pay in the labelled texts. An annual bonus does not give the period of the pay beside it. */
const NAMES_TIME =
  /hour|hr|\/p?h\b|60 min|day|daily|week|month|\/mo\b|year|yr|annu(?!al (?:target )?bonus)|p\.a\.|lpa/i;

const describeLabel = ([, ...label]: LabelledSalary) => (label.length === 1 ? "text only" : label.join(" "));

function describeReading(text: string): string {
  const pay = parseSalary(text);
  return pay === null ? "text only" : [pay.min, pay.max, pay.currency, pay.period].join(" ");
}

// Salary texts of captured feeds in the folder FARWORK_CAPTURES; without it, the labelled ones.
const folder = process.env["FARWORK_CAPTURES"];
const texts = folder
  ? readFileSync(join(folder, "salaries.txt"), "utf8").split("\n")
  : LABELLED_SALARIES.map(([text]) => text);

describe("salary texts in the forms of real postings", () => {
  it("are read as a person reads them, 98 in a hundred at least", async ({ annotate }) => {
    const misses = LABELLED_SALARIES.filter((row) => describeReading(row[0]) !== describeLabel(row)).map(
      (row) => `${row[0]}: says ${describeLabel(row)}, read as ${describeReading(row[0])}`,
    );
    const right = LABELLED_SALARIES.length - misses.length;
    await annotate([`${right} of ${LABELLED_SALARIES.length} right`, ...misses].join("\n"));
    expect(LABELLED_SALARIES).toHaveLength(200);
    expect(new Set(LABELLED_SALARIES.map(([text]) => text)).size).toBe(200);
    expect(misses.slice(MOST_MISSES)).toEqual([]);
  });

  it("have a period assumed just where they name no time that pay is for", () => {
    const wrong = LABELLED_SALARIES.map(([text]) => text).filter((text) => {
      const pay = parseSalary(text);
      return pay !== null && (pay.periodAssumed === true) === NAMES_TIME.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it("give pay that can be believed, or none", () => {
    const paid = texts.flatMap((text) => parseSalary(text) ?? []);
    expect(paid.length).toBeGreaterThan(texts.length / 2);
    const compared = paid.filter(({ annual }) => (annual.min ?? annual.max) !== undefined);
    const unbelievable = compared.filter(({ min, max, annual, currency }) => {
      return !(
        (min ?? max ?? 0) <= (max ?? min ?? 0) &&
        (max ?? 0) <= (min ?? max ?? 0) * WIDEST_RANGE &&
        Object.values(annual).every((amount = 0) => isPlausible(amount, currency))
      );
    });
    expect(unbelievable).toEqual([]);
    expect(paid.filter((pay) => !z.safeParse(Pay, pay).success)).toEqual([]);
  });

  it("give only amounts that stand in them, as they are or in thousands", () => {
    const invented = texts.filter((text) => {
      const written = readNumbers(text);
      const pay = parseSalary(text);
      return [pay?.min, pay?.max].some((amount) => amount !== undefined && !written.has(amount));
    });
    expect(invented).toEqual([]);
  });
});

// "1,200.50" and "2,51,000" without their separators, "31,2k" with a point.
function readNumbers(text: string): ReadonlySet<number> {
  const bare = text
    .replaceAll(/(?<=\d),(?=\d{1,2}k)/gi, ".")
    .replaceAll(/(?<=\d)(?:[,.'’](?=\d{3}(?!\d))|,(?=\d\d,\d{3}))/g, "");
  const numbers = Array.from(bare.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  return new Set(numbers.flatMap((number) => [number, Math.round(number * 1_000)]));
}
