const TYPES = {
  "image/avif": (text: string) => /^.{4}ftypavi[fs]/s.test(text),
  "image/gif": (text: string) => /^GIF8[79]a/.test(text),
  "image/jpeg": (text: string) => text.startsWith("\xFF\xD8\xFF"),
  "image/png": (text: string) => text.startsWith("\x89PNG\r\n\x1A\n"),
  "image/webp": (text: string) => /^RIFF.{4}WEBP/s.test(text),
} as const;
export type PictureType = keyof typeof TYPES;

/** As a request asks for them. */
export const ACCEPTED_PICTURES = Object.keys(TYPES).join(", ");

/**
 * What kind of picture these bytes begin as; undefined for what is none of dots, such as SVG, which is a document.
 *
 * @example readPictureType(Buffer.from("GIF89a")); // "image/gif"
 */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  for (const [type, begins] of Object.entries(TYPES)) if (begins(text) && isPictureType(type)) return type;
  return undefined;
}

/** Whether a server calls what it sends a picture of dots; of which kind, its bytes say. */
export function isCalledPicture(contentType: string | undefined): boolean {
  return /^image\/(?:avif|gif|p?jpe?g|(?:x-)?png|webp)\s*(?:;|$)/i.test(contentType ?? "");
}

const isPictureType = (type: string): type is PictureType => Object.hasOwn(TYPES, type);
