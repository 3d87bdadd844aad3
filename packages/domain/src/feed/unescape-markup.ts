import { decodeHTMLStrict } from "entities";

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
