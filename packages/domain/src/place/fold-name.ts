/** A name as it is looked up: lower case, no diacritics, no stops or emoji, "and" for "&", one space between words. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[.'’`\p{So}]/gu, "")
    .replace(/&/g, " and ")
    .replace(/[\s_-]+/g, " ")
    .replace(/^ ?the /, "")
    .trim();
}
