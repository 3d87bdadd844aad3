import { readFile, writeFile } from "node:fs/promises";

import sharp from "sharp";

/** Converts a PNG file to a palette without visible difference, unless it has one. Returns its size in bytes. */
export async function compressScreenshot(path: string): Promise<number> {
  const image = await readFile(path);
  const { isPalette } = await sharp(image).metadata();
  if (isPalette) return image.length;
  const small = await sharp(image).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  await writeFile(path, small);
  return small.length;
}
