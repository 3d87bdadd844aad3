import { foldText } from "../text/fold-text.ts";

/**
 * An employer's name as it is compared: folded, without legal form, article and punctuation, and without spaces,
 * for a board's token writes "tern-maps" what its feed calls "Tern Maps, Inc.". What stands in brackets stays, for
 * agencies name there whom they hire for. Employers whose names differ in no more than that meet here; whether their
 * postings are one is for the texts to say.
 *
 * @example plainEmployerName("The Tern Maps GmbH & Co. KG"); // "ternmaps"
 */
export function plainEmployerName(name: string): string {
  const bare = foldText(name).replace(ACCELERATOR, " ").replace(DOMAIN, "$1");
  const words = listWords(bare);
  const all = words.length > 0 ? words : listWords(foldText(name));
  return dropLegalForm(all[0] === "the" && all.length > 1 ? all.slice(1) : all).join("");
}

// "(YC S21)", which says when it was funded.
const ACCELERATOR = /\((?:yc|y combinator)[^)]*\)/g;
// "Files.com" is Files.
const DOMAIN = /([\p{L}\p{N}-]{3,})\.(?:com|io|ai|co|net|org|app|dev)(?![\p{L}\p{N}])/gu;

function listWords(name: string): string[] {
  const joined = name
    .replace(/&|\+/g, " and ")
    .replace(/['’`]/g, "")
    // "S.A." and "B.V." are one word each.
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1");
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function dropLegalForm(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? "")) end--;
  return words.slice(0, end);
}

// "and" and "co" for what is left of "GmbH & Co. KG"; "sp z o o" and "s r o" are written apart too.
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    "inc incorporated llc llp lp ltd limited corp corporation co company plc pbc pc " +
    "gmbh mbh ag se kg kgaa ug ohg ev gbr haftungsbeschrankt " +
    "sa sas sasu sarl spa srl srls sl slu sau lda ltda bv nv bvba vof cv " +
    "ab as asa aps oy oyj ou uab sia doo dd eood ood ad sro kft zrt nyrt zoo spzoo sp z oo o " +
    "pty pte pvt private sdn bhd kk and"
  ).split(" "),
);
