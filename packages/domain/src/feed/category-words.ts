import type { JobCategory } from "../job/category.ts";
import { anyName } from "../text/any-name.ts";

/** Feeds spell a few dozen categories in hundreds of ways, so words decide, more specific ones first. */
export const CATEGORY_WORDS: readonly (readonly [JobCategory, RegExp])[] = [
  // Engineering of power plants and buildings, and degrees, which Arbeitnow also tags, are not in our categories.
  [
    "other",
    anyName`(power|environmental|safety|civil|mechanical|electrical|chemical) (.+)?engineer*, *degree*, *diploma*, school, *college*`,
  ],
  [
    "devops-infrastructure",
    anyName`devops*, sys ?admin*, infrastructure*, sre*, site reliability*, cloud*, network*`,
  ],
  ["ai-machine-learning", anyName`artificial intelligence, machine learning, ai, ml, deep learning, nlp`],
  ["security", anyName`cyber*, security*, infosec*`],
  ["quality-assurance", anyName`qa, quality assurance, test(ing|er)?, inspection`],
  ["data", anyName`data, analytics, database, business intelligence`],
  ["sales", anyName`^sales`],
  ["customer-support", anyName`customer*, support*, help ?desk*`],
  ["devops-infrastructure", anyName`information (technology|systems), it`],
  ["project-management", anyName`(project|program(me)?) manage*, scrum, agile`],
  ["design", anyName`design*, ux*, ui*, graphic*, creative*, illustrat*, animation*`],
  ["product", anyName`product`],
  ["writing", anyName`writ*, content*, copy*, editor*, editing*, translation*, journalis*`],
  [
    "marketing",
    anyName`market*, seo*, social media*, communication*, advertis*, growth*, public relations*, pr`,
  ],
  ["sales", anyName`sales?, business development, account (manager|executive)`],
  [
    "finance",
    anyName`financ*, account*, bookkeep*, payroll*, tax*, audit*, banking*, credit*, controlling*, mergers*`,
  ],
  ["legal", anyName`legal*, law*, compliance*, attorney*, paralegal*`],
  [
    "human-resources",
    anyName`human resources, hr, talent, people, recruit*, personnel*, compensation and benefits*`,
  ],
  ["education", anyName`teach*, education*, tutor*, training*, e-?learning*, instructor*`],
  ["healthcare", anyName`medical*, health*, nurs*, clinical*, pharma*, therap*, dental*`],
  [
    "software-development",
    anyName`software*, develop*, program*, engineer*, front ?end*, back ?end*, full ?stack*, web*, mobile*, tech*`,
  ],
  [
    "operations",
    anyName`operations*, admin*, assistant*, logistics*, supply*, management*, business*, procurement*`,
  ],
];
