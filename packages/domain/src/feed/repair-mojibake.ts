/** UTF-8 of one character beyond ASCII, each of its bytes taken for a character of Latin-1. */
const MISREAD =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|\xED[\x80-\x9F][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}/g;

/** Control characters of Latin-1: no text holds them, while most misread characters do. */
const CONTROL = /[\x80-\x9F]/;

/** "Ã³", "Â·": nobody writes that but at the end of a word in capitals ("IRMÃ»"). */
const UNLIKELY = /(?<!\p{Lu})[ÂÃ][\xA0-\xBF]|[ÂÃ][\xA1-\xBF](?=\p{Ll})/gu;

/**
 * Mends a text that was UTF-8 and was read as Latin-1, as "Youâ\x80\x99ll" for "You’ll". Once it is plain that this
 * happened to a text, every sequence of it that can be mended is; otherwise only those nobody would write. A text
 * in order comes back as it is, also French ("« café »", with its hard spaces).
 *
 * @example repairMojibake("ZÃ³calo"); // "Zócalo"
 */
export function repairMojibake(text: string): string {
  const isMisread = text.match(MISREAD)?.some((sequence) => CONTROL.test(sequence)) ?? false;
  if (isMisread) return text.replace(MISREAD, readAsUtf8);
  return text.replace(UNLIKELY, readAsUtf8);
}

function readAsUtf8(sequence: string): string {
  const bytes = Array.from(sequence, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return decodeURIComponent(bytes.join(""));
}
