import { readRole } from "../text/title-role.ts";
import type { JobCategory } from "./category.ts";

// What somebody is decides: a sales engineer sells, whatever it is that is sold. So the names of people come
// before the names of things, and words a title can hold beside another name ("data", "product") need their person.
type Rules = readonly (readonly [RegExp, JobCategory])[];

/** What a title says anywhere, whatever else it names: who teaches machines knows some trade, and builders engineer. */
const ANYWHERE: Rules = [
  [
    /\bai (?:tutor|trainer|training|evaluator|rater)|\b(?:data|image|audio|text) (?:annotat\w+|label\w+)|\b(?:content|search|ads|media) (?:reviewer|rater|quality rater)\b/,
    "ai-machine-learning",
  ],
  [/\b(?:talent (?:pool|community|network)|initiativbewerbung|open application|gig work)\b/, "other"],
  [
    /\b(?:electrical|mechanical|civil|structural|chemical|hardware|manufacturing|process|field service|water|wastewater|environmental|geotechnical|petroleum|nuclear|aerospace|biomedical) (?:design )?engineer|\belectrician|(?<!\b(?:pharmacy|dental|surgical|support|it|help desk|desktop|insights|center) )\btechnician|\b(?:chef|chefbäcker|mechanic|plumber|welder|driver|pilot|chaplain|interpreter|bauleiter\w*)\b|\bfield service\b/,
    "other",
  ],
];

// The role decides before what follows it.
const ROLES: Rules = [
  [
    /(?<!\b(?:business|curriculum|course|content|talent|training|bi|power ?bi|data(?: \w+)?|real estate|sales|product|community|leadership|instructional|ai|ml|machine learning|security|game) )\bdevelopers?$|\b(?:full ?stack|front ?end|back ?end)\b/,
    "software-development",
  ],
  [/\bcollections\b|\bcontroller\b|\b(?:m ?& ?a|deal sourcing)\b/, "finance"],
  [/(?<!\bai )\b(?:tutors?|teachers?|lehrer\w*|dozent\w*)\b/, "education"],
  [
    /\b(?:rn|nurses?|nursing|physician|radiolog\w+|dietiti?an|medicare|chw|(?:pharmacy|dental|surgical) technician|patient (?:access|care)|access to care|care (?:manager|management|coordinator)|(?:prior|pre) ?authorization|provider enrollment|benefits? verification)\b/,
    "healthcare",
  ],
  [/\b(?:grc|soc) (?:analyst|engineer|specialist|manager)/, "security"],
  [
    /\b(?:recruit\w*|talent|human resources|hris(?!.*engineer)|compensation|benefits (?:specialist|manager|administrator|analyst|coordinator)|careers event|(?<![/\d] ?)hr|people (?:operations|partner|team|ops|growth)|personalreferent\w*)\b/,
    "human-resources",
  ],
  [
    /\b(?:sales|account (?:executive|manager|director)|business development|client partner|partnerships?|partner manager|sdr|bdr|vertrieb\w*|account se|solutions? (?:consultant|seller)|territory (?:business )?manager|client executive|lead generation|ventas|new business|business consultant|client manager|outbound|technico commercial|d[eé]l[eé]gu[eé] commercial)\b/,
    "sales",
  ],
  [
    /\b(?:customer (?:success|service|support|care|experience|contact|solutions?|engagement|operations)|client (?:support|success|service)|technical support|support (?:specialist|agent|manager|representative|engineer|analyst|lead)|help ?desk|service desk|(?:call|contact) cent(?:er|re)|onboarding specialist|success (?:engineer|specialist|agent|associate)|(?:support|help desk|desktop|solution center) technician|(?:customer|consumer) (?:complaints|experience)|kunden\w+)/,
    "customer-support",
  ],
  [
    /\b(?:accountant|accounting|accounts? (?:payable|receivable)|bookkeep\w*|payroll|cfo|controller|controlling|finance|fp&a|financial (?:analyst|planning)|tax|auditor|treasury|underwrit\w*|\w*buchhalt\w*|steuer\w*)\b/,
    "finance",
  ],
  [
    /\b(?:corporate associate|counsel|attorney|lawyer|paralegal|legal|compliance|privacy (?:and data protection )?(?:manager|officer))\b/,
    "legal",
  ],
  [
    /designer|\bnarrative\b|\bmotion graphics|\b(?:visual design|design (?:intern|lead|director|manager)|creative (?:director|manager|strategist)|artist|animator|illustrator|ux|ui)\b/,
    "design",
  ],
  [
    /\b(?:copywrit\w+|content (?:writ\w+|edit\w+)|(?:technical|ghost|medical)? ?writer|(?:video|copy|content|managing|senior) editor|editor(?:ial|in)?$|journalist|translator|proofreader|translation|locali[sz]ation|linguist|redakteur\w*|texter\w*)\b/,
    "writing",
  ],
  [
    /\b(?:marketing|marketer|seo|social media|brand|direct mail|gtm|go to market|community engagement|paid (?:search|media)|crm manager|content (?:creator|strategist)|ugc|influencer|community (?:manager|lead|specialist|associate|intern|director)|growth (?:manager|lead|marketer|hacker|intern|analyst|specialist)|head of growth|campaign|event manager|market strategy|communications|public relations|pr manager|link ?building)\b/,
    "marketing",
  ],
  [/\bproduct (?:manager|owner|management|lead|director|operations)|\bhead of product\b/, "product"],
  [
    /\b(?:project|program(?:me)?|delivery) manage\w*|\bscrum master|\bagile coach|\bproducer\b|\bpmo\b|\bproject (?:director|coordinator|lead|administrator)|\bimplementation (?:manager|consultant|specialist|lead)|\bmanager,? implementation|\bdirector project\b|\bprojekt(?:leit|koordinat|manag)\w*/,
    "project-management",
  ],
  [
    /\b(?:qa|quality (?:assurance|engineer\w*)|sdet|testers?|test (?:engineer|automation|analyst|lead|manager)|des tests|engineer in test)\b|softwaretest/,
    "quality-assurance",
  ],
  [
    /\b(?:software|full ?stack|front ?end|back ?end|web|mobile|ios|android) (?:engineer|developer|architect)/,
    "software-development",
  ],
  [
    /\b(?:collections|credit (?:manager|analyst|risk|control\w*)|deal desk|bankruptcy|claims?|adjuster|actuar\w*|consolidations?|procure to pay|ptp|order to cash|billing|kyc|aml|investment|economist|loan)\b/,
    "finance",
  ],
  [/\b(?:security|cyber\w*|penetration|threat|detection|incident response)\b/, "security"],
  [/\b(?:transcriptionist|annotator|data label\w+|ai (?:tutor|trainer|training))\b/, "ai-machine-learning"],
  [/\b(?:ai|ml|machine learning|artificial intelligence|deep learning|nlp|llm)\b/, "ai-machine-learning"],
  [
    /\bdata(?:base)? (?!cent)(?:\w+ )?(?:analy\w+|scien\w+|engineer\w*|architect|manager|lead|researcher)|\banalytics\b|\bbusiness intelligence\b|\bbi\b|\bpower ?bi\b|\bdata (?:solutions )?developer|\b(?:web|digital|insights?) analyst|\b(?:business|data|customer|consumer) insights\b|\bstatistician\b/,
    "data",
  ],
  [
    /\b(?:devops|dataops|sre|site reliability|sys ?admin|(?:systems?|database|middleware|server|linux|windows) administrator|dba|cloud|network|infrastructure|platform (?:engineer|architect)|systems engineer|observability|active directory|m365|aws|azure|databases & it|it (?:administrator|support|systems?|operations))\b/,
    "devops-infrastructure",
  ],
  [
    /\b(?:developer|entwickler\w*|software|programmer|front ?end|back ?end|full ?stack|ios|android|web|engineer|engineering|cto|engenharia)\b/,
    "software-development",
  ],
  [
    /\b(?:teach\w*|tutor|instructor|instructional|curriculum|trainer|lecturer|professor|assessor|proctor|educat\w*)\b/,
    "education",
  ],
  [
    /\b(?:nurse|nursing|physician|pharmac\w*|therapist|clinical|medical|patient|health coach|dietitian|psycholog\w*)\b/,
    "healthcare",
  ],
  [/\banalyst\b|\bdata (?!entry|cent)/, "data"],
  [
    /\b(?:operations|assistant|administrat\w*|office manager|procurement|supply chain|logistics|data entry|chief of staff|planner|(?:category|vendor) (?:\W*vendor )?(?:manager|leader)|sourcing|warehouse|fulfillment|inventory|opera[cç][oõ]es|contracts? (?:administrator|manager|coordinator|specialist)|reservations?|site (?:start ?up )?manager|sachbearbeiter\w*)\b/,
    "operations",
  ],
  // What names no trade may name what it is done with.
  [
    /(?<!\w)(?:\.net|dotnet|c#|c\+\+|java|javascript|typescript|python|php|ruby|rails|golang|rust|scala|kotlin|swift|node(?:\.?js)?|react|angular|vue|django|laravel|spring|flutter|graphql|wordpress|shopify|magento|drupal|sharepoint|solidity|unity)(?![\w+#])/,
    "software-development",
  ],
  [
    /\b(?:kubernetes|k8s|terraform|docker|ansible|jenkins|ci ?\/? ?cd|linux|gcp|helm|prometheus)\b/,
    "devops-infrastructure",
  ],
  [/\b(?:sql|etl|snowflake|databricks|dbt|tableau|power ?bi|looker|spark|big data|data warehouse)\b/, "data"],
  [/\b(?:pytorch|tensorflow|computer vision|prompt)\b/, "ai-machine-learning"],
  [/\b(?:figma|photoshop|motion graphics)\b/, "design"],
  [/\b(?:google ads|hubspot|ppc)\b/, "marketing"],
  [/\b(?:quickbooks|xero|datev)\b/, "finance"],
  [/\b(?:selenium|cypress|playwright)\b/, "quality-assurance"],
];

/**
 * Our category for a job by its title; undefined where that names no trade. A trade that is none of ours is `other`.
 *
 * @example readTitleCategory("Senior Sales Engineer, Data"); // "sales"
 */
export function readTitleCategory(title: string): JobCategory | undefined {
  const whole = foldTitle(title);
  const find = (rules: Rules, text: string) => rules.find(([words]) => words.test(text))?.[1];
  return find(ANYWHERE, whole) ?? find(ROLES, foldTitle(readRole(title))) ?? find(ROLES, whole);
}

const foldTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[-_\s]+/g, " ")
    .trim();
