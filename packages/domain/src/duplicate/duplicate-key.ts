import type { Job } from "../job/job.ts";
import { hashText } from "../text/hash-text.ts";
import { plainEmployerName } from "./employer-name.ts";
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
