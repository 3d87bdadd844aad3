// `pnpm errors`: writes `docs/errors.md` from the codes that the sources declare.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { writeErrorPage } from "./error-page.ts";

writeFileSync(join(root, "docs/errors.md"), writeErrorPage());
