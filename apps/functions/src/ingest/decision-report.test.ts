import { type FeedRejection, sanitizeDescription } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { formatDecisions } from "./decision-report.ts";

const told = (sourceId: string, code: FeedRejection["code"], words?: string): FeedRejection => ({
  index: 0,
  sourceId,
  path: "title",
  code,
  ...(words !== undefined && { words }),
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
  const rejected = [told("3", "not-remote", "On-site in Lima\u001B[2J"), told("4", "missing")];
  const report = formatDecisions(jobs, rejected);
  expect(report.split("\n")).toEqual([
    "Remote or not:",
    "  remotive-1: yes: “Remote, Peru”",
    "  remotive-2: yes, for nothing says otherwise",
    "  3: no: “On-site in Lima?[2J”",
  ]);
});
