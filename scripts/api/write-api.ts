// `pnpm api`: writes what the published packages offer to `docs/api`, for a change of it to show in the diff, and how
// each is used to `docs/reference`.
import { writeFileSync } from "node:fs";

import { PUBLISHED } from "../packages/manifest.ts";
import { describeApi, reportPath } from "./describe-api.ts";
import { describeReference, referencePath } from "./describe-reference.ts";

for (const name of PUBLISHED) {
  writeFileSync(reportPath(name), describeApi(name));
  writeFileSync(referencePath(name), describeReference(name));
}
