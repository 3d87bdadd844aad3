import { sanitizeDescription } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { formatDecisions } from "./decision-report.ts";
import type { RejectedItem, TakenIn } from "./feed-outcome.ts";

const told = (sourceId: string, code: RejectedItem["code"], words?: string): RejectedItem => ({
  index: 0,
  sourceId,
  path: "title",
  code,
  ...(words !== undefined && { words }),
});
const taken = (rejected: readonly RejectedItem[], all = rejected.length): TakenIn => ({
  run: {
    startedAt: new Date(0),
    finishedAt: new Date(0),
    outcome: "taken",
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    missing: 0,
    rejected: { "not-remote": all },
  },
  rejected,
});

it("reports for each posting whether it counts as remote, and why", () => {
  const jobs = [
    buildJob({ sourceId: "1", title: "Engineer", candidate_required_location: "Remote, Peru" }),
    buildJob({
      sourceId: "2",
      candidate_required_location: "Peru",
      description: sanitizeDescription("<p>Cook.</p>"),
    }),
  ];
  const report = formatDecisions(
    jobs,
    taken([told("3", "not-remote", "On-site in Lima\u001B[2J"), told("4", "missing")]),
  );
  expect(report.split("\n")).toEqual([
    "Remote or not:",
    "  remotive-1: yes: “Remote, Peru”",
    "  remotive-2: yes, for nothing says otherwise",
    "  3: no: “On-site in Lima?[2J”",
  ]);
});

it("counts items that are not listed individually", () => {
  expect(formatDecisions([], taken([told("3", "not-remote", "Truck driver")], 5))).toContain("and 4 more");
});
