import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashText } from "../text/hash-text.ts";
import { plainTitle } from "./plain-title.ts";

/**
 * A key that postings of one position share, 16 hexadecimal digits: a hash of the employer's normalised name and the
 * normalised title without places. Only postings with the same key are compared, so jobs of different levels never are.
 *
 * @example
 * const key = duplicateKey({ company_name: "Tern Maps, Inc.", title: "Sr. Engineer (Remote)" });
 * key === duplicateKey({ company_name: "Tern Maps", title: "Senior Engineer" }); // => true
 */
export function duplicateKey({ company_name, title }: Pick<Job, "company_name" | "title">): string {
  const said = `${plainEmployerName(company_name)}\n${plainTitle(title)}`;
  return SEEDS.map((seed) => hashText(said, seed).toString(16).padStart(8, "0")).join("");
}

// Two independent halves, so that other jobs do not collide by chance.
const SEEDS = [0, 0x9e3779b9];

/**
 * Normalises an employer's name: folded, without legal form, article, punctuation and spaces, as a board's token is
 * "tern-maps" and its feed says "Tern Maps, Inc.". Brackets are kept, as agencies name their clients there. Different
 * employers with the same normalised name are told apart by their texts.
 *
 * @example plainEmployerName("The Tern Maps GmbH & Co. KG"); // "ternmaps"
 */
function plainEmployerName(name: string): string {
  const bare = foldText(name).replace(ACCELERATOR, " ").replace(DOMAIN, "$1");
  const words = listWords(bare);
  const all = words.length > 0 ? words : listWords(foldText(name));
  return dropLegalForm(all[0] === "the" && all.length > 1 ? all.slice(1) : all).join("");
}

// "(YC S21)", when it was funded.
const ACCELERATOR = /\((?:yc|y combinator)[^)]*\)/g;
// "Files.com" is Files.
const DOMAIN = /([\p{L}\p{N}-]{3,})\.(?:com|io|ai|co|net|org|app|dev)(?![\p{L}\p{N}])/gu;

function listWords(name: string): string[] {
  const joined = name
    .replace(/&|\+/g, " and ")
    .replace(/['’`]/g, "")
    // "S.A." and "B.V." count as one word.
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1");
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function dropLegalForm(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? "")) end--;
  return words.slice(0, end);
}

// "and" and "co" are left over from "GmbH & Co. KG"; "sp z o o" and "s r o" are also written with spaces.
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    "inc incorporated llc llp lp ltd limited corp corporation co company plc pbc pc " +
    "gmbh mbh ag se kg kgaa ug ohg ev gbr haftungsbeschrankt " +
    "sa sas sasu sarl spa srl srls sl slu sau lda ltda bv nv bvba vof cv " +
    "ab as asa aps oy oyj ou uab sia doo dd eood ood ad sro kft zrt nyrt zoo spzoo sp z oo o " +
    "pty pte pvt private sdn bhd kk and"
  ).split(" "),
);
