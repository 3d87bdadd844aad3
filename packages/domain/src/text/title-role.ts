/** The part of a title that names the role: without brackets, and without a team, place or product after it. */
export function readRole(title: string): string {
  const plain = title.replace(/[([{][^)\]}]*[)\]}]?/g, " ").trim();
  const end = LEVEL_FIRST.test(plain) ? SEPARATOR : COMMA_OR_SEPARATOR;
  const role = plain.split(end, 1).join("");
  return /\p{L}/u.test(role) ? role : title;
}

const SEPARATOR = /\s[-–—]|[-–—]\s|[|@:]|\s(?:for|with|at|in(?! test)|to|on|für|im|bei|mit)\s/iu;
const COMMA_OR_SEPARATOR = new RegExp(`,|${SEPARATOR.source}`, "iu");
const LEVELS = String.raw`senior|sr\.?|junior|associate|assistant|global|regional`;
const RANKS =
  "manager|director|head|vp|vice president|lead|specialist|associate|analyst|intern|engineer|consultant|coordinator|professional|officer";
/** "Director, Tax": the trade comes after the comma. */
const LEVEL_FIRST = new RegExp(String.raw`^(?:(?:${LEVELS})\s+)*(?:${RANKS})\s*,`, "i");
