import type { Metadata } from "next";

import { type OpenGraphImage, IMAGE_SIZE } from "./image.ts";

/** The address of the board's image. */
export const SITE_IMAGE_PATH = "/og/board";

/** Open Graph and Twitter metadata: `page` with the image at `path`, and alternative text from its words. */
export function describeImage(
  page: NonNullable<Metadata["openGraph"]>,
  path: string,
  { over, title, marked, under }: OpenGraphImage,
): Pick<Metadata, "openGraph" | "twitter"> {
  const alt = [title, over, marked, under].filter(Boolean).join(", ");
  const image = { url: path, alt, type: "image/png", ...IMAGE_SIZE };
  return { openGraph: { ...page, images: [image] }, twitter: { card: "summary_large_image" } };
}
