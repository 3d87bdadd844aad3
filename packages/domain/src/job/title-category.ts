import { foldText } from "../text/fold-text.ts";
import { readRole } from "../text/title-role.ts";
import type { JobCategory } from "./category.ts";
import { ANYWHERE, ROLES, type TitleRules } from "./title-rules.ts";
import { TOOLS } from "./title-tools.ts";

/**
 * Our category for a job by its title; undefined where that names no trade. A trade that is none of ours is `other`.
 *
 * @example readTitleCategory("Senior Sales Engineer, Data"); // "sales"
 */
export function readTitleCategory(title: string): JobCategory | undefined {
  const whole = foldTitle(title);
  const role = foldTitle(readRole(title));
  const find = (rules: TitleRules, text: string) => rules.find(([, names]) => names.test(text))?.[0];
  return find(ANYWHERE, whole) ?? find(TRADES, role) ?? (role === whole ? undefined : find(TRADES, whole));
}

const TRADES = [...ROLES, ...TOOLS];

const foldTitle = (title: string) =>
  foldText(title)
    .replace(/[-_\s]+/g, " ")
    .trim();
