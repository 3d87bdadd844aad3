import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The local mail service accepts any sender. */
export const LOCAL_SENDER = "Farwork <alerts@farwork.example>";

/**
 * Writes the functions' parameters (apps/functions/src/runtime/params.ts) for the emulator, which prompts for missing
 * ones, even with defaults.
 */
export function writeFunctionParams(folder: string, siteUrl: string, siteSecret: string): void {
  const params = {
    SITE_URL: siteUrl,
    MAIL_FROM: LOCAL_SENDER,
    ALLOW_PROMOTION_CODES: "true",
    AUTOMATIC_TAX: "false",
    ENFORCE_APP_CHECK: "false",
    PROXIES_IN_FRONT: "1",
    SITE_SECRET: siteSecret,
  };
  const lines = Object.entries(params).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".env.local"), lines.join(""));
}
