import { decodeHTMLStrict } from "entities";

import { UNSEEN } from "../html/unseen-characters.ts";
import { oneOf } from "../text/one-of.ts";

/**
 * Cleans a short text of a feed (a title, a name, a salary): decodes entities, even if escaped twice, repairs mojibake,
 * removes comments and invisible characters, collapses spaces and cuts at `maxLength`.
 *
 * @example cleanFeedText(" R&amp;amp;D  Lead\\n", 200); // "R&D Lead"
 */
export function cleanFeedText(raw: string, maxLength: number): string {
  // Room for a text that is escaped twice throughout ("&amp;amp;"), but bounded work for endless ones.
  const bounded = raw.slice(0, 12 * maxLength).toWellFormed();
  const decoded = decodeHTMLStrict(decodeHTMLStrict(repairMojibake(bounded)));
  return (
    decoded
      .replace(/<!--.*?(?:-->|$)/gs, "")
      .replace(/\\[nrt](?![a-z])|[\s\p{Cc}\u200B\u2060\u2800\uFEFF]+/gu, " ")
      // With these, a title could imitate another, and different names could look the same.
      .replace(UNSEEN, "")
      // Joiners and variation selectors only affect the letter before them: alone they are invisible, too.
      .replace(/(?<!\S)[\p{Variation_Selector}\p{Join_Control}]+/gu, "")
      .replace(/ {2,}/g, " ")
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim()
  );
}

/**
 * Extracts the company from a source's company field, removing URL queries ("Tern?location=remote") and ad phrases
 * ("Dein Einstieg bei der Tern AG").
 */
export function readCompanyName(text: string): string {
  return text.replace(QUERY, "").replace(INVITATION, "");
}

const QUERY = /\?[\w-]+=.*$/;
const JOIN = oneOf(
  String.raw`(?:dein|ihr|dein neuer|ihr neuer)\s+(?:einstieg|start|job|karriere)`,
  "karriere",
  "jobs",
  String.raw`(?:your\s+)?careers?`,
  "join(?:ing)? us",
);
const INVITATION = new RegExp(String.raw`^${JOIN}\s+(?:bei|at)\s+(?:der\s+|dem\s+|the\s+)?(?=\S)`, "i");

/** The UTF-8 bytes of a non-ASCII character, read as Latin-1. */
const MISREAD = new RegExp(
  oneOf(
    String.raw`[\xC2-\xDF][\x80-\xBF]`,
    String.raw`\xE0[\xA0-\xBF][\x80-\xBF]`,
    String.raw`\xED[\x80-\x9F][\x80-\xBF]`,
    String.raw`[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}`,
    String.raw`\xF0[\x90-\xBF][\x80-\xBF]{2}`,
    String.raw`[\xF1-\xF3][\x80-\xBF]{3}`,
    String.raw`\xF4[\x80-\x8F][\x80-\xBF]{2}`,
  ),
  "g",
);

/** Latin-1 control characters, which are in most misread characters but never in real text. */
const CONTROL = /[\x80-\x9F]/;

/** "Ã³", "Â·": never written on purpose, except at the end of a word in capitals ("IRMÃ»"). */
const UNLIKELY = /(?<!\p{Lu})[ÂÃ][\xA0-\xBF]|[ÂÃ][\xA1-\xBF](?=\p{Ll})/gu;

/**
 * Repairs UTF-8 text that was read as Latin-1, such as "Youâ\x80\x99ll" for "You’ll". If one character proves it, every
 * such sequence is repaired; otherwise only those that nobody would write. Correct text is unchanged, including French
 * ("« café »" with non-breaking spaces).
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

const TAG = /<\/?[a-z][^<>]*>/i;
// "&lt;", "&amp;lt;", "&#60;", "&#x3c;".
const ESCAPED_TAG = /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?[a-z]/i;
/** Feeds escape once or twice. Anything escaped more often is meant literally. */
const MOST_TIMES = 3;

/**
 * Unescapes the markup of a description that a feed escaped as a whole, once or several times: "&lt;p&gt;R&amp;amp;D"
 * becomes "<p>R&amp;D". If it already contains a tag, it is markup and anything escaped in it is text.
 *
 * The result is unsafe, like all feed markup, and must be sanitised.
 */
export function unescapeMarkup(raw: string): string {
  let markup = raw;
  for (let time = 0; time < MOST_TIMES && !TAG.test(markup) && ESCAPED_TAG.test(markup); time++)
    markup = decodeHTMLStrict(markup);
  return markup;
}
