import { anyOf, anyWord, type Phrase } from "./phrase.ts";

const REFUSE = String.raw`\b(?:not|unable|cannot|(?:ca|wo|do|does|is|are)n['’]t|no|without|never)\b`;
/** People who are paid by contract, and not employed. */
const AS_CONTRACTOR = anyOf(
  /^(?:contract|employment|engagement|job) ?(?:type)?: ?(?:b2b|contractor|freelance|1099)\b/,
  /\bindependent contractor/,
  /\bas (?:an? )?(?:remote |full[- ]time |part[- ]time |paid )?(?:contractors?|freelancers?)\b/,
  /\bas an? [^.(]{3,60} \((?:contractor|freelance)\)/,
  /\b(?:1099\)?|freelance) contractors?\b/,
  /\b(?:contractor|freelance|1099) (?:role|position|basis|opportunity|contract|agreement|engagement|project|job)\b/,
  /\bb2b (?:role|position|basis|contract|agreement|job|cooperation)\b/,
  /\bindependent contract basis\b|\b(?:looking for|seeking) an? freelancer\b|\b(?:flexible|part-time|remote),? (?:part-time |remote )?freelance work\b/,
  /\bcontractor (?:status|only)\b|[/ ]month \(contractor\)/,
  /\bfreelance,? (?:\w+[- ]?\w*,? )?(?:project|role|position|remote)|\bfreelance \|/,
  /\b(?:is|as) (?:an? )?freelance\b/,
  /\b(?:hired|engaged|paid|employed) as (?:an? )?(?:\w+ )?contractors?\b/,
  /\b(?:corp|c2c|w2|1099) (?:or|\/) (?:1099|c2c)\b/,
);

/** An employer of record, or a contract: whichever people like. */
const EITHER =
  /\b(?:employer of record|EOR)\b[^.]{0,40}\bor\b[^.]{0,30}\b(?:contractor|freelancer)s?\b|\bas (?:an? )?(?:contractor|freelancer)s? or\b[^.]{0,30}\b(?:employer of record|EOR)\b/iu;

/** Others' contractors, and where people may be employed as well. */
const NO_CONTRACTOR = anyWord(
  "network of",
  "or b2b",
  "or on b2b",
  "manage",
  "managing",
  "oversee",
  String.raw`coordinat\w+`,
  "vendors",
  String.raw`supervis\w+`,
  "experience",
  "payments?",
  "subcontractors?",
  "employees or",
  "agency,? or",
  "in-house",
  "skills",
  "over b2b",
  "preference",
  "prefer",
  "if you (?:prefer|are)",
  "or as an?",
  "employment contract",
  "or (?:an? )?(?:employment|permanent|full[- ]time employee|contract of)",
  // Only in some countries, or others than who applies.
  "^outside",
  "(?:no|an?) (?:legal )?entity",
  "other teams",
  String.raw`recruit(?:s|ing)?`,
  "(?:freelancers|people) who",
);

/** Travel that may come up. */
const MAY_TRAVEL = anyOf(
  /\b(?:may|might|could|can) (?:be |also |occasionally |sometimes |periodically )*(?:require|involve|include|need|asked)\w*\b[^.]{0,60}\b(?:travel(?:l?ing)?|visits to (?:\w+ )?(?:sites?|offices?|clients?|customers?)|attend (?:\w+ )?(?:onsite|on-site|in-person))\b/,
  /\b(?:potential|possible) (?:for )?(?:\w+ )?travel\b/,
  /\btravel (?:is |may be )?(?:possible|optional)\b/,
  /\b(?:may be|there (?:are|will be)) (?:occasional |regular |some )?(?:opportunit\w+|chances?) to travel\b/,
  /\b(?:travel(?:l?ing)?\b[^.]{0,40}\bat your (?:own )?discretion|optional (?:\w+ )?travel)\b|\btravel\b[^.]{0,25}\b(?:is )?optional\b/,
  /\btravel(?:ing)?\b[^.]{0,40}\b(?:(?:may|might|could) be (?:required|needed|necessary)|if (?:needed|required|necessary))\b/,
  /\b(?:ability|able|willing(?:ness)?|availab(?:le|ility)) to travel\b[^.]{0,40}(?:\((?:preferred|desired|optional|a plus)\)|\bis (?:preferred|a plus|desirable)\b)/,
);

/** Travel of the worker, and no trade, cost or other thing with its name. */
const TRAVEL = String.raw`\btravel(?:l?ing)?\b(?!,? (?:and|or) (?:hospitality|tourism|leisure)|, (?:hospitality|tourism|leisure)|[- ](?:sector|industry|booking|nurses?|tech|management|agents?|agency|partners?|vertical|costs?|policy|space|market|brand|platform|products?|compan|startup|visa|dates?|restrictions|documents?|arrangements?|logistics|itinerar))`;

/** Travel that is expected, however rarely. */
const TRAVELS: readonly RegExp[] = [
  /\b(?:ability|able|willing(?:ness)?|flexib(?:le|ility)|availab(?:le|ility)|required|must|needs?|expect(?:ed|ation)?|prepared?|ready|open|comfortable)(?: (?:and|or|\/|&) \w+| \w+ly)? to (?:\w+ly )?travel\b/,
  /(?:\b(?:must|will)|\byou['’]ll) (?:\w+ly )?travel\b/,
  /^\P{L}*(?:occasional|some|light|limited|moderate|frequent|regular|periodic|international|domestic|local)(?: (?:and|or|\w+ly|international|domestic|local|business)){0,2} travel\P{L}*$/u,
  anyOf(
    `${TRAVEL}[^.%]{0,45}\\b(?:required|expected|necessary|needed)\\b`,
    `${TRAVEL}[^.%]{0,45}\\d{1,3} ?%|\\d{1,3} ?% (?:of the time )?(?:\\w+ ){0,3}${TRAVEL}`,
  ),
  /\b(?:occasional|frequent|some|regular|light|minimal|moderate|extensive|significant|domestic|quarterly|overnight) (?:\w+ ){0,2}?travel (?:required|to|for|is|will|within|across|may|up)\b/,
  /\btravel (?:to|for)\b[^.]{0,40}\b(?:meetings|conferences|clients?|customers?|offsites?|retreats?|sites?|events|office)\b/,
  /\b(?:occasional|frequent|regular|some) (?:\w+ )?(?:business )?trips\b/,
  /\bwe travel to meet\b/,
  /\btravel to (?:\w+['’]s |our |the )?(?:\w+ ){0,3}(?:office|headquarters|hq|sites?)\b[^.]{0,20}\b(?:is|are|will be) (?:also )?(?:expected|required)\b/u,
  /\b(?:occasional|regular|periodic|quarterly|monthly) (?:office|site|client|customer) visits\b/,
  /\b(?:join|attend|come to) (?:us (?:for|at) )?(?:our |the )?(?:two|three|four|[1-4]|annual|yearly|quarterly|bi-?annual) (?:company|team)[- ](?:wide )?(?:retreats?|off-?sites?)\b/,
  /\btravel: (?:limited|minimal|occasional|some|light|up to|yes(?! please))\b/,
  /^travels? (?:as (?:required|needed)|to)\b/,
  /\b(?:requires?|involves?)\b[^.]{0,30}\btravel\b/,
];

/** No travel after all, and travel of another kind: customers', holidays, what benefits pay for. */
const NO_TRAVEL = anyWord(
  "not required",
  String.raw`travel(?: (?:required|requirements?|needed|expected|percentage|time))?\W{1,4}(?:no|none|n\/a|not|0(?! ?(?:-|–|to) ?\d))`,
  "(?:passion|love|enthusiasm) (?:for|of) travel",
  String.raw`(?<!may be (?:\w+ )?)(?:opportunit\w+|chances?) to travel`,
  "no travel",
  "not require",
  "never",
  "0 ?% travel",
  "travel: ?(?:none|0 ?%|no)",
  "travel (?:insurance|perks|benefits?|discounts?|allowance|stipend|industry|expenses?|agency|compan|experience|reimbursement|budget|assistance)",
  "travel(?:ing|ers?|lers)? (?:around|the world)",
  "love (?:to )?travel",
  "hard for you",
  "paid travel",
  String.raw`(?:is|are|be)(?:n['’]t| not| rarely| seldom| hardly| never) (?:usually |normally )?(?:required|expected|needed|necessary)`,
  String.raw`\d ?% of (?:\w+ )?travel`,
  String.raw`discounts? on (?:\w+ )?travel`,
  String.raw`(?:experience|knowledge|interest) (?:in|of|with)(?: the)? travel`,
  "use it on",
);

const SELDOM = String.raw`\b(?:(?:once|twice|two|three|four|(?:a )?few|several|\d)(?: (?:times|x))? (?:a|per|each|every) (?:year|quarter)|annual(?:ly)?|yearly|quarterly|bi-?annual(?:ly)?)\b`;
const MEETING = String.raw`\b(?:(?:come|get|comes|gets) together|get-?togethers?|meet(?:s|-?ups?)?|connect|gather(?:s|ings?)?|collaborate|off-? ?sites?|retreats?|summits?)\b`;

/** Visas, contracts and travel in English. */
export const ENGLISH_WORK: readonly Phrase[] = [
  {
    kind: "sponsorship",
    verdict: "refused",
    says: new RegExp(
      `${REFUSE}[^.]{0,80}\\b(?:visas?\\b[^.]{0,20}sponsor|(?:immigration|employment|employer|work authori[sz]ation|h-?1b|permit)[^.]{0,40}sponsor|sponsor\\w*[^.]{0,30}\\b(?:visas?|immigration|work authori[sz]ation|work permit|h-?1b|employment)|(?:visa|immigration) (?:support|assistance)|(?:support|provide|offer|cover) (?:\\w+ )?(?:visas|work permits)|(?:require|need)(?: \\w+){0,3} sponsorship|(?:eligible for|provide|offer)(?: \\w+)? sponsorship)|(?:\\bwithout(?: \\w+){0,4}?|\\bno) sponsorship\\b(?! (?:of|sales|letters?|fees?|limits?|experience)\\b)`,
      "iu",
    ),
    unless:
      /\b(?:events?|brand|marketing|corporate|venture) sponsor|\bpoints\b|(?:\bnot|n['’]t) only\b|\bworry|\bno problem\b|\bwe sponsor\b|\b(?:not|n['’]t) refuse|\bsponsorship (?:cases|is (?:needed|necessary))\b|\bno (?:\w+ )?sponsorship (?:needed|necessary)\b|(?<!\bwith )\bno need for (?:\w+ )?sponsorship\b/iu,
  },
  {
    kind: "sponsorship",
    verdict: "refused",
    says: /\b(?:requir(?:e|ing)|need(?:ing)?) (?:an? )?(?:visa |employment |immigration )?(?:sponsorship|visas?)\b[^.]{0,20}\b(?:will not|cannot|can['’]t|won['’]t) be (?:considered|accepted)\b|\bsponsorship\b[^.]{0,30}\b(?:not|unavailable|isn't)\b[^.]{0,20}\b(?:available|offered|provided|possible|supported)|\b(?:visa|immigration) sponsorship[^.]{0,20}\b(?:unavailable|not(?! (?:required|needed|necessary)))\b/iu,
  },
  {
    kind: "sponsorship",
    verdict: "offered",
    says: /\b(?:we(?:['’]ll| can| will| do| may)?|able to|happy to|offer\w*|provid\w+|including|with)\b[^.]{0,40}\b(?:sponsor (?:your )?visas?|visa sponsorship|relocation and visa|visa (?:and relocation )?support)\b|\b(?:visa|h-?1b)(?: transfer)? sponsorship (?:is )?(?:available|offered|provided)\b|\bwe (?:can|will|do|may)? ?sponsor (?:your |the )?work (?:permits?|visas?)\b|\bsponsor (?:your )?h-?1b\b|\bwe(?:['’]ll| will| can)? (?:handle|take care of) (?:the|your) (?:visa|work permit)\b|\bvisa support (?:is )?(?:available|offered|provided)\b/iu,
    unless: new RegExp(`${REFUSE}|\\bused to\\b`, "iu"),
  },
  { kind: "employment", verdict: "contractor", says: AS_CONTRACTOR, unless: NO_CONTRACTOR },
  { kind: "employment", verdict: "employee", says: EITHER },
  { kind: "employment", verdict: "contractor", says: EITHER },
  // Titles: "Freelance Translator", "Account Manager (Contractor)".
  {
    kind: "employment",
    verdict: "contractor",
    says: /^Freelance \p{Lu}|^[^.]{3,80} \((?:[Cc]ontractor|[Ff]reelancer?)\)$/u,
    unless: NO_CONTRACTOR,
  },
  {
    kind: "employment",
    verdict: "employee",
    says: /\b(?:w-?2 only|not open to (?:contractors|freelancers)|no (?:c2c|corp[- ]to[- ]corp|contractors|1099|agencies or contractors))\b/iu,
  },
  {
    kind: "travel",
    verdict: "optional",
    says: MAY_TRAVEL,
    unless: anyWord("not require", "no travel"),
  },
  { kind: "travel", verdict: "required", says: anyOf(...TRAVELS), unless: anyOf(MAY_TRAVEL, NO_TRAVEL) },
  {
    kind: "travel",
    verdict: "required",
    says: new RegExp(`^(?=.{0,400}\\bin[- ]person\\b)(?=.{0,400}${SELDOM})(?=.{0,400}${MEETING})`, "iu"),
    unless: anyWord(
      "customers?",
      "clients?",
      "patients?",
      String.raw`interview\w*`,
      "optional",
      "stipend",
      "budget",
    ),
  },
];
