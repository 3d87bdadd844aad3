import * as z from "zod/mini";

import { parseSalary, type SalaryFields } from "../pay/parse-salary.ts";
import type { FeedItem } from "./feed-item.ts";
import { Amount, Anything, listOf, NeededText, Text, Texts } from "./feed-shape.ts";
import { isHopedPay } from "./hoped-pay.ts";

/** Custom fields of a company: a text, texts, or an amount. */
export const CustomFields = listOf(z.object({ name: NeededText, value: Anything }));
type CustomFields = z.infer<typeof CustomFields>;

/** 0 means unstated. */
const Cents = z.pipe(
  Amount,
  z.transform((cents) => Number(cents ?? 0)),
);

/** Pay by place, as required by pay transparency laws: "US pay range", in cents. */
export const PayRanges = listOf(
  z.object({
    title: Text,
    currency_type: NeededText,
    min_cents: Cents,
    max_cents: Cents,
  }),
);
type PayRanges = z.infer<typeof PayRanges>;

/** A custom field with an amount or a range: digits, with the currency as unit. */
const Money = z.object({ unit: NeededText, amount: Amount, min_value: Amount, max_value: Amount });

/**
 * Pay stated outside the text: in the pay ranges, or else in a custom field named like pay. Ranges whose name says they
 * are not base pay ("OTE range", "Average salary", "Annual bonus") are left out, as the name would be lost. Several ranges are merged
 * if they have the currency and period of the first.
 *
 * @example readStatedPay([], [{ title: "Salary", currency_type: "USD", min_cents: 9e6, max_cents: 12e6 }]).pay?.max; // 120000
 */
export function readStatedPay(fields: CustomFields, ranges: PayRanges): Pick<FeedItem, "salary" | "pay"> {
  const pay = joinRanges(ranges.filter(({ title }) => !isHopedPay(title) && !isBesidePay(title)));
  if (pay !== undefined && parseSalary(pay) !== null) return { salary: "", pay };
  for (const { name, value } of fields.filter((field) => isOfPay(field.name))) {
    const stated = readPayField(name, value);
    if (parseSalary(stated) === null) continue;
    return typeof stated === "string" ? { salary: stated } : { salary: "", pay: stated };
  }
  return { salary: "" };
}

/** The employment types that custom fields name. */
export function readEmployment(fields: CustomFields): string[] {
  return fields.filter(({ name }) => EMPLOYMENT.test(name.trim())).flatMap(({ value }) => Texts.parse(value));
}

const EMPLOYMENT = /^(?:employment|job|contract|position|time)[ _-]?type$|^(?:employment|commitment)$/i;

const isOfPay = (name: string) =>
  /\b(?:salary|pay|compensation|wage)\b/i.test(name) &&
  !/\b(?:currency|frequency|grade|level|tier)\b/i.test(name) &&
  !isBesidePay(name) &&
  !isHopedPay(name);

const isBesidePay = (name: string) =>
  /\b(?:bonus|commission|equity|rsus?|sign(?:ing|[ -]on)|stocks?|relocation|variable)\b/i.test(name) &&
  !/\b(?:base|excl\w*|without)\b/i.test(name);

function joinRanges(ranges: PayRanges): SalaryFields | undefined {
  const [first] = ranges;
  if (first === undefined) return undefined;
  const period = periodIn(first.title);
  const alike = ranges.filter(
    (range) => range.currency_type === first.currency_type && periodIn(range.title) === period,
  );
  return {
    min: toUnits(Math.min(...alike.map(({ min_cents }) => min_cents).filter(isStated))),
    max: toUnits(Math.max(...alike.map(({ max_cents }) => max_cents).filter(isStated))),
    currency: first.currency_type,
    period,
  };
}

const isStated = (cents: number) => cents > 0;
const toUnits = (cents: number) => (Number.isFinite(cents) ? cents / 100 : undefined);

function readPayField(name: string, value: unknown): string | SalaryFields {
  const money = Money.safeParse(value).data;
  if (money === undefined) return Texts.parse(value).join("; ");
  const { unit: currency, amount, min_value: min = amount, max_value: max = amount } = money;
  return { min, max, currency, period: periodIn(name) };
}

/** The pay period in a field's name; undefined if there is none. */
function periodIn(name: string): string | undefined {
  return /\b(?:hour|day|week|month|year|annual)(?:ly)?\b|\bdaily\b/i.exec(name)?.[0];
}
