import { expect, it } from "vitest";

import { leaveOutPay } from "./leave-out-pay.ts";

it.each([
  "In Spain, the base salary is €60,000 – €70,000 a year.",
  "The OTE compensation range for this role is £108,000 - £130,000.",
  "Pay: $20 - $25 per hour",
  "Annual salary range\n$120,000 - $140,000",
  "Das Gehalt beträgt 60.000 € bis 70.000 € im Jahr.",
])("leaves the amounts out of %j", (text) => {
  expect(leaveOutPay(text)).not.toMatch(/\d/);
});

it.each([
  "You carry a quota of $2,000,000 a year.",
  "You manage a budget of €50,000.",
  "Budget\n€50,000",
  "You pay suppliers up to $20,000 a month.",
  "You approve salaries up to $90,000.",
  "The base salary is $90,000 and your quota is $500,000.",
  "You manage $20,000 per month in paid media.",
  `The salary is $90,000 ${"and so on ".repeat(50)}.`,
])("keeps those of %j", (text) => {
  expect(leaveOutPay(text)).toBe(text.toLowerCase());
});

it("reads a limited number of sentences about money", () => {
  const kept = leaveOutPay("The salary is $90,000.\n".repeat(100)).match(/\$/g);
  expect(kept).toHaveLength(40);
});
