import { anyOf, PLACE, type Phrase } from "./phrase.ts";
import { NOT_OTHERS_WAY } from "./work-of-others.ts";

const MUST = String.raw`\b(?:[Mm]ust|[Ss]hould|[Nn]eed(?:s|ed)? to|[Hh]a(?:ve|s) to|[Rr]equired to)\b`;
const WHO = String.raw`\b(?:[Cc]andidates?|[Aa]pplicants?|[Yy]ou|[Tt]alent|[Pp]eople)`;
/** What is only somewhere, and no place of people's: benefits, clients, prices. */
export const OF_THINGS: RegExp =
  /\b(?:benefits?|clients?|customers?|users?|shipping|holidays?|leave|equity|plans?|coverage|stipend|offices?|salary|compensation|pay|hours|market|sales|territor\w+|we (?:serve|sell|ship)|vendors?|only applies)\b/iu;
/** Hours, and being somewhere for some days: "you need to be in Lima for our yearly meeting". */
const OF_A_VISIT =
  /\b(?:time ?zones?|hours|for (?:our|an?|one|two|the|some|your|training)|weeks?|twice|once|days?|year(?:ly)?)\b/iu;
const NOT = /\b(?:not|never|no longer|isn['’]t|outside)\b|n['’]t\b/iu;

/** Nobody named before, who applies, or the job: not a benefit or a client. */
const OF_THE_JOB =
  /^\P{L}*$|(?:^|\b)(?:and|but|or|so|also|therefore|however)\P{L}*$|\b(?:you|candidates?|applicants?|applications?|(?:new )?hires?|employees|everyone|someone|person|role|position|job|opening|opportunity|vacancy|posting|talent|contractors?|freelancers?)(?: \p{L}+){0,2}\P{L}*$/iu;
const TAKE_NO_OTHERS = String.raw`\b(?:cannot|can['’]t|can not|unable to|not able to|do not|don['’]t|won['’]t|will not) (?:take|accept|consider|hire|employ|recruit)\b[^.;]{0,30}\b(?:elsewhere|anywhere else|(?:any )?other countr(?:y|ies)|other (?:places|locations))\b`;

const LIVING = String.raw`(?:based|located|present|living|residing|live|reside) in\b`;
const NOT_LIVING = String.raw`(?:\bnot|n['’]t) (?:currently )?${LIVING}`;
const CANNOT = String.raw`(?:cannot|can['’]t|will not|won['’]t|(?:are )?(?:unable|not able) to)`;
const TAKE_YOU = String.raw`(?:apply|be (?:considered|hired|accepted|employed)|(?:consider|hire|employ|accept|take) (?:you|your application))`;
/** Not "we cannot hire you as an employee", nor "you cannot apply for the bonus". */
const AT_ALL = String.raw`\b(?! (?:as|through|via|directly|ourselves|locally|an?)\b| for (?!(?:(?:this|the|our) (?:\w+ )?)?(?:roles?|jobs?|positions?|opportunit|opening|vacanc|employment)))`;

type Way = Omit<Phrase, "kind" | "verdict">;

/** Ways of closing a job to others that no verb of living tells: payroll, commuting, "local" and "only". */
const CLOSING: readonly Way[] = [
  // Where the company can pay people: "we can hire employees in AZ, CA and TX only".
  {
    says: /\b(?:can|able to|currently|may) (?:only )?(?:hire|employ|onboard|pay) (?:(?:employees|people|staff|team members|workers|candidates|talent) )?(?:who (?:live|are based|reside) )?in\b(?=[^.]{2,200}\bonly\b)/iu,
    unless: OF_THINGS,
  },
  {
    says: /\b(?:(?:can|able to) only|only(?: (?:able to|currently|can))?) (?:hire|employ|onboard|pay) (?:(?:employees|people|staff|team members|workers|candidates|talent) )?(?:who (?:live|are based|reside) )?in\b(?: (?:the |those )?(?:countries|locations|places|states) (?:where|in which) [^.:;]{3,50}:)?/iu,
    unless: OF_THINGS,
  },
  {
    says: /\bset up to (?:legally )?(?:hire|employ|onboard|pay) (?:(?:employees|people|staff|team members|workers|candidates|talent) )?(?:who (?:live|are based|reside) )?in\b/iu,
    unless: anyOf(OF_THINGS, /\b(?:including|such as|other|not)\b|n['’]t\b/),
  },
  // "We can employ you only if you live in Peru", "without a home in Peru, we cannot hire you".
  {
    noMatter: true,
    says: /\b(?:hire|employ|apply|consider|accept|take)\b[^.;:]{0,30}\bonly if you(?:['’]re| are)?(?: currently)? (?:live|reside|based|located|living|residing) in\b|\b(?:as|so) long as (?:you(?:['’]re| are| live| reside)?|it(?:['’]s| is)|that(?:['’]s| is)) (?:based |located |living )?(?:in|within|inside)\b|\bwithout an? (?:\w+ )?(?:home|address|residence) in\b(?=[^.;:]{2,60}\b(?:cannot|can['’]t|unable to) (?:hire|employ|consider))/iu,
    unless: /\b(?:time ?zones?|hours|offices?|days?|weeks?|meet\w*|stay|visit|workshop)\b/iu,
  },
  // "Those who don't live in Peru cannot be considered."
  {
    says: anyOf(
      `${NOT_LIVING}(?=(?:(?!,? and )[^.;:]){2,60}\\b(?:${CANNOT} ${TAKE_YOU}|(?:do|need) not apply|don['’]t apply)${AT_ALL})`,
      // "We cannot hire you if you do not live in Peru."
      `(?<=\\b${CANNOT} ${TAKE_YOU},? if you[^.;:,]{1,40})${NOT_LIVING}`,
      // "Unless you live in Peru, we will not be able to hire you."
      `\\bunless you(?: are|['’]re)? (?:already |currently |physically )*${LIVING}(?=[^.;:]{2,60}[ ,](?:we|you|your application)\\b[^.;:,]{0,20}(?:\\b(?:cannot|unable|not)\\b|n['’]t\\b)[^.;:,]{0,30}\\b(?:${TAKE_YOU}|eligible|proceed|move forward)${AT_ALL})`,
    ),
  },
  {
    says: /\b(?:entit(?:y|ies)|companies|payroll|legal presence|subsidiar(?:y|ies)) in\b(?=[^.]{2,150}\b(?:only (?:hire|employ|pay|onboard)|(?:hire|employ|pay|onboard) (?:\w+ )?only)\b[^.]{0,30}\b(?:there|these|those)\b)/iu,
  },
  {
    says: /\b(?:payroll (?:is|runs|works)|registered (?:to (?:employ|hire|do business)|as an employer))(?: \w+){0,3} in\b(?=[^.]{2,200}\b(?:must|only|need to|have to)\b)/iu,
    unless: NOT,
  },
  // Those who are there already.
  {
    isHome: true,
    says: /(?:^\P{L}*|\b(?:[Oo]nly|considering|consider|seeking|looking for) )[Ll]ocal (?:candidates?|applicants?)(?: only)?:?(?: (?:from|in|to|near|around|only|within))*(?= (?:the )?(?:greater )?\p{Lu})|\b(?:(?:[Cc]andidates|[Aa]pplicants|those|someone|people) (?:who (?:are|is) |currently |already )?local to)(?= (?:the )?(?:greater )?\p{Lu})/u,
    unless: OF_THINGS,
  },
  {
    isHome: true,
    says: new RegExp(
      `${MUST} (?:be |live |reside )?(?:\\w+ )?(?:(?:within|in) )?(?:an? )?(?:\\w+ )?(?:(?:commut\\w+|driving) distance|commutable(?: distance)?|local) (?:of|to|from)\\b`,
      "iu",
    ),
    unless: NOT,
  },
  {
    isHome: true,
    says: new RegExp(
      `${NOT_OTHERS_WAY}${MUST} (?:be (?:able|willing) to )?(?:\\w+ )?commute (?:in)?to (?=\\p{Lu})`,
      "u",
    ),
    unless: NOT,
  },
  // "Candidates must be in EMEA", "work must be done from a US address".
  {
    says: new RegExp(
      `${WHO}(?:['’]ll| will)? (?:must|need to|have to|should) be (?:physically |currently |already )?in (?=(?:the )?\\p{Lu})`,
      "u",
    ),
    unless: anyOf(NOT, OF_A_VISIT),
  },
  {
    says: new RegExp(
      `${MUST} (?:be )?(?:work(?:ing|ed)?|performed|done|completed) (?:remotely )?from (?:an? |the )?${PLACE}[- ](?:location|address|residence|home)\\b`,
      "u",
    ),
    places: "in",
  },
  {
    says: /\bwork(?:ing)? (?:remotely )?from your (?:own )?home(?: office)? (?:located |based |anywhere )?(?:in|within)\b/iu,
    unless: OF_THINGS,
  },
  {
    says: /\b(?:[Oo]nly|ONLY) (?:candidates |applicants |people |those )?open to\b(?=[^.]{0,30}\b(?:living|based|residing|located) in\b)|\b[Oo]pen (?:only )?to \p{Lu}\p{L}+ (?:living|based|residing|located) in\b/u,
    unless: OF_THINGS,
  },
  {
    says: new RegExp(
      `\\b[Oo]nly (?:(?:hire|employ|consider|accept) )?(?:current |legal )?${PLACE} residents?\\b`,
      "u",
    ),
    places: "in",
    unless: OF_THINGS,
  },
  {
    says: new RegExp(`\\b[Oo]nshore\\b[^.]{0,25}\\b(?:only|ONLY)\\b[^.\\p{L}]{0,3}${PLACE}`, "u"),
    places: "in",
  },
  {
    says: new RegExp(
      `\\b[Oo]nly (?:candidates|applicants|applications|people|talent) (?:from|in)\\b|\\b(?:[Cc]andidates|[Aa]pplicants|[Aa]pplications|[Rr]esidents|[Pp]eople) (?:from|in|of)\\b(?= (?:the )?${PLACE} only\\b)`,
      "u",
    ),
    unless: OF_THINGS,
  },
  // Lines of their own: "Remote from Poland", "UK-based", "Anywhere in the UK", "We hire in the US and Canada".
  {
    says: /^\P{L}*(?:(?:[Ff]ully |100 ?% )?[Rr]emote from|[Aa]nywhere (?:in|within)|[Ww]e (?:only )?hire (?:in|from):?|(?:[Ww]e(?: are|['’]re) )?(?:currently |[Aa]lso )?[Hh]iring in:?|(?:[Ww]e (?:are )?)?(?:currently )?able to hire in:?)\s(?:[-–•*] ?)?(?=(?:the )?\p{Lu}[^.]{1,60}$|\p{Lu}[^.\n]{1,40}\n|(?:the )?\p{Lu}[^.]{1,60}\.$)/u,
    unless: OF_THINGS,
  },
  {
    says: /(?:^\P{L}*|[(;,–—] ?)[Mm]ust be in (?=(?:the )?\p{Lu})/u,
    unless: NOT,
  },
  {
    says: new RegExp(`^\\P{L}*${PLACE}[ -]based\\W*$`, "u"),
    places: "in",
  },
  { says: new RegExp(`\\b[Oo]pen (?:only )?to (?:the )?${PLACE} residents\\b`, "u"), places: "in" },
  {
    says: new RegExp(
      `(?:^\\P{L}*|\\b(?:is|are|[Aa]pplications) )(?:[Ll]imited|[Rr]estricted) to (?:the )?${PLACE}[ -](?:based )?(?:residents|candidates|applicants)\\b`,
      "u",
    ),
    places: "in",
    subject: OF_THE_JOB,
    unless: OF_THINGS,
  },
  // "Must be US-based", said of who applies or of nobody.
  {
    says: new RegExp(
      `${MUST} be (?:currently |physically |already )?${PLACE}[ -]based\\b(?! \\p{Ll}*(?:compan|client|team|firm|compan|agenc|business|vendor|custom))`,
      "u",
    ),
    places: "in",
    subject: OF_THE_JOB,
    unless: NOT,
  },
  {
    says: /\b(?:consider|accept|hire|employ|recruit|take) only (?:people|candidates|applicants|those|talent) (?:who|that) (?:already |currently )?(?:live|reside|are (?:based|located|living|residing))(?: and \w+)? (?:in|within)\b/iu,
    unless: OF_THINGS,
  },
  // "Someone in Peru or Chile; we can't take applications from elsewhere."
  {
    closed: true,
    says: new RegExp(
      `\\b(?:[Ss]omeone|[Aa]nyone|[Tt]hose|[Pp]eople|[Cc]andidates|[Aa]pplicants|[Yy]ou(?:['’]re| are))(?: who(?: is| are|['’]s|['’]re)?)?(?: based| located| living)? in\\b(?=[^.]{2,80}${TAKE_NO_OTHERS})`,
      "u",
    ),
    unless: OF_THINGS,
  },
  // "Open to Peru, Chile and Bolivia only."
  {
    says: new RegExp(
      `^\\P{L}*(?:(?:[Oo]nly )?[Oo]pen to|[Aa]vailable (?:in|to)|(?:[Ww]e(?: are|['’]re) )?[Hh]iring in|(?:[Ll]imited|[Rr]estricted) to):? (?:the )?(?=${PLACE} (?:[Oo]nly|ONLY)\\b)`,
      "u",
    ),
    unless: OF_THINGS,
  },
  // "US only.", alone or at the end of what else is asked for.
  {
    says: new RegExp(
      `(?:^\\P{L}*|[;,–—] )(?:the )?${PLACE} (?:[Oo]nly|ONLY)\\b(?=\\W*$|[ ,]*[(–—]|,? please\\b| - |, and\\b)`,
      "u",
    ),
    places: "in",
    unless: OF_THINGS,
  },
  {
    says: /^\P{L}*(?:(?:hiring|candidates?|applicants?|required|eligible|allowed|work|job) )?(?:geo(?:graphy)?|locations?|regions?|countr(?:y|ies)) ?(?:requirements?|restrictions?|eligibility)?: ?(?:remote,? |anywhere |within |in |from |the )*(?=\p{Lu})/iu,
    unless: anyOf(
      OF_THINGS,
      /\b(?:hybrid|on-?site|headquarter\w*|hq|not|none|no|non|outside|everywhere|global\w*|world\w*|anywhere|prefer\w*|but|except)\b/,
    ),
  },
];

/** Where people have to live, as what closes a job to others tells it in English. */
export const ENGLISH_CLOSING: readonly Phrase[] = CLOSING.map((phrase) => ({
  kind: "residence",
  verdict: "only",
  places: "after",
  ...phrase,
}));
