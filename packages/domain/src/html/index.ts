export { isSafeHtml } from "./is-safe-html.ts";
export {
  dropUnsafeLinks,
  extractText,
  listImages,
  makeExcerpt,
  markQuotes,
  readdressImages,
} from "./read-safe-html.ts";
export { SafeHtml } from "./safe-html.ts";
export { sanitizeDescription, type SanitizeOptions } from "./sanitize-description.ts";
