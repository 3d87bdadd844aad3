import { expect, it } from "vitest";

import { buildJob } from "../../testing/build-job.ts";
import { listAlsoSearched } from "./list-also-searched.ts";
import { buildJobIndex } from "./open-job-index.ts";

const index = buildJobIndex([
  buildJob({ sourceId: "1", title: "Accountant" }),
  buildJob({ sourceId: "2", title: "Senior Kubernetes Accountants", tags: ["accounting"] }),
  buildJob({ sourceId: "3", title: "Front-end Accountant" }),
  buildJob({ sourceId: "4", title: "Dogwalker, Therapist" }),
]);

it.each([
  ["accountants", ["accountant", "accounting"]],
  ["k8s", ["kubernetes"]],
  ["sr accountant", ["senior", "accountants"]],
  ["frontend", ["front end"]],
  ["front end", ["frontend"]],
  ["dog walkers", ["dogwalker"]],
  ["the rapist", []],
  ['"accountant"', []],
  ["swift", []],
  ["", []],
])("%j also looks for %j", (search, also) => {
  expect(listAlsoSearched(index, search)).toEqual(also);
});
