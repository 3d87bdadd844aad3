import { readFile } from "node:fs/promises";
import { join } from "node:path";

import subsetFont from "subset-font";
import * as z from "zod/mini";

const WEB = join(import.meta.dirname, "../../..");
const FAMILY = join(WEB, "node_modules/@fontsource-variable/bricolage-grotesque");
export const BRICOLAGE_FILE = join(WEB, "src/ui/fonts/bricolage-latin.woff2");

/** The weight of headings, and their width in percent. */
export const HEADING = { wght: 680, wdth: 82 };

const Ranges = z.object({ latin: z.string() });

/** The heading font's Latin letters in the weight and width of headings, as WOFF2. */
export async function cutBricolage(): Promise<Buffer> {
  const whole = await readFile(join(FAMILY, "files/bricolage-grotesque-latin-wdth-normal.woff2"));
  const { latin } = z.parse(Ranges, JSON.parse(await readFile(join(FAMILY, "unicode.json"), "utf8")));
  return subsetFont(whole, spellOut(latin), { targetFormat: "woff2", variationAxes: HEADING });
}

/** All letters of a `unicode-range`: "U+0041-0043,U+20AC" is "ABC€". */
function spellOut(ranges: string): string {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}
