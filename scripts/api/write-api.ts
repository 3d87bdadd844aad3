// `pnpm api`: writes the API of the published packages to `docs/api`, so that changes show up in the diff. With
// `--check`, writes nothing and fails if a report is out of date.
import { PUBLISHED } from "../packages/manifest.ts";
import { extractApi } from "./extract-api.ts";

const isWritten = !process.argv.includes("--check");
for (const name of PUBLISHED) {
  if (extractApi(name, isWritten).isReported) continue;
  console.error(`docs/api/${name}.api.md is not what @farwork/${name} offers: \`pnpm api\` writes it anew.`);
  process.exitCode = 1;
}
