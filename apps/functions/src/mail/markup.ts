/** Markup of a mail: what is put into `markup` as text is escaped, and markup goes in as it is. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

/**
 * HTML from a template: the only way that texts of postings and people get into a mail.
 *
 * @example markup`<p>${"<b>"}</p>`.html; // "<p>&lt;b&gt;</p>"
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((html, piece, at) => html + writePart(parts[at - 1] ?? "") + piece));
}

function writePart(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === "object") return part.map(({ html }) => html).join("");
  return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
