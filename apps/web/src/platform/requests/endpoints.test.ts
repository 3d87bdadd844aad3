import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const APP = fileURLToPath(new URL("../../app", import.meta.url));
const endpoints = globSync("**/route.ts", { cwd: APP })
  .map((path) => [path, readFileSync(`${APP}/${path}`, "utf8")] as const)
  // Built as a static file, so no code runs on a request.
  .filter(([, source]) => !source.includes('dynamic = "force-static"'));

/** How POST endpoints may read a body: within a limit, or not at all. */
const BOUNDED = /\b(?:forwardRequest|answerUnsubscribe|receiveBrowserError|openSession)\(/;

describe.each(endpoints)("%s", (_, source) => {
  it("reads bodies within a limit only, and accepts our own pages alone", () => {
    expect(source).not.toMatch(/request\.(?:json|text|formData|arrayBuffer|blob|body)\b|access-control/i);
    expect(!source.includes("function POST") || BOUNDED.test(source)).toBe(true);
  });
});
