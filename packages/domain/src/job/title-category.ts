import { anyName } from "../text/any-name.ts";
import { foldText } from "../text/fold-text.ts";
import { readRole } from "../text/title-role.ts";
import type { JobCategory } from "./category.ts";
import { ANYWHERE, ROLES, type TitleRules } from "./title-rules.ts";

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

/** Tools that a title without a trade may name. */
const TOOLS: TitleRules = [
  [
    "software-development",
    anyName`\.net, dotnet, c#, c\+\+, java, javascript, typescript, python, php, ruby, rails, golang, rust, scala, kotlin, swift,
      node(\.?js)?, react, angular, vue, django, laravel, spring, flutter, graphql, wordpress, shopify, magento, drupal,
      sharepoint, solidity, unity`,
  ],
  [
    "devops-infrastructure",
    anyName`kubernetes, k8s, terraform, docker, ansible, jenkins, ci ?/? ?cd, linux, gcp, helm, prometheus`,
  ],
  [
    "data",
    anyName`sql, etl, snowflake, databricks, dbt, tableau, power ?bi, looker, spark, big data, data warehouse`,
  ],
  ["ai-machine-learning", anyName`pytorch, tensorflow, computer vision, prompt`],
  ["design", anyName`figma, photoshop, motion graphics`],
  ["marketing", anyName`google ads, hubspot, ppc`],
  ["finance", anyName`quickbooks, xero, datev`],
  ["quality-assurance", anyName`selenium, cypress, playwright`],
];

const TRADES = [...ROLES, ...TOOLS];

const foldTitle = (title: string) =>
  foldText(title)
    .replace(/[-_\s]+/g, " ")
    .trim();
