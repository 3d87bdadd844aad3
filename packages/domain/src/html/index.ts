export { dropUnsafeLinks } from "./drop-unsafe-links.ts";
export { extractText } from "./extract-text.ts";
export { isSafeHtml } from "./is-safe-html.ts";
export { makeExcerpt } from "./extract-text.ts";
export { listPictures, movePictures } from "./pictures.ts";
export { SafeHtml } from "./safe-html.ts";
export { sanitizeDescription, type SanitizeOptions } from "./sanitize-description.ts";
