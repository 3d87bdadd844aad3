// `pnpm api`: writes what the published packages offer to `docs/api`, for a change of it to show in the diff. With
// `--check` it writes nothing, and fails where a report is not what is offered.
import { PUBLISHED } from "../packages/manifest.ts";
import { extractApi } from "./extract-api.ts";

const isWritten = !process.argv.includes("--check");
for (const name of PUBLISHED) {
  if (extractApi(name, isWritten).isReported) continue;
  console.error(`docs/api/${name}.api.md is not what @farwork/${name} offers: \`pnpm api\` writes it anew.`);
  process.exitCode = 1;
}
