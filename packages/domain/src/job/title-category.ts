import { foldText } from "../text/fold-text.ts";
import { readRole } from "../text/title-role.ts";
import type { JobCategory } from "./category.ts";
import { ANYWHERE, ROLES, type TitleRules } from "./title-rules.ts";

/**
 * Our category for a job by its title; undefined where that names no trade. A trade that is none of ours is `other`.
 *
 * @example readTitleCategory("Senior Sales Engineer, Data"); // "sales"
 */
export function readTitleCategory(title: string): JobCategory | undefined {
  const whole = foldTitle(title);
  const find = (rules: TitleRules, text: string) => rules.find(([words]) => words.test(text))?.[1];
  return find(ANYWHERE, whole) ?? find(ROLES, foldTitle(readRole(title))) ?? find(ROLES, whole);
}

const foldTitle = (title: string) =>
  foldText(title)
    .replace(/[-_\s]+/g, " ")
    .trim();
