/** The character ranges of the display font: Latin letters with most accents, digits and currency signs. */
const RUNS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xa5, 0xac],
  [0xae, 0x107],
  [0x10a, 0x113],
  [0x116, 0x11b],
  [0x11e, 0x123],
  [0x126, 0x12b],
  [0x12e, 0x133],
  [0x136, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14a, 0x14d],
  [0x150, 0x15b],
  [0x15e, 0x161],
  [0x164, 0x165],
  [0x168, 0x17e],
  [0x218, 0x21b],
  [0x1ef2, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20a9, 0x20a9],
  [0x20ab, 0x20ac],
  [0x20b9, 0x20ba],
  [0x20bd, 0x20bd],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** All characters that images can show. */
export const DRAWABLE = RUNS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
).join("");

const drawable = new Set(DRAWABLE);
const LEAST_SHARE = 0.6;

/**
 * The part of a text our fonts can draw; "" if most of it is in other scripts. Anything else would show as an empty
 * box, or be loaded from a third-party server.
 *
 * @example toDrawable("Engineer 🚀"); // "Engineer"
 */
export function toDrawable(text: string): string {
  const composed = text.normalize("NFC");
  const drawn = Array.from(composed.replace(/\s+/gu, " ").replace(/[\u2010\u2011]/gu, "-"))
    .filter((character) => drawable.has(character))
    .join("")
    .replace(/ {2,}/gu, " ")
    .trim();
  const letters = countLetters(drawn);
  return letters > 0 && letters >= LEAST_SHARE * countLetters(composed) ? drawn : "";
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
