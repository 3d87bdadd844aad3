import type { JobCategory } from "../job/category.ts";
import { MAX_FREE_TEXT } from "./item-limits.ts";

// Feeds name a few dozen categories in hundreds of spellings: words decide, the more particular ones first.
const WORDS: readonly (readonly [RegExp, JobCategory])[] = [
  // Engineering of power plants and buildings, and degrees, which Arbeitnow tags too, are none of ours.
  [
    /\b(?:power|environmental|safety|civil|mechanical|electrical|chemical) .*engineer|degree|diploma|\bschool\b|college/,
    "other",
  ],
  [/\b(?:devops|sys ?admin|infrastructure|sre|site reliability|cloud|network)/, "devops-infrastructure"],
  [/\b(?:artificial intelligence|machine learning|ai|ml|deep learning|nlp)\b/, "ai-machine-learning"],
  [/\b(?:cyber|security|infosec)/, "security"],
  [/\b(?:qa|quality assurance|test(?:ing|er)?|inspection)\b/, "quality-assurance"],
  [/\b(?:data|analytics|database|business intelligence)\b/, "data"],
  [/^sales\b/, "sales"],
  [/\b(?:customer|support|help ?desk)/, "customer-support"],
  [/\b(?:information (?:technology|systems)|it)\b/, "devops-infrastructure"],
  [/\b(?:project|program(?:me)?) manage|\bscrum\b|\bagile\b/, "project-management"],
  [/\b(?:design|ux|ui|graphic|creative|illustrat|animation)/, "design"],
  [/\bproduct\b/, "product"],
  [/\b(?:writ|content|copy|editor|editing|translation|journalis)/, "writing"],
  [/\b(?:market|seo|social media|communication|advertis|growth|public relations|pr\b)/, "marketing"],
  [/\b(?:sales?|business development|account (?:manager|executive))\b/, "sales"],
  [/\b(?:financ|account|bookkeep|payroll|tax|audit|banking|credit|controlling|mergers)/, "finance"],
  [/\b(?:legal|law|compliance|attorney|paralegal)/, "legal"],
  [
    /\b(?:human resources|hr|talent|people)\b|\brecruit|\bpersonnel|\bcompensation and benefits/,
    "human-resources",
  ],
  [/\b(?:teach|education|tutor|training|e-?learning|instructor)/, "education"],
  [/\b(?:medical|health|nurs|clinical|pharma|therap|dental)/, "healthcare"],
  [
    /\b(?:software|develop|program|engineer|front ?end|back ?end|full ?stack|web|mobile|tech)/,
    "software-development",
  ],
  [/\b(?:operations|admin|assistant|logistics|supply|management|business|procurement)/, "operations"],
];

/**
 * Our category for a feed's words; `other` where none of them is known. The first text that says something counts.
 *
 * @example readCategory(["Finance / Legal"]); // "finance"
 */
export function readCategory(texts: readonly string[]): JobCategory {
  for (const text of texts) {
    const folded = text
      .slice(0, MAX_FREE_TEXT)
      .toLowerCase()
      .replace(/&(?:amp;)*|[-_]+/g, " ")
      .replace(/\s+/g, " ");
    const found = WORDS.find(([words]) => words.test(folded));
    if (found) return found[1];
  }
  return "other";
}

// What somebody is decides: a sales engineer sells, whatever it is that is sold. So the names of people come
// before the names of things, and words a title can hold beside another name ("data", "product") need their person.
const ROLES: readonly (readonly [RegExp, JobCategory])[] = [
  [
    /\b(?:electrical|mechanical|civil|structural|chemical|hardware|manufacturing|process|field service) (?:design )?engineer|\belectrician|\btechnician/,
    "other",
  ],
  [
    /\b(?:recruit\w*|talent|human resources|(?<![/\d] ?)hr|people (?:operations|partner|team|ops|growth)|personalreferent\w*)\b/,
    "human-resources",
  ],
  [
    /\b(?:sales|account (?:executive|manager|director)|business development|client partner|partnerships?|partner manager|sdr|bdr|vertrieb\w*)\b/,
    "sales",
  ],
  [
    /\b(?:customer (?:success|service|support|care|experience|contact|solutions?|engagement|operations)|client (?:support|success|service)|technical support|support (?:specialist|agent|manager|representative|engineer|analyst|lead)|help ?desk|service desk|kunden\w+)/,
    "customer-support",
  ],
  [
    /\b(?:accountant|accounting|accounts? (?:payable|receivable)|bookkeep\w*|payroll|cfo|controller|controlling|finance|fp&a|financial (?:analyst|planning)|tax|auditor|treasury|underwriter|\w*buchhalt\w*|steuer\w*)\b/,
    "finance",
  ],
  [
    /\b(?:counsel|attorney|lawyer|paralegal|legal|compliance|privacy (?:and data protection )?(?:manager|officer))\b/,
    "legal",
  ],
  [
    /designer|\b(?:visual design|design (?:intern|lead|director|manager)|creative (?:director|manager|strategist)|artist|animator|illustrator|ux|ui)\b/,
    "design",
  ],
  [
    /\b(?:copywrit\w+|content (?:writ\w+|edit\w+)|(?:technical|ghost|medical)? ?writer|(?:video|copy|content|managing|senior) editor|editor(?:ial|in)?$|journalist|translator|proofreader|redakteur\w*|texter\w*)\b/,
    "writing",
  ],
  [
    /\b(?:marketing|marketer|seo|social media|brand|paid (?:search|media)|crm manager|content (?:creator|strategist)|ugc|influencer|community|communications|public relations|pr manager|link ?building)\b/,
    "marketing",
  ],
  [/\bproduct (?:manager|owner|management|lead|director|operations|analyst)|\bhead of product\b/, "product"],
  [
    /\b(?:project|program(?:me)?|delivery) manage\w*|\bscrum master|\bagile coach|\bproducer\b|\bprojekt(?:leit|koordinat|manag)\w*/,
    "project-management",
  ],
  [
    /\b(?:qa|quality (?:assurance|engineer\w*)|sdet|testers?|test (?:engineer|automation)|engineer in test)\b|softwaretest/,
    "quality-assurance",
  ],
  [
    /\b(?:software|full ?stack|front ?end|back ?end|web|mobile|ios|android) (?:engineer|developer|architect)/,
    "software-development",
  ],
  [/\b(?:security|cyber\w*|penetration|threat)\b/, "security"],
  [/\b(?:ai|ml|machine learning|artificial intelligence|deep learning|nlp|llm)\b/, "ai-machine-learning"],
  [
    /\bdata(?:base)? (?!cent)(?:\w+ )?(?:analy\w+|scien\w+|engineer\w*|architect|manager|lead|researcher)|\banalytics\b|\bbusiness intelligence\b|\bbi\b|\bstatistician\b/,
    "data",
  ],
  [
    /\b(?:devops|dataops|sre|site reliability|sys ?admin|system\w* administrator|cloud|network|infrastructure|platform engineer|systems engineer|it (?:administrator|support|systems?|operations))\b/,
    "devops-infrastructure",
  ],
  [
    /\b(?:developer|entwickler\w*|software|programmer|front ?end|back ?end|full ?stack|ios|android|web|engineer|engineering|cto)\b/,
    "software-development",
  ],
  [
    /\b(?:teach\w*|tutor|instructor|instructional|curriculum|trainer|lecturer|professor|assessor|educat\w*)\b/,
    "education",
  ],
  [
    /\b(?:nurse|nursing|physician|pharmac\w*|therapist|clinical|medical|patient|health coach|dietitian|psycholog\w*)\b/,
    "healthcare",
  ],
  [/\banalyst\b|\bdata (?!entry|cent)/, "data"],
  [
    /\b(?:operations|assistant|administrat\w*|office manager|procurement|supply chain|logistics|data entry|chief of staff|sachbearbeiter\w*)\b/,
    "operations",
  ],
];

/**
 * Our category for a job whose feed names none that we know, by its title; `other` where that names nothing either.
 *
 * @example readTitleCategory("Senior Sales Engineer, Data"); // "sales"
 */
export function readTitleCategory(title: string): JobCategory {
  const folded = title.toLowerCase().replace(/[-_\s]+/g, " ");
  return ROLES.find(([role]) => role.test(folded))?.[1] ?? "other";
}
