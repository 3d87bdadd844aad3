import { type NextRequest, NextResponse } from "next/server";

import { rememberAnswers } from "./features/reader/remember-answers.ts";
import { readEnv } from "./platform/env.ts";
import { READER_COOKIE } from "./platform/requests/reader-search.ts";
import { makeNonce, writeContentPolicy } from "./platform/security/content-policy.ts";

const POLICY = "Content-Security-Policy";

/**
 * Sets each page's content policy with a nonce for this response: Next reads it from the request and puts it on its
 * scripts. All other responses get the policy in `next.config.ts`, which runs nothing. Also stores answers of
 * links and of forms without scripts, because pages cannot set cookies.
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

// Everything that may be a page: excluded paths are matched to their end, so that nothing can be appended to a page's
// address to avoid the policy. Parts of pages (RSC) hold no scripts, and are shown under the policy of the page that
// requested them.
export const config = {
  matcher: [
    {
      source:
        "/((?!_next/static/|(?:og/board|og/jobs/[^/]+|api/(?:image|picture)/[^/]+|feed\\.xml|feed\\.json|sitemap\\.xml|icon\\.svg)$).*)",
      missing: [{ type: "header", key: "rsc" }],
    },
  ],
};
