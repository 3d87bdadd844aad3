import { anyName } from "../text/any-name.ts";
import type { TitleRules } from "./title-rules.ts";

/** Tools that a title without a trade may name. */
export const TOOLS: TitleRules = [
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
