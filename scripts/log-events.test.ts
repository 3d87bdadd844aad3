import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { LOG_EVENTS } from "../packages/serving/src/log-events.ts";
import { root } from "./bootstrap/checkout.mjs";

const codes = Object.keys(LOG_EVENTS).toSorted();
const [, section = ""] = readFileSync(join(root, "docs/operations.md"), "utf8").split("\n## The log\n");
const [log = ""] = section.split("\n## ");
/** The first cell of each row begins with codes, each in backticks. */
const explained = [...log.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code = ""]) => code),
);
const sources = globSync(["apps/{functions,web}/src/**/*.{ts,tsx}", "apps/web/server.ts"], { cwd: root })
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

it("the operators' page lists each log event once, and none that is not logged", () => {
  expect(explained.toSorted()).toEqual(codes);
});

it("each declared event is logged", () => {
  expect(codes.filter((code) => !new RegExp(`\\blog(?:Event|Error)\\(\\s*"${code}"`).test(sources))).toEqual(
    [],
  );
});
