import { decodeHTMLStrict } from "entities";

import { UNSEEN } from "../html/unseen-characters.ts";
import { anyOf } from "../text/any-of.ts";

/**
 * A short text of a feed (a title, a name, a salary) as people should read it: entities decoded, also where the feed
 * escaped twice, mojibake repaired, markup comments and what draws nothing gone, spaces collapsed, cut at `maxLength`.
 *
 * @example cleanFeedText(" R&amp;amp;D  Lead\\n", 200); // "R&D Lead"
 */
export function cleanFeedText(raw: string, maxLength: number): string {
  // Room for a text escaped twice throughout ("&amp;amp;"), and no more work than that for an endless one.
  const bounded = raw.slice(0, 12 * maxLength).toWellFormed();
  const decoded = decodeHTMLStrict(decodeHTMLStrict(repairMojibake(bounded)));
  return (
    decoded
      .replace(/<!--.*?(?:-->|$)/gs, "")
      .replace(/\\[nrt](?![a-z])|[\s\p{Cc}\u200B\u2060\u2800\uFEFF]+/gu, " ")
      // A title could be dressed up as another one by these, and a name written twice that looks the same.
      .replace(UNSEEN, "")
      // What joins or varies letters does so to those before it: alone it is not seen either.
      .replace(/(?<!\S)[\p{Variation_Selector}\p{Join_Control}]+/gu, "")
      .replace(/ {2,}/g, " ")
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim()
  );
}

/** What stands where a name should, and is none that tells companies apart: left by a template, a test or an empty field. */
export function isPlaceholder(name: string): boolean {
  const bare = name.trim().replace(/^[("'*]+|[)"'*.!]+$/g, "");
  return PLACEHOLDER.test(name.trim()) || UNNAMED.test(bare);
}

const PLACEHOLDERS = anyOf(
  "",
  "(?:the )?name(?: of (?:the |your )?(?:company|employer))?",
  "company",
  "(?:the |your )?company[ _]?name(?: here)?",
  "(?:the |your )?employer(?:[ _]?name)?",
  "undefined",
  "null",
  "none",
  "nan",
  "n/?a",
  "unknown",
  "test",
  "string",
  "tbd",
  "tba",
  "(?:the|your|our|my) company",
  "client",
  "our client",
  "[-–—.?*]+",
  String.raw`\[[^\]]*\]`,
  String.raw`\{\{.*\}\}`,
  "<.*>",
);
const PLACEHOLDER = new RegExp(`^${PLACEHOLDERS}$`, "i");

const NAMELESS =
  "confidential|hidden|anonymous|private|undisclosed|unnamed|unknown|not (?:specified|available|provided|stated|disclosed)|vertraulich|anonym";
/** "Confidential", "Anonymous employer", "(Hidden)": an employer that the posting does not name. */
const UNNAMED = new RegExp(
  `^(?:a |an )?(?:${NAMELESS})(?: (?:company|employer|client|advertiser|name))?$`,
  "i",
);

/**
 * The company in what a source made its name: without an address's query ("Tern?location=remote") and the words of an ad
 * around it ("Dein Einstieg bei der Tern AG").
 */
export function readCompanyName(text: string): string {
  return text.replace(QUERY, "").replace(INVITATION, "");
}

const QUERY = /\?[\w-]+=.*$/;
const JOIN = anyOf(
  String.raw`(?:dein|ihr|dein neuer|ihr neuer)\s+(?:einstieg|start|job|karriere)`,
  "karriere",
  "jobs",
  String.raw`(?:your\s+)?careers?`,
  "join(?:ing)? us",
);
const INVITATION = new RegExp(String.raw`^${JOIN}\s+(?:bei|at)\s+(?:der\s+|dem\s+|the\s+)?(?=\S)`, "i");

/** UTF-8 of one character beyond ASCII, each of its bytes taken for a character of Latin-1. */
const MISREAD = new RegExp(
  anyOf(
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

const TAG = /<\/?[a-z][^<>]*>/i;
// "&lt;", "&amp;lt;", "&#60;", "&#x3c;".
const ESCAPED_TAG = /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?[a-z]/i;
/** Feeds escape once or twice. What is escaped more often than this is meant to be read so. */
const MOST_TIMES = 3;

/**
 * The markup of a description that a feed escaped as a whole, once or several times: "&lt;p&gt;R&amp;amp;D" is
 * "<p>R&amp;D". One that holds a tag already is markup as it stands, and what is escaped in it is text.
 *
 * The result is as safe as any feed's markup, which is not at all: it goes to the sanitiser.
 */
export function unescapeMarkup(raw: string): string {
  let markup = raw;
  for (let time = 0; time < MOST_TIMES && !TAG.test(markup) && ESCAPED_TAG.test(markup); time++)
    markup = decodeHTMLStrict(markup);
  return markup;
}
