import { cleanWrittenText } from "./written-text.ts";

/**
 * JSON that is safe anywhere, even in a page's script: "<" and "&" are escaped, so that no text can close the element
 * or open another.
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
