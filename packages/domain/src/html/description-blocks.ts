/**
 * A description as what a reader sees, with nothing left of the markup it came in. Whatever is not in these
 * types cannot be written out, which is what makes the sanitiser an allow-list.
 */
export type Block =
  | { readonly kind: "paragraph"; readonly line: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly line: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      /** The first item's number; 1 in lists without numbers. */
      readonly start: number;
      /** Grows while the list is being read: thousands of loose items would make copying it slow. */
      readonly items: Block[][];
    }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "rule" };

export type Cell = { readonly header: boolean; readonly blocks: readonly Block[] };

/** In the order they nest when written: `strong` holds `em`, never the other way round. */
export const MARKS = ["strong", "em", "u", "s", "sub", "sup", "code"] as const;
export type Mark = (typeof MARKS)[number];

/** What surrounds a piece of a line: the link it is in and its emphasis. */
export type Style = { readonly href: string | undefined; readonly marks: ReadonlySet<Mark> };

export type Image = {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
};

export type Inline = { readonly style: Style } & (
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly image: Image }
  | { readonly kind: "break" }
);

export const PLAIN: Style = { href: undefined, marks: new Set() };

export function isSameStyle(a: Style, b: Style): boolean {
  return (
    a.href === b.href && a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark))
  );
}

export function sharedStyle(a: Style, b: Style): Style {
  return {
    href: a.href === b.href ? a.href : undefined,
    marks: new Set([...a.marks].filter((mark) => b.marks.has(mark))),
  };
}
