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
        "scripts/bench/{load,serve-callable}.ts",
        "scripts/bootstrap/bootstrap-and-run.mjs",
        "scripts/sample-jobs/write-sample-jobs.ts",
        "scripts/stack/{start,ingest,operator,keeper,stand-ins,sign-up-demo-account}.ts",
        "scripts/stack/fixtures/*.ts",
        "scripts/test/run-tests.ts",
        "e2e/{playwright.config,take-in-fixtures,screenshots,*.spec}.ts",
      ],
      project: ["scripts/**/*.{ts,mjs,js}", "{rules,integration,e2e}/**/*.ts"],
      vitest: {
        config: ["vitest.integration.config.ts", "scripts/vitest.config.ts", "rules/vitest.config.ts"],
      },
      // Run by path, by turbo, or by firebase-tools' own look-up.
      ignoreDependencies: ["firebase-tools", "firebase-functions", "pnpm"],
    },
    "packages/data": { project: ["src/**/*.ts"] },
    "packages/domain": {
      entry: Object.values(domain.exports).map((target) =>
        target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts"),
      ),
      project: ["{src,bench}/**/*.ts"],
    },
    "apps/functions": {
      entry: ["src/{ingest/ingest,account/operator}-command.ts"],
      project: ["src/**/*.ts"],
    },
    "apps/web": {
      project: ["src/**/*.{ts,tsx,css}"],
      // next/font takes their files by path.
      ignoreDependencies: ["@fontsource-variable/*"],
    },
  },
};

export default config;
