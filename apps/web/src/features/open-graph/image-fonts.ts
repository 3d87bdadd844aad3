import { readFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { DRAWABLE } from "./drawable-text.ts";

/** A font as the drawing library takes it: one cut of one family, as TrueType. */
export type ImageFont = {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 500 | 700;
  readonly style: "normal";
};

/** Families, in the order that letters are looked for in them. */
export const DISPLAY = "Bricolage, Bricolage Extended";
export const TEXT = "Instrument, Instrument Extended, Bricolage, Bricolage Extended";

let fonts: Promise<readonly ImageFont[]> | undefined;

/** The pages' own type. Making it takes about a second, once. */
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

/** The drawing library draws no variable fonts, so each is pinned at the width and weight that pages set it in. */
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
