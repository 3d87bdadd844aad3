import { join } from "node:path";

import type { NextConfig } from "next";

const WORKSPACE = join(import.meta.dirname, "../..");
const REFUSED_FEATURES =
  "accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure display-capture " +
  "encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone " +
  "midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get " +
  "screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking";
/** Headers of every response. */
export const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // Search terms in our URLs stay with us; the employer's site only learns that we sent the reader.
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: REFUSED_FEATURES.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  // For responses outside `src/proxy.ts`, which sets the policy of pages: nothing runs, but browsers may style their
  // own view of an image or feed.
  {
    key: "Content-Security-Policy",
    value:
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];
// Open Graph images, for sites that embed them.
const EMBEDDABLE = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];

// Next's default no-store keeps browsers from using the back/forward cache; with no-cache they still revalidate.
// Private pages keep no-store, so that nobody can go back to them after log-out.
const REVALIDATED = { key: "Cache-Control", value: "private, no-cache" };
const PUBLIC_PAGES = ["/", "/jobs/:path*", "/companies/:path*", "/offline"];

// Clients with Brotli or gzip get the copies `scripts/compress-static.ts` made at build time.
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

// The service worker belongs to its build, but must have a stable address.
const WORKER = { source: "/sw.js", destination: "/_next/static/service-worker.js" };
// The former address of images, in pages opened or kept before it changed.
const IMAGES = { source: "/api/picture/:jobId", destination: "/api/image/:jobId" };

const config: NextConfig = {
  // The server runs from a copy of the build, so that the next build cannot remove its files.
  distDir: process.env["FARWORK_WEB_DIST"] ?? ".next",
  // Set explicitly, because Next guesses wrong when the home folder is inside the checkout, as in some CI.
  turbopack: { root: WORKSPACE },
  outputFileTracingRoot: WORKSPACE,
  // Loads its WebAssembly from its own folder.
  serverExternalPackages: ["subset-font"],
  experimental: {
    // Next buffers this much of a body without a length, twice, before any code of ours runs; the default is 10 MB.
    // Longer bodies with a length are refused before (`src/platform/server/refuse-requests.ts`).
    proxyClientMaxBodySize: "64kb",
    // Few large scripts compress better with Brotli, which saves 4 kB on every page (measured by bench:web).
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 10_000_000,
      maxMergeChunkSize: 30_000_000,
    },
  },
  // For files that state an expiry date.
  env: { BUILT_AT: new Date().toISOString() },
  poweredByHeader: false,
  // The server compresses with Brotli (`src/platform/server/create-site-server.ts`).
  compress: false,
  // No page uses Next's image resizing, so turn its endpoint off.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    ...PUBLIC_PAGES.map((source) => ({ source, headers: [REVALIDATED] })),
    { source: "/og/:path*", headers: EMBEDDABLE },
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
    afterFiles: [WORKER, IMAGES],
    fallback: [],
  }),
};

export default config;
