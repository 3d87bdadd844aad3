import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { test } from "./watched-test.ts";

const STATIC = join(import.meta.dirname, "../apps/web/.next/static");
/** Secrets of the local stack; other builds would contain others with the same names. */
const SECRETS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "RESEND_API_KEY",
  "MAIL_WEBHOOK_SECRET",
  "ALERT_LINK_SECRET",
];
const SHAPES = [
  /\b[rs]k_(?:live|test)_\w+/,
  /\bwhsec_\w+/,
  /\bre_[A-Za-z0-9]{8,}_?\w+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /"(?:private_key|private_key_id|client_email)"/,
  /service_account/,
  /\bGOCSPX-/,
  /\bEMULATOR_HOST\b/,
];

test("browser code contains no secret, no secret's name and no source map", () => {
  const files = readdirSync(STATIC, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const values = SECRETS.map((name) => process.env[name] ?? "");
  expect(values.filter((value) => value.length < 16)).toEqual([]);
  const found = scripts.flatMap((file) => {
    const code = readFileSync(join(STATIC, file), "utf8");
    const words = [...SECRETS, ...values, "sourceMappingURL"].filter((word) => code.includes(word));
    const shapes = SHAPES.flatMap((shape) => shape.exec(code)?.[0] ?? []);
    return [...words, ...shapes].map((what) => `${file}: ${what.slice(0, 40)}`);
  });
  expect(found).toEqual([]);
});
