import { basename, join } from "node:path";

import { defineConfig } from "vitest/config";

import data from "./packages/data/package.json" with { type: "json" };
import domain from "./packages/domain/package.json" with { type: "json" };
import { BUILT } from "./scripts/packages/vitest.config.ts";

const TESTS = "src/**/*.test.{ts,tsx}";
/** Needs running emulators, and has a configuration of its own. */
const INTEGRATION = "**/*.integration.test.ts";
const DATES = "packages/domain/src/date/**/*.test.ts";
/** What mounts a component, and what else asks a document or a window. */
const DOM = ["apps/web/src/**/*.test.tsx", "apps/web/src/**/*.dom.test.ts"];

const PROPERTY_RUNS = Number(process.env["FARWORK_PROPERTY_RUNS"] ?? 100);
/** Next itself puts the app router's parts in place of these, in a build. */
const FAKE_NEXT = {
  find: /^next\/(dynamic|navigation)$/,
  replacement: join(import.meta.dirname, "apps/web/src/testing/fake-$1.tsx"),
};

/** Dates are read and told alike wherever the machine stands: at UTC, behind it, and as far ahead of it as can be. */
const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"];

/** The unit tests of everything: `pnpm test:unit`, or one package's by `turbo run test:unit`. */
export default defineConfig({
  // The packages' entries are read from their source, so that a test waits for no build.
  resolve: { alias: [...[domain, data].flatMap(listSources), FAKE_NEXT] },
  test: {
    // Files share modules, and so leave nothing behind that another would find.
    isolate: false,
    pool: "threads",
    maxWorkers: "100%",
    // A busy machine is no reason to fail: what really hangs still ends.
    testTimeout: 60_000 * Math.max(1, PROPERTY_RUNS / 100),
    setupFiles: ["scripts/unit/set-up.ts"],
    silent: "passed-only",
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    projects: [
      { test: { name: "domain", include: [`packages/domain/${TESTS}`], exclude: [DATES] } },
      ...ZONES.map((zone) => ({
        // A process of its own: in a thread, setting TZ changes nothing.
        test: {
          name: `domain in ${zone}`,
          include: [DATES],
          pool: "forks" as const,
          env: { TZ: zone },
          provide: { zone },
        },
      })),
      { test: { name: "data", include: [`packages/data/${TESTS}`], exclude: [INTEGRATION] } },
      { test: { name: "serving", include: [`packages/serving/${TESTS}`] } },
      {
        test: {
          name: "functions",
          include: [`apps/functions/${TESTS}`, "apps/functions/scripts/*.test.ts"],
          exclude: [INTEGRATION],
        },
      },
      {
        test: {
          name: "web",
          include: [`apps/web/${TESTS}`],
          exclude: DOM,
          setupFiles: ["apps/web/src/testing/separate-channels.ts"],
        },
      },
      {
        test: {
          name: "web-dom",
          include: DOM,
          environment: "happy-dom",
          setupFiles: ["apps/web/src/testing/separate-channels.ts", "apps/web/src/testing/reset-page.ts"],
          // Begun anew by `vi.resetModules` as well: React notes on a context which renderer had it last.
          server: { deps: { inline: ["jotai"] } },
        },
      },
      { test: { name: "scripts", include: ["scripts/**/*.test.ts"], exclude: BUILT } },
    ],
  },
});

/** Where each entry of a published package has its source. */
function listSources({ name, exports }: typeof domain | typeof data) {
  return Object.entries(exports).map(([entry, { default: built }]) => ({
    find: new RegExp(`^${name}${entry.slice(1)}$`),
    replacement: join(
      import.meta.dirname,
      "packages",
      basename(name),
      built.replace("./dist/", "src/").replace(/\.js$/, ".ts"),
    ),
  }));
}
