import { cleanWrittenText } from "./written-text.ts";

/**
 * JSON that may stand anywhere, in a script of a page too: no "<" or "&" in it is written as itself, so that no text ends
 * the element or begins another.
 *
 * @example
 * writeJson({ title: "</script>" }); // => '{"title":"\\u003c/script>"}'
 */
export function writeJson(value: object): string {
  const json = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? cleanWrittenText(part) : part,
  );
  return json.replaceAll("<", String.raw`\u003c`).replaceAll("&", String.raw`\u0026`);
}
