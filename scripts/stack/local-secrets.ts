import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";

const FILE = join(root, "apps", "functions", "dist", ".secret.local");

/** Prefixes of local secrets: like those of real ones, but recognisable so that deployed functions reject them. */
const PREFIXES = {
  STRIPE_SECRET_KEY: "sk_test_",
  STRIPE_WEBHOOK_SECRET: "whsec_localkey",
  RESEND_API_KEY: "re_local_",
  MAIL_WEBHOOK_SECRET: "whsec_localkey",
  ALERT_LINK_SECRET: "",
  SITE_SECRET: "",
} as const;

/**
 * Creates and returns local versions of the secrets that deployed functions get from Secret Manager, and of the one
 * shared with the site. The emulator prompts for any that is missing from this file, which is ignored by git and
 * deployments. Existing ones are kept, as another stack of this checkout may be using them.
 */
export function provideLocalSecrets(): ReadonlyMap<string, string> {
  const kept = new Map(readLines());
  const missing = Object.entries(PREFIXES).filter(([other]) => !kept.has(other));
  for (const [other, prefix] of missing) kept.set(other, `${prefix}${randomBytes(16).toString("hex")}`);
  if (missing.length > 0) {
    const draft = `${FILE}.${process.pid}`;
    const lines = [...kept].map(([other, value]) => `${other}=${value}\n`);
    writeFileSync(draft, lines.join(""), { mode: 0o600 });
    renameSync(draft, FILE);
  }
  return kept;
}

function readLines(): [string, string][] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
}
