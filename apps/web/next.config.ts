import { join } from "node:path";

import type { NextConfig } from "next";

const WORKSPACE = join(import.meta.dirname, "../..");
const REFUSED_FEATURES =
  "accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure display-capture " +
  "encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone " +
  "midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get " +
  "screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking";
/** What every response carries. */
export const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // Search terms in our URLs stay with us; the employer's site only learns that we sent the reader.
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: REFUSED_FEATURES.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  // Of what does not come by `src/proxy.ts`, which gives all that may be a page its own: nothing runs, and a browser may
  // style its own view of a picture or a feed.
  {
    key: "Content-Security-Policy",
    value:
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];
// Pictures of pages, for whoever shows a link to one.
const SHOWN_ELSEWHERE = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];

// Next's own no-store keeps browsers from putting a page aside whole and bringing it back as it was; they ask again for
// it all the same. Private pages keep the no-store: nobody may go back to them after a log-out.
const PUT_ASIDE = { key: "Cache-Control", value: "private, no-cache" };
const PUBLIC_PAGES = ["/", "/jobs/:path*", "/companies/:path*", "/offline"];

// Whoever reads Brotli or gzip is sent what `scripts/compress-static.ts` wrote at the build, once and at its best.
const CHUNK = "/_next/static/chunks/:name([^/]+)";
const reads = (encoding: string) => ({
  type: "header" as const,
  key: "accept-encoding",
  value: `(?:.*,)?\\s*${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)).*`,
});
const ENCODINGS = [
  { encoding: "br", copy: "br", asked: { has: [reads("br")] } },
  { encoding: "gzip", copy: "gz", asked: { has: [reads("gzip")], missing: [reads("br")] } },
];
const TYPES = [
  { ending: "js", type: "text/javascript; charset=utf-8" },
  { ending: "css", type: "text/css; charset=utf-8" },
];
const COPIES =
  process.env.NODE_ENV === "production"
    ? TYPES.flatMap((type) => ENCODINGS.map((encoding) => ({ ...type, ...encoding })))
    : [];

// The service worker lies in the build it was bundled for, and answers at an address that stays.
const WORKER = { source: "/sw.js", destination: "/_next/static/service-worker.js" };

const config: NextConfig = {
  // A server runs from a copy of the build, so that the next build cannot pull files from under it.
  distDir: process.env["FARWORK_WEB_DIST"] ?? ".next",
  // Named, because Next guesses another one where the home folder lies inside the checkout, as in some CI.
  turbopack: { root: WORKSPACE },
  outputFileTracingRoot: WORKSPACE,
  // Loads its WebAssembly from beside itself.
  serverExternalPackages: ["subset-font"],
  experimental: {
    // So much of a body that comes without its length Next keeps, twice, before anybody has looked at it: 10 MB unless
    // told. What says that it is longer is refused before (`src/platform/server/refuse-requests.ts`).
    proxyClientMaxBodySize: "64kb",
    // Few, large scripts: Brotli finds more in common in them, which is worth 4 kB on every page (measured by
    // bench:web).
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 10_000_000,
      maxMergeChunkSize: 30_000_000,
    },
  },
  // For what tells until when it holds.
  env: { BUILT_AT: new Date().toISOString() },
  poweredByHeader: false,
  // The server does, in Brotli (`src/platform/server/create-site-server.ts`).
  compress: false,
  // No page has Next resize its pictures, so nobody can have it ask this server for some.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    ...PUBLIC_PAGES.map((source) => ({ source, headers: [PUT_ASIDE] })),
    { source: "/og/:path*", headers: SHOWN_ELSEWHERE },
    { source: WORKER.source, headers: [{ key: "Cache-Control", value: "no-cache" }] },
    { source: `${CHUNK}.(js|css)`, headers: [{ key: "Vary", value: "Accept-Encoding" }] },
    ...COPIES.map(({ ending, type, encoding, asked }) => ({
      source: `${CHUNK}.${ending}`,
      ...asked,
      headers: [
        { key: "Content-Encoding", value: encoding },
        { key: "Content-Type", value: type },
      ],
    })),
  ],
  rewrites: async () => ({
    beforeFiles: COPIES.map(({ ending, copy, asked }) => ({
      source: `${CHUNK}.${ending}`,
      ...asked,
      destination: `/_next/static/chunks/:name.${ending}.${copy}`,
    })),
    afterFiles: [WORKER],
    fallback: [],
  }),
};

export default config;
