import * as fc from "fast-check";

const SEED = 20_261_123;

// What ends, begins or escapes something in a format: markup and scripts; lines, cells and headers; half characters,
// forbidden ones, and what draws nothing.
const MARKUP =
  "]]> ]]]]><![CDATA[> <![CDATA[ --> <!-- --!> </script> <script> </title> <item> </item> <link>https://evil.example/</link> <?xml?> & &amp; &#0; &lt;".split(
    " ",
  );
const BREAKS = [
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\r\nBcc: x@evil.example\r\n\r\n",
  '"',
  "'",
  "`",
  "\\",
  "\\u003c",
  ",",
  ";",
];
const FORMULAE = ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"];
const ODD =
  "\0 \b \u001B[31m \u007F \u0085 \u2028 \uD800 \uDFFF \uFFFE \uFFFF \uFEFF \u202E \u2066 \u2069 \u200B 😀".split(
    " ",
  );

const piece = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.constantFrom(...BREAKS),
  fc.constantFrom(...FORMULAE),
  fc.constantFrom(...ODD),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom("Cook", " ", "Tern & Co", "日本語"),
);

export interface HostileText {
  readonly text: string;
  /** What a reader gets of it, from every format: half characters and what XML forbids are replaced, bidi controls gone. */
  readonly readBack: string;
}

/** Texts that hold what formats take for their own, alone and beside each other: the same each time. */
export function makeHostileTexts(count: number): HostileText[] {
  const text = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(""))
    .filter((joined) => joined !== "");
  return fc.sample(text, { numRuns: count, seed: SEED }).map((made) => ({
    text: made,
    readBack: made
      .toWellFormed()
      .replaceAll(/[[\p{Cc}--[\t\n\r\u007F-\u009F]]\uFFFE\uFFFF]/gv, "\uFFFD")
      .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ""),
  }));
}
