import type { Metadata } from "next";

import { type OpenGraphImage, IMAGE_SIZE } from "./image.ts";

/** Where the picture of the whole board is. */
export const SITE_IMAGE_PATH = "/og/board";

/**
 * What a page says of itself where links to it are unfurled: `page`, with the picture at `path`, large. Its words
 * are told to those who do not see it.
 */
export function describeImage(
  page: NonNullable<Metadata["openGraph"]>,
  path: string,
  { over, title, marked, under }: OpenGraphImage,
): Pick<Metadata, "openGraph" | "twitter"> {
  const alt = [title, over, marked, under].filter(Boolean).join(", ");
  const image = { url: path, alt, type: "image/png", ...IMAGE_SIZE };
  return { openGraph: { ...page, images: [image] }, twitter: { card: "summary_large_image" } };
}
