import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { HttpFailure } from "@farwork/domain/contract";
import { expect, it } from "vitest";

import { AUTH_CODES } from "../../packages/data/src/auth-codes.ts";
import { OWN_FIELDS } from "../../packages/data/src/explained-codes.ts";
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

it("explains each code of the identity service that the web app has words for, and no others", () => {
  const words = readFileSync(join(root, "apps/web/src/features/account/account-error-message.ts"), "utf8");
  const explained: readonly string[] = Object.keys(AUTH_CODES);
  const worded = [...words.matchAll(/"(auth\/[\w-]+)"/g)].map(([, code = ""]) => code);
  expect(worded.filter((code) => !explained.includes(code))).toEqual([]);
  const data = readSources("packages/data/src/**/*.ts", /^(?!.*AUTH_CODES =)/s);
  expect(explained.filter((code) => !`${words}${data}`.includes(`"${code}"`))).toEqual([]);
});

it("explains the fields that the data package itself names", () => {
  const data = readSources("packages/data/src/**/*.ts", /new DataError\(/);
  const named = [...data.matchAll(/new DataError\("([\w-]+)", \{ field: "(\w+)"/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named.map(([, code, field]) => `${code} ${field}`))).toEqual(
    new Set(
      Object.entries(OWN_FIELDS).flatMap(([code, fields]) =>
        Object.keys(fields).map((field) => `${code} ${field}`),
      ),
    ),
  );
});

it("explains no code or field that no error uses", () => {
  // A full list is refused by the name that its records have.
  const refusals = readSources(
    "apps/{functions,web}/src/**/*.{ts,tsx}",
    /new (?:Refusal|HttpsError)\(|\brespondWithJsonError\(|JOB_LISTS = /,
  );
  const named = Object.entries(SERVICE_ERRORS).flatMap(([code, { fields }]) => [
    code,
    ...Object.keys(fields),
  ]);
  expect(named.filter((name) => !refusals.includes(`"${name}"`))).toEqual([]);
});

/** The text of the sources with such a code in them, tests left out. */
function readSources(pattern: string, code: RegExp): string {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .filter((text) => code.test(text))
    .join("\n");
}
