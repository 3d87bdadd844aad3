import { escapeMarkup } from "./escape-markup.ts";

/** HTML generated here, with all text in it escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

/**
 * Builds HTML from a template: text is escaped, and markup inserted as it is. The only way for texts of postings and
 * users into a mail or feed.
 *
 * @example
 * markup`<p>${"<b>"}</p>`.html; // => "<p>&lt;b&gt;</p>"
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((html, piece, at) => html + writePart(parts[at - 1] ?? "") + piece));
}

function writePart(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === "object") return part.map(({ html }) => html).join("");
  return escapeMarkup(String(part));
}
