// Characters XML 1.0 cannot represent, not even escaped (https://www.w3.org/TR/xml/#charsets).
const FORBIDDEN_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** They change the text direction even after the text that contains them, and can disguise what follows. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Makes a text representable in every format: lone surrogates and characters XML forbids become U+FFFD, and bidi
 * controls are removed.
 *
 * @example
 * cleanWrittenText("a\uFFFFb\u202Ec"); // => "a\uFFFDbc"
 */
export function cleanWrittenText(text: string): string {
  return text.toWellFormed().replaceAll(FORBIDDEN_IN_XML, "\uFFFD").replaceAll(BIDI_CONTROLS, "");
}
