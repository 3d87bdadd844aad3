import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const APP = fileURLToPath(new URL("../../app", import.meta.url));
const endpoints = globSync("**/route.ts", { cwd: APP })
  .map((path) => [path, readFileSync(`${APP}/${path}`, "utf8")] as const)
  // A file from the build on: nothing runs when somebody asks for it.
  .filter(([, source]) => !source.includes('dynamic = "force-static"'));

/** What answers a POST: with a body that is read within a bound, or without reading any. */
const BOUNDED = /\b(?:forwardRequest|answerUnsubscribe|receiveBrowserError|openSession)\(/;

describe.each(endpoints)("%s", (_, source) => {
  it("reads no body but within a bound, and is for our own pages alone", () => {
    expect(source).not.toMatch(/request\.(?:json|text|formData|arrayBuffer|blob|body)\b|access-control/i);
    expect(!source.includes("function POST") || BOUNDED.test(source)).toBe(true);
  });
});
