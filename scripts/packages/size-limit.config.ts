import type { Check } from "size-limit";

import { root } from "../bootstrap/checkout.mjs";
import { listEntries, PUBLISHED, readManifest } from "./manifest.ts";

// The names of the world's towns, 185 kB, are in whatever reads places: `domain` as a whole, `duplicate`, `feed`, `place`.
// What a page may pay for all of an entry, compressed by Brotli at its best; it has the peers already.
const LIMITS: Readonly<Record<string, string>> = {
  "@farwork/domain": "490 kB",
  "@farwork/domain/billing": "0.9 kB",
  "@farwork/domain/company": "3.4 kB",
  "@farwork/domain/contract": "14.1 kB",
  "@farwork/domain/date": "1.7 kB",
  "@farwork/domain/duplicate": "244.9 kB",
  "@farwork/domain/eligibility": "10.5 kB",
  "@farwork/domain/feed": "409 kB",
  "@farwork/domain/filter": "31.7 kB",
  "@farwork/domain/html": "44.5 kB",
  "@farwork/domain/job": "2 kB",
  "@farwork/domain/job-posting": "16.8 kB",
  "@farwork/domain/links": "1.2 kB",
  "@farwork/domain/pay": "29.2 kB",
  "@farwork/domain/place": "213.8 kB",
  "@farwork/domain/rates": "1.1 kB",
  "@farwork/domain/reader": "21.8 kB",
  "@farwork/domain/recommend": "40.7 kB",
  "@farwork/domain/saved-search": "10.7 kB",
  "@farwork/domain/search": "75.6 kB",
  "@farwork/domain/testing": "49 kB",
  "@farwork/domain/user": "0.9 kB",
  "@farwork/data": "20.5 kB",
  "@farwork/data/auth": "4.7 kB",
  "@farwork/data/billing": "1.6 kB",
  "@farwork/data/client": "0.3 kB",
  "@farwork/data/company": "1.9 kB",
  "@farwork/data/rates": "1.8 kB",
  "@farwork/data/data-error": "0.4 kB",
  "@farwork/data/email-confirmation": "1.2 kB",
  "@farwork/data/ingest-status": "1.8 kB",
  "@farwork/data/job-addresses": "3 kB",
  "@farwork/data/job-marks": "2.7 kB",
  "@farwork/data/jobs": "11.2 kB",
  "@farwork/data/jobs-in-batches": "3.1 kB",
  "@farwork/data/mail-preferences": "4.3 kB",
  "@farwork/data/marked-jobs": "4.1 kB",
  "@farwork/data/own-data": "3.7 kB",
  "@farwork/data/password-reset": "3.4 kB",
  "@farwork/data/plans": "2.4 kB",
  "@farwork/data/profile": "1.8 kB",
  "@farwork/data/recommended-jobs": "12.7 kB",
  "@farwork/data/saved-searches": "9.9 kB",
  "@farwork/data/session": "3.5 kB",
  "@farwork/data/sign-in-link": "2.95 kB",
  "@farwork/data/similar-jobs": "2.8 kB",
  "@farwork/data/site-session": "3.8 kB",
  "@farwork/data/user": "1.7 kB",
  "@farwork/data/watch-billing": "1.9 kB",
  "@farwork/data/with-marks": "0.2 kB",
};

// What it may pay for a name of one, for bundlers leave out the rest.
const NAME_LIMITS: readonly (readonly [entry: string, name: string, limit: string])[] = [
  ["@farwork/domain", "formatPostedAgo", "0.3 kB"],
  ["@farwork/domain", "filtersFromQuery", "7.2 kB"],
  ["@farwork/domain", "formatPay", "1.1 kB"],
  ["@farwork/domain", "jobPath", "0.4 kB"],
  ["@farwork/domain/place", "formatPlace", "2.7 kB"],
  ["@farwork/domain/html", "isSafeHtml", "0.4 kB"],
  ["@farwork/data", "fetchJobs", "11.1 kB"],
  ["@farwork/data", "withMarks", "0.2 kB"],
];

const entries = PUBLISHED.flatMap((name) => {
  const peers = Object.keys(readManifest(`${root}/packages/${name}`).peerDependencies);
  return listEntries(name).map(({ entry, module }) => ({
    entry,
    path: module,
    ignore: peers.flatMap((peer) => [peer, `${peer}/*`]),
    modifyEsbuildConfig: bundleModule,
  }));
});

/** As a page's own bundler makes it: an entry keeps what it offers. */
function bundleModule<Config extends object>(config?: Config): Config {
  if (!config) throw new Error("size-limit has made no configuration.");
  return Object.assign(config, { format: "esm", target: "es2024" });
}

const checks: Check[] = [
  // An entry without a limit of its own may weigh nothing.
  ...entries.map(({ entry, ...check }) => ({ ...check, name: entry, limit: LIMITS[entry] ?? "1 B" })),
  ...NAME_LIMITS.flatMap(([whole, name, limit]) =>
    entries
      .filter(({ entry }) => entry === whole)
      .map(({ entry, ...check }) => ({
        ...check,
        name: `${name} of ${entry}`,
        import: `{ ${name} }`,
        limit,
      })),
  ),
  {
    name: "every entry, where nothing of it is used",
    path: entries.map(({ path }) => path),
    import: Object.fromEntries(entries.map(({ path }) => [path, "{}"])),
    limit: "30 B",
  },
];

export default checks;
