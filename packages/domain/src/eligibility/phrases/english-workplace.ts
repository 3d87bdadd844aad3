import { ALL_ON_SITE, ON_SITE } from "./english-on-site.ts";
import { anyOf, anyWord, type Phrase, buildPhrases } from "./phrase.ts";
import { NOT_OTHERS_WAY } from "./work-of-others.ts";

const DAYS = String.raw`(?:\b(?:one|two|three|four|five|[1-5])(?: ?(?:-|–|to|or) ?(?:two|three|four|five|[2-5]))?\+?(?: |-)?(?:days?|(?:x|times)(?= (?:a|per|each|every) week| weekly))\b|\b(?:once|twice)(?= (?:a|per|each|every) week))`;
const A_WEEK = String.raw`(?: (?:a|per|each|every) week| weekly|\/week)`;
/** Days that leave others for elsewhere: who works all five from home is never in an office. */
const SOME_DAYS = String.raw`(?!once|twice|five|5)${DAYS}`;
const FROM_HOME = String.raw`\b(?:remote(?:ly)?|(?:work )?from home|at home|wfh|virtual(?:ly)?)\b`;
const OFFICE_WORK = String.raw`(?:in[- ])?office|offices|on-?site|hybrid|headquarters|hubs?|in[- ]person`;
const AN_OFFICE = String.raw`(?:in |from |at |an? |our |the |one of )*(?:[a-z.]+ ){0,3}?(?:${OFFICE_WORK})\b`;
const OUR_OFFICE = String.raw`(?:the|our|an?)(?: (?!virtual\b)\w+){0,2} (?:office|hub|facility|plant|campus|site|lab)s?\b`;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri)days?`;
const CHOICE = String.raw`\b(?:choose|choice|flexib\w+|option\w*|freedom|possib\w+|decide)\b`;

/** An office at times, for some, or for those who like it. */
const NOT_ALWAYS = anyWord(
  "optional",
  "if you (?:like|want|are|live|prefer)",
  "if local",
  "option to",
  "can choose",
  "may choose",
  "as you like",
  "whether",
  "up to you",
  "not (?:required|needed|necessary)",
  "never",
  "not a",
  "no (?:on-?site|office)",
  // Holidays, and what happens once or seldom.
  "vacation",
  "pto",
  String.raw`interview\w*`,
  "orientation",
  "training",
  "onboarding",
  "retreats?",
  "off-?sites?",
  "onsites",
  "kick-?off",
  String.raw`gather\w*`,
  "summits?",
  "meet-?ups?",
  "(?:a|per|every) year",
  "yearly",
  String.raw`annual\w*`,
  String.raw`quarter\w*`,
  String.raw`month\w*`,
  // Others, or remote work as well.
  "office-based teams",
  "fully remote or",
  String.raw`or (?:(?:fully )?remote(?:ly)?|(?:from )?(?:home|anywhere))(?! on \w+days?\b)`,
  "remote or",
  String.raw`remote ?\/`,
  String.raw`\/ ?remote`,
  // Hybrids of another kind, and what an office has.
  "cloud",
  "agile",
  String.raw`(?<!\b(?:in|at|from|to) (?:our|the) (?:\w+ ){0,2})(?:headquarter\w*|hq)`,
  "customers?",
  "clients?",
  "and remote(?:ly)?",
  String.raw`lunch\w*`,
  "snacks?",
  "breakfast",
  "kitchen",
  "parking",
);

/** Said of a job that a board may still call remote. */
export const NOT_REMOTE =
  /\b(?:role|position|job) (?:is (?:not|never|no longer)|isn['’]t) (?:fully |100 ?% )?remote(?=\W*$|[,;:]| (?:and|at this time|or|as|due)\b)|\b(?:this|the (?:role|position|job)) (?:is not|isn['’]t) an? (?:fully |100 ?% )?remote (?:role|position|job)(?=\W*$|[,;:] (?!it))/iu;

/** Days at an office that people are told to spend there. */
const AT_OFFICE: readonly RegExp[] = [
  anyOf(
    String.raw`${DAYS}${A_WEEK}[^.]{0,30}\b(?:office|on-?site|hub|in[- ]person|site)\b`,
    String.raw`${DAYS}[^.]{0,12}\b(?:in|at|from)[ -](?:the |our |an? )?(?:\w+ ){0,2}?office\b`,
    String.raw`${DAYS}(?! of\b)[^.]{0,12}\b(?:on-?site|in[- ](?:the[- ])?office|in[- ]person)\b`,
    String.raw`\b(?:in[- ](?:the[- ])?office|on-?site|in[- ]person)[^.]{0,25}${DAYS}(?:${A_WEEK}| in)?`,
    String.raw`\b(?:from|in|at|to|into) (?:our|the)(?: [a-z.]+){0,3} (?:office|hub|campus)\b[^.,]{0,15}${DAYS}${A_WEEK}`,
    String.raw`\bin[- ]person (?:on |every |from )?${WEEKDAY}\b`,
  ),
  anyOf(
    String.raw`${SOME_DAYS}${A_WEEK}?[^.,%]{0,10}\b(?:remote(?:ly)?|from home|wfh)\b`,
    String.raw`(?<!\b(?:fully|completely|100 ?%) )\b(?:remote(?:ly)?|from home|wfh)[^.,]{0,15}${SOME_DAYS} (?:a|per|each|every) week`,
    // Days at home by name leave the others: "work from home every Monday and Friday", but not "Monday to Friday".
    String.raw`\b(?:work(?:ing)?[- ](?:remotely )?from[- ]home|wfh|work remotely) (?:on |every |each )*(?:an? )?${WEEKDAY}\b(?! ?(?:-|–|to|through|thru|until)(?!\w))`,
    /^(?:hybrid|on-?site|in[- ]office)(?: (?:position|role|job))? ?[-–|,(:] ?/,
    String.raw`\bhybrid[,:(]* ?${DAYS}${A_WEEK}`,
    /\b(?:partially|partly|part) remote\b/,
    /^(?:job |work |office )?location\b(?![^.]{0,80}\b(?:no|not)\b).{0,80}\b(?:hybrid|on-?site|in[- ]office)\b/,
    /#LI-(?:Hybrid|On-?site)\b/,
    /^[^.#]{2,60}(?:\(hybrid\)|[-–|,/] ?hybrid)$/,
  ),
  anyOf(
    /\b(?:this is an? (?:fully |strictly |permanent |full[- ]time )?|(?:role|position|job) (?:is|will be) )(?:an? )?(?:(?!(?:not|neither|never|rarely|hardly|no)\b)\w+ )?(?:hybrid|on-?site|in-office|office[- ]based|in-person)\b/,
    /(?<!\bno )\bhybrid schedule\b/,
    /\bhybrid (?:role|position|job|opportunity|work)\b(?=[^.]{0,80}\b(?:office|on-?site|days?|in[- ]person|from home|based in|located in)\b)/,
    /^(?:work(?:place)?(?: type| model| arrangement| mode| location)?|location(?: type)?): ?(?:\w+ ?[-–|,] ?)?(?:hybrid|on-?site|in[- ]office|in[- ]person)\b/,
    /\b(?:based|work) (?:on-?site|in[- ]office) (?:in|at)\b/,
    /\b(?:on-?site|in-person|in-office) (?:presence|attendance) (?:is )?required\b/,
    /\b(?:100 ?% |fully )on-?site\b/,
    String.raw`\bon-?site (?:in|at) ${OUR_OFFICE}`,
    String.raw`\bin (?:our|the) [^.]{0,25}\boffices? (?:on |every )?${WEEKDAY}\b`,
    /\b(?:reliably commute|ability to commute)\b/,
    /\breport (?:in[- ]person )?to (?:the|our) (?:\w+ ){0,2}office\b/,
    /\b(?:ability|able|willing(?:ness)?) to (?:work|commute) (?:(?:from|in|at|to) (?:the|our) (?:\w+ ){0,2}office|on-?site (?:at|in))\b/,
    /\b(?:balance|blend|mix|mixture|combination|split)\b[^.]{0,30}\b(?:office|hub)\b[^.]{0,20}\bhome\b/,
    /\b(?:balance|blend|mix|mixture|combination|split)\b[^.]{0,20}\bhome\b[^.]{0,30}\b(?:office|hub)\b/,
    /\bon a hybrid basis\b/,
    /\boffice[- ]first (?:set-?up|company|culture|policy|approach|environment|team|model|role|work\w*)\b/,
    /\b(?:we(?:['’]re| are)? |our )(?:an? )?(?:fully )?in-(?:person|office) (?:company|team|startup|culture|first)\b/,
    /^[^a-z]{0,20}hybrid (?:in|from|at) (?!nature)(?=(?:our |the )?[a-z])/,
    String.raw`\bcome in(?:to the office)? (?:at least |for )?${DAYS}`,
    /\boffice attendance is (?:expected|required|mandatory)\b/,
    /\bwe work (?:together )?in[- ]person\b[^.]{0,30}\boffice\b/,
    /\brelocation (?:to [^.]{2,30} )?(?:is |will be )?(?:required|mandatory)\b(?! if\b)/,
    /\bmust (?:be (?:willing|able|prepared|open) to )?relocate to\b/,
    /\b(?:[4-9]\d ?% of your time|most of your time) (?:in|at) (?:the|our) (?:\w+ )?office\b/,
    /\bavailable (?:to (?:support|work) )?on-?site as (?:required|needed)\b/,
    /\b(?:must|will|required to|need to) (?:be |work )(?:on-?site|in[- ](?:(?:the|our) (?:(?!virtual\b)\w+ ){0,2})?office|in[- ]person)\b/,
    /\bwill (?:be )?requir(?:e|ed) to work on-?site\b/,
  ),
  anyOf(
    String.raw`\b(?:role|position|job|you(?:’ll|'ll| will)(?: be)?|is|are)\b[^.]{0,20}\bbased (?:in|at|out of|from) our [^.]{0,30}\b(?:office|headquarters|hq|plant|facility|campus|store|clinic|warehouse|showroom)\b`,
  ),
];

/** An office that people may work from, or not. */
const OFFICE_OR_HOME = anyOf(
  String.raw`\bwork from home or (?:from |in |at )(?:our|the)(?: [a-z]+){0,2} offices?\b`,
  String.raw`\boffices?\b[^.]{0,40}\byou(?:['’]re| are) (?:more than |always )?welcome to use\b`,
  String.raw`\bmay work (?:from|in|at) (?:our|the|one of our)(?: [a-z]+){0,2} (?:offices?|hubs?)\b[^.]{0,20}\bif you (?:wish|like|want|prefer)\b`,
  String.raw`\buse of (?:our|the|a)\b[^.]{0,30}\b(?:offices?|co-?working space)\b[^.]{0,25}\bis optional\b`,
  String.raw`\b(?:role|position|job)\b[^.]{0,30}\b(?:opportunity|option) to be (?:100 ?% |fully )?remote\b`,
  String.raw`\bremote-first\b[^.]{0,30}\bwith (?:optional |some )?(?:hybrid|in-office|office)\b[^.]{0,20}\bcollaborat`,
  String.raw`\b(?:home|remotely) or (?:from |in |at )?(?:our|an|the)(?: [a-z]+){0,2} offices?\b[^.]{0,40}\b(?:your choice|up to you|as you (?:like|prefer)|you (?:choose|decide))\b`,
  String.raw`\b(?:drop|come|pop) (?:in|by)(?:to)?\b[^.]{0,25}\boffice\b[^.]{0,20}\b(?:any ?time|whenever you)\b`,
  String.raw`^(?:on-?site|office|hybrid)(?: work)? is optional\b`,
  String.raw`${CHOICE}[^.]{0,40}\b(?:home|remote\w*)\b[^.]{0,25}\bor\b[^.]{0,40}\boffices?\b`,
  String.raw`${CHOICE}[^.]{0,60}\boffices?\b[^.]{0,15}\bor\b[^.]{0,25}\b(?:remote\w*|home|virtual(?:ly)?)\b`,
  String.raw`\bchoose where\b[^.]{0,60}\bhome, (?:in )?(?:an|our|the|one of our) offices?\b`,
  String.raw`\bwork where(?:ver)? you (?:choose|like|want)\b[^.]{0,30}\b(?:our|an|the)\b[^.]{0,20}\boffices?\b`,
  String.raw`\boffices?\b[^.]{0,40}\b(?:at|from) home\b[^.]{0,40}\bup to you\b`,
  String.raw`\b(?:option|opportunity|welcome|free|invite you) to (?:work (?:with us )?(?:from|in|at)|join(?: us)? (?:on-?site|in|at)|use)[^.]{0,30}\b(?:offices?|on-?site|hubs?|co-?working space)\b`,
  String.raw`\bwork both remotely\b[^.]{0,12}\b(?:from|in|at) our offices?\b`,
  String.raw`\b(?:role|position|job) can be (?:100 ?% |fully |completely )?remote,? but we (?:do )?have (?:an )?offices?\b`,
  String.raw`\bremote\b[^.]{0,30}\bor join us in\b[^.]{0,40}\b(?:your call|your choice|up to you)\b`,
  String.raw`\b(?:possibility|option|opportunity) to work hybrid ?(?:\/|or) ?remote`,
  String.raw`\boption to (?:join|work)(?: us)? on-?site\b`,
  String.raw`\bremote with (?:optional |some )?in[- ]person opportunit`,
  String.raw`\bremote(?:ly)?\b[^.]{0,30}\bor (?:access|use|come to|work (?:from|in|at)) (?:any of |one of |either of )?our (?:offices?|hubs?)\b`,
  String.raw`\bmay (?:include|involve) (?:occasional|some) (?:work|days|time) (?:at|in|from) (?:an?|our|the) (?:\w+ )?(?:offices?|hub)\b`,
  String.raw`\bmay require (?:periodic|occasional) visits to (?:company|our) (?:sites?|offices?)\b`,
  String.raw`\boffice (?:presence|attendance) may be (?:required|needed|requested)\b`,
  String.raw`\bhybrid (?:work(?:ing)? )?(?:is |also |as )*(?:possible|optional|available)\b`,
  // Of companies that leave it to people where they work.
  String.raw`\boffices in\b[^.]{0,80}\bbut\b[^.]{0,30}\bremote[- ](?:friendly|flexible)\b`,
  String.raw`\bremote[- ](?:friendly|flexible),? (?:with )?offices in\b`,
  String.raw`\bremote[- ](?:or|\/) ?(?:hybrid|in[- ]office|on-?site)`,
  String.raw`\bhybrid (?:or|\/) ?remote\b`,
  String.raw`\bremote ?(?:\/|,) ?(?:hybrid|office|on-?site|in-office)`,
);

/** Days in an office, and offices that may be used, in English. */
export const ENGLISH_WORKPLACE: readonly Phrase[] = [
  // However seldom: who lives far away cannot.
  {
    kind: "workplace",
    verdict: "required",
    says: new RegExp(
      `${NOT_OTHERS_WAY}\\b(?:must|needs? to|ha(?:s|ve) to|required to|should) (?:be (?:able|willing|prepared) to )?(?:regularly |reliably |occasionally )?commute (?:in)?to (?:(?:the|our|an?) |(?=\\p{L}))`,
      "iu",
    ),
    unless: anyWord("if you", "optional"),
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /^[^.:]{0,30}\b(?:set-?up|arrangement|mode|model|type|location|site|workplace|schedule|policy|setting|modality)\b[^.:]{0,10}: ?(?:\w+ ){0,2}(?:hybrid|on-?site|in[- ]office|in[- ]person)\b/iu,
    unless: anyWord("remote", String.raw`flexib\w+`, "wfh", "home", "no", "not"),
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /\b(?:mostly|primarily|largely) remote\b[^.]{0,30}\b(?:need|needs|required|expected|have) to (?:report|come|work|be) (?:on-?site|(?:in|to|into) the office)\b/iu,
    unless: anyWord("customers?", "clients?", "optional", "travel", String.raw`training\w*`),
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /\b(?:on[- ]?site|in[- ](?:the[- ])?office|in[- ]person)\b[^.]{0,50}\b\d{2,3} ?% of (?:the|your) time\b/iu,
    unless: anyWord("customers?", "clients?", "optional", "travel"),
  },
  ...buildPhrases([...AT_OFFICE, ...ON_SITE], { kind: "workplace", verdict: "required", unless: NOT_ALWAYS }),
  ALL_ON_SITE,
  {
    kind: "workplace",
    verdict: "required",
    says: anyOf(
      NOT_REMOTE,
      /(?<!\bif )\bremote work(?:ing)? is not (?:available|possible|an option|offered)(?=\W*$| for (?:this|the) (?:role|position|job))/,
    ),
  },
  {
    kind: "workplace",
    verdict: "optional",
    says: new RegExp(
      `\\b(?:role|position|job|candidates?|applicants?|you)\\b[^.]{0,50}\\b(?:can|may|could|either|is|are)\\b[^.]{0,60}(?:${FROM_HOME}[^.]{0,60}\\bor ${AN_OFFICE}|\\b(?:${OFFICE_WORK})\\b[^.]{0,60}\\bor (?:fully |100 ?% )?${FROM_HOME})|\\b(?:whether|decide|up to you)\\b[^.]{0,60}(?:\\b(?:${OFFICE_WORK})\\b[^.]{0,50} (?:from|at) home\\b|${FROM_HOME}[^.]{0,30} (?:or|,) ${AN_OFFICE})`,
      "iu",
    ),
    unless: anyWord(
      "(?:many|some|most|other|our) (?:positions|roles|jobs|teams)",
      "depending on",
      "designations?",
      "subject to change",
      "not",
      "personas",
      "fully on-?site",
      "expected on-?site",
      `on ${WEEKDAY}`,
      // Of people's skills, and of what they work with.
      "comfortable",
      "able to work",
      "adapt",
      "experience",
      String.raw`succe\w+`,
      "customers?",
      "clients?",
      "hybrid cloud",
    ),
  },
  {
    kind: "workplace",
    verdict: "optional",
    says: OFFICE_OR_HOME,
    unless: anyWord(
      "(?:many|some|other) (?:positions|roles|jobs)",
      "designations?",
      "employees near",
      "subject to change",
      "not",
      "personas",
    ),
  },
];
