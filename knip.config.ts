import type { KnipConfig } from "knip";

import domain from "./packages/domain/package.json" with { type: "json" };

// What nobody uses or nobody declared: files, exports, dependencies.
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Its config needs a running board.
  playwright: false,
  workspaces: {
    ".": {
      entry: [
        "release/{old-program.ts,use-packages.mjs}",
        "scripts/bench/{load,size,web}.ts",
        "scripts/bootstrap/bootstrap-and-run.mjs",
        "scripts/packages/{tried-program,watch-import}.mjs",
        "scripts/packages/{stage-data,stage-domain,size-limit.config}.ts",
        "scripts/mutation/{mutate,mutate-rules}.ts",
        "scripts/release/{check-changesets,name-last-release}.ts",
        "scripts/sample-jobs/write-sample-jobs.ts",
        "scripts/stack/{start,run-on-stack,watchdog,stripe-and-mail,serve-functions,sign-up-demo-account}.ts",
        "scripts/stack/fixtures/*.ts",
        "scripts/test/{run-tests,list-ci-jobs}.ts",
        "e2e/{playwright.config,axe-table,ingest-fixtures,take-readme-screenshots,compress-screenshots,*.spec}.ts",
      ],
      project: ["scripts/**/*.{ts,mjs,js}", "{release,rules,integration,chaos,e2e}/**/*.{ts,mjs}"],
      vitest: {
        config: [
          "vitest.integration.config.ts",
          "vitest.config.ts",
          "scripts/packages/vitest.config.ts",
          "release/vitest.config.ts",
          "rules/vitest.config.ts",
          "chaos/vitest.config.ts",
          "scripts/mutation/vitest.config.ts",
        ],
      },
      // Run by path, by turbo, or by firebase-tools' own look-up.
      ignoreDependencies: ["@stryker-mutator/*", "firebase-functions", "firebase-tools"],
      // Linux's own, as is all by which a benchmark looks at processes.
      ignoreBinaries: ["taskset"],
    },
    "packages/data": { project: ["src/**/*.ts"] },
    "packages/domain": {
      entry: Object.values(domain.exports).map((target) =>
        target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts"),
      ),
      project: ["{src,bench}/**/*.ts"],
    },
    "packages/serving": { project: ["src/**/*.ts"] },
    "apps/functions": {
      entry: [
        "src/{ingest/ingest,account/operator,alerts/alerts,backup/backup,rates/rates}-command.ts",
        // Imported by tsup's own config.
        "scripts/lock-dependencies.ts",
      ],
      project: ["{src,scripts}/**/*.ts"],
    },
    "apps/web": {
      // Bundled by a script of its own, by its path; and what unit tests have in place of parts of Next.
      entry: ["worker/service-worker.ts", "src/testing/fake-{dynamic,navigation}.tsx"],
      project: ["{src,worker}/**/*.{ts,tsx,css}"],
    },
  },
};

export default config;
