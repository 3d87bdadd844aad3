import { cleanWrittenText } from "@farwork/serving/written-text";

/**
 * Plain text from a template, for subjects and for the text of a mail: a text put into it stays on the line where it is
 * put, so that it ends no header and forges no line of ours.
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
