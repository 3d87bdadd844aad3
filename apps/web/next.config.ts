import { join } from "node:path";

import type { NextConfig } from "next";

const WORKSPACE = join(import.meta.dirname, "../..");
const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // Search terms in our URLs stay with us; the employer's site only learns that we sent the reader.
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  // The second line of defence behind the sanitiser: no foreign form target, no <base>, no plug-in, no framing.
  {
    key: "Content-Security-Policy",
    value: "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  },
];

const config: NextConfig = {
  // A server runs from a copy of the build, so that the next build cannot pull files from under it.
  distDir: process.env["FARWORK_WEB_DIST"] ?? ".next",
  // Named, because Next guesses another one where the home folder lies inside the checkout, as in some CI.
  turbopack: { root: WORKSPACE },
  outputFileTracingRoot: WORKSPACE,
  poweredByHeader: false,
  agentRules: false,
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
};

export default config;
