import { randomBytes } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";

const FILE = join(root, "apps", "functions", "dist", ".secret.local");

/**
 * Makes up the secrets that deployed functions get from Secret Manager, which the emulator would ask for any it does
 * not find in this file. Git ignores it, and deploying leaves it behind. One that is there stays: another stack of
 * this checkout may be running on it.
 */
export function provideLocalSecrets(): void {
  if (existsSync(FILE)) return;
  const draft = `${FILE}.${process.pid}`;
  writeFileSync(draft, `STRIPE_SECRET_KEY=sk_test_${randomBytes(16).toString("hex")}\n`, { mode: 0o600 });
  renameSync(draft, FILE);
}
