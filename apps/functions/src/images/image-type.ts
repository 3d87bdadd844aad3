const TYPES = {
  "image/avif": (text: string) => /^.{4}ftypavi[fs]/s.test(text),
  "image/gif": (text: string) => /^GIF8[79]a/.test(text),
  "image/jpeg": (text: string) => text.startsWith("\xFF\xD8\xFF"),
  "image/png": (text: string) => text.startsWith("\x89PNG\r\n\x1A\n"),
  "image/webp": (text: string) => /^RIFF.{4}WEBP/s.test(text),
} as const;
export type ImageType = keyof typeof TYPES;

/** For the Accept header. */
export const ACCEPTED_IMAGES = Object.keys(TYPES).join(", ");

/**
 * The type of an image by its first bytes; undefined for anything but raster images, including SVG, which is a
 * document.
 *
 * @example readImageType(Buffer.from("GIF89a")); // "image/gif"
 */
export function readImageType(bytes: Uint8Array): ImageType | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  for (const [type, begins] of Object.entries(TYPES)) if (begins(text) && isImageType(type)) return type;
  return undefined;
}

/** Whether a content type is that of a raster image; the bytes decide which. */
export function isCalledImage(contentType: string | undefined): boolean {
  return /^image\/(?:avif|gif|p?jpe?g|(?:x-)?png|webp)\s*(?:;|$)/i.test(contentType ?? "");
}

const isImageType = (type: string): type is ImageType => Object.hasOwn(TYPES, type);
