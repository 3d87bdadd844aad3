import type { Pay } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { Firestore } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { readJobFacts } from "./job-facts.ts";

const now = new Date("2026-01-15");
const MILLIONS: Pay = {
  min: 2_000_000,
  max: 2_000_000,
  currency: "USD",
  period: "year",
  annual: {},
  implausible: true,
  origin: "structured",
};

async function tellPay(given: { pay?: Pay; salary?: string }) {
  const job = buildJob(given);
  const facts = await readJobFacts(new Firestore({ projectId: "demo-farwork" }), new Set([job.firestoreId]), {
    open: [job],
    reader: {},
    now,
  });
  return facts.get(job.firestoreId)?.pay;
}

it.each([
  ["implausible pay with a warning", { pay: MILLIONS }, "$2M a year · Unlikely, not compared"],
  [
    "a period that was assumed with a question mark",
    { pay: { ...MILLIONS, min: 50_000, max: 50_000, implausible: undefined, periodAssumed: true } },
    "$50k a year?",
  ],
  ["words of pay that are no amount as they are", { salary: "competitive" }, "competitive"],
  ["no pay where none is stated", { salary: "" }, undefined],
] as const)("an export tells %s", async (_, given, told) => {
  expect(await tellPay(given)).toBe(told);
});
