import { COMMON_PASSWORDS } from "../../features/account/common-passwords.ts";

/** Generated at build time. */
export const dynamic = "force-static";

export function GET(): Response {
  return new Response(COMMON_PASSWORDS.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
