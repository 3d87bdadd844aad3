import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { largestKind } from "./largest-kind.ts";

const job = (category: "design" | "sales", seniority?: "senior" | "lead") =>
  buildJob({ category, ...(seniority && { seniority }) });

it("is what most of a company's jobs are, of those that say how senior they are", () => {
  const seniors = [job("design", "senior"), job("design", "senior")];
  const others = [job("sales", "lead"), job("sales"), job("sales"), job("design", "lead")];
  expect(largestKind([...others, ...seniors])).toEqual(seniors);
});

it("is nothing where none does", () => {
  expect(largestKind([job("sales"), job("design")])).toEqual([]);
});
