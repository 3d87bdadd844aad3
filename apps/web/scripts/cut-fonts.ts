// Cuts the heading face down to what headings are set in, and writes it into `src/ui/fonts`: of the family's seven
// weights and all its widths, pages show a corner. Every first visit waits for this file, so its size is seen.
// `pnpm --filter @farwork/web cut-fonts`, after an update of the family; a test tells when it was forgotten.
import { writeFileSync } from "node:fs";

import { BRICOLAGE_FILE, cutBricolage } from "../src/ui/fonts/cut-bricolage.ts";

writeFileSync(BRICOLAGE_FILE, await cutBricolage());
