import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { writeSecurityText } from "./write-security-text.ts";

const text = writeSecurityText({
  siteUrl: "https://farwork.example",
  builtAt: new Date("2026-01-20T00:00:00Z"),
});
const fields = new Map(
  text.split("\n").map((line) => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]),
);

it("names where to report in private, as the repository's policy does", () => {
  const policy = readFileSync(join(import.meta.dirname, "../../../../../SECURITY.md"), "utf8");
  expect(policy).toContain(fields.get("Contact"));
  expect(fields.get("Policy")).toBe("https://github.com/farwork/farwork/security/policy");
});

it("names its own address, and expires within a year of the build", () => {
  expect(fields.get("Canonical")).toBe("https://farwork.example/.well-known/security.txt");
  expect(fields.get("Expires")).toBe("2027-01-15T00:00:00.000Z");
});
