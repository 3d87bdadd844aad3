import { defineConfig } from "tsup";

import manifest from "./package.json" with { type: "json" };

// What package.json publishes is what gets built: "./dist/filter/x.js" comes from "src/filter/x.ts".
const entry = Object.values(manifest.exports).map((target) =>
  target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts"),
);

export default defineConfig({
  entry,
  format: "esm",
  target: "es2023",
  clean: true,
  // TypeScript 7 has no JavaScript API for tsup to call: tsc writes the declarations.
  dts: false,
});
