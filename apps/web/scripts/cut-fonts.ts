// Reduces the heading font to the one weight and width that pages use of its variable axes, and writes it into
// `src/ui/fonts`. Every first visit loads this file, so its size matters. Run `pnpm --filter @farwork/web cut-fonts`
// after an update of the font; a test fails if it was forgotten.
import { writeFileSync } from "node:fs";

import { BRICOLAGE_FILE, cutBricolage } from "../src/ui/fonts/cut-bricolage.ts";

writeFileSync(BRICOLAGE_FILE, await cutBricolage());
