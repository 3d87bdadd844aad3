import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashText } from "../text/hash-text.ts";
import { plainTitle } from "./plain-title.ts";

/**
 * What postings of one position have in common, 16 hexadecimal digits: the employer's plain name and the plain
 * title, which names no place. Only postings that share it are ever compared, so that a job of another level never is.
 *
 * @example
 * const key = duplicateKey({ company_name: "Tern Maps, Inc.", title: "Sr. Engineer (Remote)" });
 * key === duplicateKey({ company_name: "Tern Maps", title: "Senior Engineer" }); // => true
 */
export function duplicateKey({ company_name, title }: Pick<Job, "company_name" | "title">): string {
  const said = `${plainEmployerName(company_name)}\n${plainTitle(title)}`;
  return SEEDS.map((seed) => hashText(said, seed).toString(16).padStart(8, "0")).join("");
}

// Two halves that share nothing: postings of other jobs do not meet by chance.
const SEEDS = [0, 0x9e3779b9];

/**
 * An employer's name as it is compared: folded, without legal form, article and punctuation, and without spaces,
 * for a board's token writes "tern-maps" what its feed calls "Tern Maps, Inc.". What stands in brackets stays, for
 * agencies name there whom they hire for. Employers whose names differ in no more than that meet here; whether their
 * postings are one is for the texts to say.
 *
 * @example plainEmployerName("The Tern Maps GmbH & Co. KG"); // "ternmaps"
 */
function plainEmployerName(name: string): string {
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
