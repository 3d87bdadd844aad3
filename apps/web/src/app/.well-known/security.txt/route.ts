import { connection } from "next/server";

import { readEnv } from "../../../platform/env.ts";
import { writeSecurityText } from "../../../platform/security/write-security-text.ts";

// oxlint-disable-next-line node/no-process-env -- a constant inserted by the bundler, not a setting
const builtAt = new Date(process.env["BUILT_AT"] ?? "");

export async function GET(): Promise<Response> {
  // The site's address is not configured while pages are built.
  await connection();
  const text = writeSecurityText({ siteUrl: readEnv().SITE_URL, builtAt });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
