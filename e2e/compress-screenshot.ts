import { readFile, writeFile } from "node:fs/promises";

import sharp from "sharp";

/** Gives a PNG file a palette, from which no comparison tells it, unless it has one. Its size in bytes. */
export async function compressScreenshot(path: string): Promise<number> {
  const picture = await readFile(path);
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) return picture.length;
  const small = await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  await writeFile(path, small);
  return small.length;
}
