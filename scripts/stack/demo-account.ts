import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import type { Ports } from "./ports.ts";
import { emulatorVariables, stripeAndMailVariables } from "./project.ts";
import type { Run } from "./run.ts";

const DemoAccount = z.object({ email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;

const SIGN_UP = fileURLToPath(new URL("sign-up-demo-account.ts", import.meta.url));

/** The demo account of this machine, with a random password that stays in the git-ignored folder. */
export function readDemoAccount(folder: string): DemoAccount {
  const file = join(folder, "demo-account.json");
  if (existsSync(file)) return z.parse(DemoAccount, JSON.parse(readFileSync(file, "utf8")));
  const account = { email: "demo@farwork.example", password: randomBytes(9).toString("base64url") };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return account;
}

/** Signs up the account like a visitor, unless it already exists. */
export async function ensureDemoAccount(run: Run, ports: Ports, account: DemoAccount): Promise<void> {
  const { code, output } = await run.finish({
    command: process.execPath,
    args: [SIGN_UP],
    cwd: root,
    env: {
      ...process.env,
      ...emulatorVariables(ports),
      ...stripeAndMailVariables(ports),
      DEMO_EMAIL: account.email,
      DEMO_PASSWORD: account.password,
    },
    output: "kept",
  });
  if (code !== 0) throw new Error(`The demo account could not be made:\n${lastLines(output)}`);
}
