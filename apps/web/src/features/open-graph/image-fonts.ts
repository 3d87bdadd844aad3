import { readFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { DRAWABLE } from "./drawable-text.ts";

/** A font for the drawing library: one static instance of a family, as TrueType. */
export type ImageFont = {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 500 | 700;
  readonly style: "normal";
};

/** Font families in fallback order. */
export const DISPLAY = "Bricolage, Bricolage Extended";
export const TEXT = "Instrument, Instrument Extended, Bricolage, Bricolage Extended";

let fonts: Promise<readonly ImageFont[]> | undefined;

/** The site's fonts. Creating them takes about a second, once. */
export function loadImageFonts(): Promise<readonly ImageFont[]> {
  fonts ??= makeFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

const BRICOLAGE = { weight: 700, axes: { wdth: 78, wght: 700 } } as const;
const INSTRUMENT = { weight: 500, axes: { wght: 500 } } as const;

async function makeFonts(): Promise<readonly ImageFont[]> {
  return Promise.all([
    pin(
      "Bricolage",
      BRICOLAGE,
      new URL(
        "../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
        import.meta.url,
      ),
    ),
    pin(
      "Bricolage Extended",
      BRICOLAGE,
      new URL(
        "../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2",
        import.meta.url,
      ),
    ),
    pin(
      "Instrument",
      INSTRUMENT,
      new URL(
        "../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        import.meta.url,
      ),
    ),
    pin(
      "Instrument Extended",
      INSTRUMENT,
      new URL(
        "../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
        import.meta.url,
      ),
    ),
  ]);
}

/** The drawing library cannot use variable fonts, so pin each to the width and weight used on the pages. */
async function pin(
  name: string,
  { weight, axes }: typeof BRICOLAGE | typeof INSTRUMENT,
  file: URL,
): Promise<ImageFont> {
  const data = await subsetFont(await readFile(file), DRAWABLE, {
    targetFormat: "truetype",
    variationAxes: axes,
  });
  return { name, data, weight, style: "normal" };
}
