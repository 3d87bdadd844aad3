// `pnpm api`: writes what the published packages offer to `docs/api`, for a change of it to show in the diff.
import { writeFileSync } from "node:fs";

import { describeApi, PUBLISHED, reportPath } from "./describe-api.ts";

for (const name of PUBLISHED) writeFileSync(reportPath(name), describeApi(name));
