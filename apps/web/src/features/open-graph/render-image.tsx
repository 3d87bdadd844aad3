import { createHash } from "node:crypto";

import { ImageResponse } from "next/og";

import { limitConcurrency } from "../../platform/requests/limit-concurrency.ts";
import { loadImageFonts } from "./image-fonts.ts";
import { ImageLayout } from "./image-layout.tsx";
import { type OpenGraphImage, IMAGE_SIZE } from "./image.ts";

/** A few megabytes: what a network that has just been given a link asks for, and asks for again. */
const MAX_KEPT = 100;
/** To be raised with the layout. */
const LAYOUT = 1;

/** Drawing takes a processor and much memory, which pages need too. */
const runDrawing = limitConcurrency({ atOnce: 2, maxWaiting: 20 });

const kept = new Map<string, Promise<Buffer>>();

/** Names what a picture shows: two of one name are the same to the byte. */
export function imageFingerprint(picture: OpenGraphImage): string {
  return createHash("sha256")
    .update(JSON.stringify([LAYOUT, picture]))
    .digest("base64url");
}

/**
 * The picture as a PNG; undefined where too many others wait to be drawn. The last hundred are kept, and of those that
 * ask at once one draws.
 */
export function renderImage(picture: OpenGraphImage): Promise<Buffer> | undefined {
  const name = imageFingerprint(picture);
  const drawn = kept.get(name) ?? runDrawing(() => draw(picture));
  if (!drawn) return undefined;
  // The one asked for last is the last to go.
  kept.delete(name);
  kept.set(name, drawn);
  drawn.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

async function draw(picture: OpenGraphImage): Promise<Buffer> {
  const fonts = [...(await loadImageFonts())];
  const image = new ImageResponse(<ImageLayout picture={picture} />, { ...IMAGE_SIZE, fonts });
  return Buffer.from(await image.arrayBuffer());
}
