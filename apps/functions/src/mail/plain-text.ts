import { cleanWrittenText } from "@farwork/serving/written-text";

/**
 * Template tag for plain text in subjects and email bodies. Interpolated texts stay on their line, so they cannot
 * inject headers or lines.
 *
 * @example plainText`New: ${"Cook\r\nBcc: x"}`; // "New: Cook Bcc: x"
 */
export function plainText(strings: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  return strings.reduce((text, piece, at) => text + keepOnLine(String(parts[at - 1] ?? "")) + piece);
}

const keepOnLine = (text: string) =>
  cleanWrittenText(text)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
