// What XML 1.0 can hold in no way, not even escaped (https://www.w3.org/TR/xml/#charsets).
const FORBIDDEN_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** They turn the direction of what follows, beyond the end of the text they stand in, and dress it up as another. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Somebody's text as every format can hold it: half a character, or one that XML forbids, becomes U+FFFD, and controls of
 * the direction of writing go.
 *
 * @example
 * cleanWrittenText("a\uFFFFb\u202Ec"); // => "a\uFFFDbc"
 */
export function cleanWrittenText(text: string): string {
  return text.toWellFormed().replaceAll(FORBIDDEN_IN_XML, "\uFFFD").replaceAll(BIDI_CONTROLS, "");
}
