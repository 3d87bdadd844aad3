import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { Job } from "../job/job.ts";
import {
  buildJobSegment,
  decodeJobSegment,
  encodeJobSegment,
  openJobIndex,
  readOpenCards,
} from "../search/index.ts";
import { buildJob } from "../testing/build-job.ts";
import { parseSalary } from "./parse-salary.ts";
import { Pay } from "./pay.ts";

const assumed = z.parse(Pay, parseSalary("$120,000"));
const stated = z.parse(Pay, parseSalary("$120,000 a year"));

describe("that a period was assumed", () => {
  it("stays known on the wire, of a whole job and of its card in the index", () => {
    const jobs = [buildJob({ sourceId: "1", pay: assumed }), buildJob({ sourceId: "2", pay: stated })];
    const sent = jobs.map((job) => z.decode(Job, z.encode(Job, job)).pay);
    const stored = decodeJobSegment(encodeJobSegment(buildJobSegment(jobs)));
    const cards = stored.ok ? readOpenCards(openJobIndex([stored.value]), new Date("2026-02-01")) : [];
    expect(assumed.periodAssumed).toBe(true);
    expect(sent).toEqual([assumed, stated]);
    expect(cards.toSorted((a, b) => a.sourceId.localeCompare(b.sourceId)).map(({ pay }) => pay)).toEqual(
      sent,
    );
  });

  it("is not said of pay that was stored before anybody kept it", () => {
    const { periodAssumed: _, ...before } = assumed;
    expect(z.parse(Pay, before)).toEqual(before);
  });

  it("does not trouble who has not heard of it", () => {
    const { periodAssumed: _, ...before } = assumed;
    expect(z.parse(z.omit(Pay, { periodAssumed: true }), assumed)).toEqual(before);
  });

  it("is never denied: pay whose period was stated says nothing of it", () => {
    expect(stated).not.toHaveProperty("periodAssumed");
    expect(z.safeParse(Pay, { ...stated, periodAssumed: false }).success).toBe(false);
  });
});
