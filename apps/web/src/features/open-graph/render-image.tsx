import { createHash } from "node:crypto";

import { ImageResponse } from "next/og";

import { limitConcurrency } from "../../platform/requests/limit-concurrency.ts";
import { loadImageFonts } from "./image-fonts.ts";
import { ImageLayout } from "./image-layout.tsx";
import { type OpenGraphImage, IMAGE_SIZE } from "./image.ts";

/** A few megabytes, for networks that request the same link repeatedly. */
const MAX_KEPT = 100;
/** Increase it when the layout changes. */
const LAYOUT = 1;

/** Drawing needs CPU and memory that pages need too. */
const runDrawing = limitConcurrency({ concurrency: 2, maxWaiting: 20 });

const kept = new Map<string, Promise<Buffer>>();

/** Identifies an image: the same fingerprint means the same bytes. */
export function imageFingerprint(content: OpenGraphImage): string {
  return createHash("sha256")
    .update(JSON.stringify([LAYOUT, content]))
    .digest("base64url");
}

/**
 * Renders an image as PNG; undefined when too many are waiting. The last hundred are cached, and concurrent requests
 * for the same image share one rendering.
 */
export function renderImage(content: OpenGraphImage): Promise<Buffer> | undefined {
  const name = imageFingerprint(content);
  const drawn = kept.get(name) ?? runDrawing(() => draw(content));
  if (!drawn) return undefined;
  // Moves the image to the end, which makes this an LRU cache.
  kept.delete(name);
  kept.set(name, drawn);
  drawn.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

async function draw(content: OpenGraphImage): Promise<Buffer> {
  const fonts = [...(await loadImageFonts())];
  const image = new ImageResponse(<ImageLayout content={content} />, { ...IMAGE_SIZE, fonts });
  return Buffer.from(await image.arrayBuffer());
}
