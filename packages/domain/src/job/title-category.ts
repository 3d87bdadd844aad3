import { foldText } from "../text/fold-text.ts";
import { readRole } from "../text/title-role.ts";
import type { JobCategory } from "./category.ts";
import { ANYWHERE, ROLES, type TitleRules } from "./title-rules.ts";
import { TOOLS } from "./title-tools.ts";

/**
 * The category for a job's title; undefined if it names no trade. Trades outside our categories are `other`.
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
