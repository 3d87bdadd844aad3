import { expect, it } from "vitest";

import { createProgress } from "./command-progress.ts";

function capture(isTTY: boolean) {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) } };
}

it("prints one line per step without a terminal", () => {
  const { written, output } = capture(false);
  const progress = createProgress(output);
  progress(100, 250);
  progress(250, 250);
  expect(written).toEqual(["100 of 250 jobs\n", "250 of 250 jobs\n"]);
});

it("redraws a bar on a terminal and ends its line when done", () => {
  const { written, output } = capture(true);
  const progress = createProgress(output);
  progress(50, 100);
  progress(100, 100);
  expect(written).toEqual([
    `\r${"█".repeat(15)}${"░".repeat(15)} 50 of 100 jobs`,
    `\r${"█".repeat(30)} 100 of 100 jobs\n`,
  ]);
});

it("is labelled if there are several", () => {
  const { written, output } = capture(false);
  createProgress(output, "lever.json")(1, 1);
  expect(written).toEqual(["lever.json: 1 of 1 jobs\n"]);
});
