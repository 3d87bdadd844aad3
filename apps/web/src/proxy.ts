import { type NextRequest, NextResponse } from "next/server";

import { rememberAnswers } from "./features/reader/remember-answers.ts";
import { readEnv } from "./platform/env.ts";
import { READER_COOKIE } from "./platform/requests/reader-search.ts";
import { makeNonce, writeContentPolicy } from "./platform/security/content-policy.ts";

const POLICY = "Content-Security-Policy";

/**
 * Gives each page its content policy, with a nonce made for this answer alone: Next reads it from the request, and puts
 * it on every script it writes. What does not come by here has the policy of `next.config.ts`, by which nothing runs. Where
 * a form asks to have an answer remembered, that is done here too, for no page may set a cookie.
 */
export function proxy(request: NextRequest): NextResponse {
  const env = readEnv();
  const { headers, cookies } = request;
  const remembering = rememberAnswers(request, env.SITE_URL, cookies.get(READER_COOKIE)?.value);
  if (remembering) return remembering;
  const policy = writeContentPolicy(env, makeNonce());
  const asked = new Headers(headers);
  asked.set(POLICY, policy);
  const answer = NextResponse.next({ request: { headers: asked } });
  answer.headers.set(POLICY, policy);
  return answer;
}

// All that may be a page, which is what is not named here to its end: nobody can add a name to a page's address. Parts
// of pages (RSC) hold no scripts, and are shown under the policy of the page that asked for them.
export const config = {
  matcher: [
    {
      source:
        "/((?!_next/static/|(?:og/board|og/jobs/[^/]+|api/picture/[^/]+|feed\\.xml|feed\\.json|sitemap\\.xml|icon\\.svg)$).*)",
      missing: [{ type: "header", key: "rsc" }],
    },
  ],
};
