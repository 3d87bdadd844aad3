import { describe, expect, it } from "vitest";

import { buildJob } from "../testing/build-job.ts";
import { isListed, isOpen } from "./is-open.ts";

const NOW = new Date("2026-02-01T00:00:00Z");
const EARLIER = new Date("2026-01-31T23:59:59Z");
const LATER = new Date("2026-02-01T00:00:01Z");

describe("a job", () => {
  it.each([
    ["is open and listed", {}, true, true],
    ["is open and listed until it expires", { expires_at: LATER }, true, true],
    ["is neither once it has expired", { expires_at: NOW }, false, false],
    ["is neither once it was closed", { closed_at: EARLIER }, false, false],
    [
      "is open but not listed while another posting stands for it",
      { duplicate_of: buildJob().firestoreId },
      true,
      false,
    ],
  ])("%s", (_name, facts, open, listed) => {
    const job = buildJob({ sourceId: "2", ...facts });
    expect([isOpen(job, NOW), isListed(job, NOW)]).toEqual([open, listed]);
  });
});
