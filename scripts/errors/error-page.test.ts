import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { HttpFailure } from "@farwork/domain/contract";
import { expect, it } from "vitest";

import { DATA_ERROR_CODES } from "../../packages/data/src/to-data-error.ts";
import { SERVICE_ERRORS } from "../../packages/serving/src/service-errors.ts";
import { root } from "../bootstrap/checkout.mjs";
import { writeErrorPage } from "./error-page.ts";

it("the error page is as `pnpm errors` writes it", () => {
  expect(readFileSync(join(root, "docs/errors.md"), "utf8")).toBe(writeErrorPage());
});

it("explains every code in the HTTP endpoints' contract, and no others", () => {
  expect(Object.keys(SERVICE_ERRORS).toSorted()).toEqual(
    [...HttpFailure.shape.error.shape.code.options].toSorted(),
  );
});

it("maps every code of the service to one of its own, and internal to internal", () => {
  const received = new Set([...Object.keys(DATA_ERROR_CODES), "internal"]);
  expect(Object.keys(SERVICE_ERRORS).filter((code) => !received.has(code))).toEqual([]);
});

it("explains no code or field that no error uses", () => {
  const refusals = globSync("apps/{functions,web}/src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(root, file), "utf8"))
    // A full list is refused by the name that its records have.
    .filter((code) => /new (?:Refusal|HttpsError)\(|\brespondWithJsonError\(|MARKED_LISTS = /.test(code))
    .join("\n");
  const named = Object.entries(SERVICE_ERRORS).flatMap(([code, { fields }]) => [
    code,
    ...Object.keys(fields),
  ]);
  expect(named.filter((name) => !refusals.includes(`"${name}"`))).toEqual([]);
});
