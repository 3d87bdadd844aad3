import * as fc from "fast-check";

const SEED = 20_261_123;

// Text that ends, starts or escapes something in a format: markup and scripts; lines, cells and headers; lone
// surrogates, forbidden characters and invisible ones.
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
  /**
   * The text after reading it back from any format: lone surrogates and characters XML forbids are replaced, bidi
   * controls removed.
   */
  readonly readBack: string;
}

/** Deterministic texts with the special characters of many formats, alone and combined. */
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
