import { HEALTH_AND_LEARNING_COMPANIES } from "./companies/health-and-learning.ts";
import { MONEY_AND_LAW_COMPANIES } from "./companies/money-and-law.ts";
import { SEA_AND_LAND_COMPANIES } from "./companies/sea-and-land.ts";
import { SHOP_AND_STORY_COMPANIES } from "./companies/shops-and-stories.ts";
import { TOOL_COMPANIES } from "./companies/tools-for-builders.ts";
import { WORK_AND_CITY_COMPANIES } from "./companies/work-and-cities.ts";
import type { Company } from "./company.ts";

export const COMPANIES: readonly Company[] = [
  ...SEA_AND_LAND_COMPANIES,
  ...MONEY_AND_LAW_COMPANIES,
  ...HEALTH_AND_LEARNING_COMPANIES,
  ...TOOL_COMPANIES,
  ...SHOP_AND_STORY_COMPANIES,
  ...WORK_AND_CITY_COMPANIES,
];
