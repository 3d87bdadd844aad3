import { LIMITED } from "./english-anywhere.ts";
import { anyOf, PLACE, type Phrase } from "./phrase.ts";

const NOT = String.raw`(?:\bnot|n['’]t|\bcannot|\bunable to|\bnever|\bno longer)(?: (?:be|currently|yet|presently|able to|set up to|in a position to))*`;
const TAKING = String.raw`(?:accept(?:ing)?|consider(?:ing)?|hir(?:e|ing)|employ(?:ing)?|recruit(?:ing)?|tak(?:e|ing) on|contract(?:ing)? with|engag(?:e|ing)|work(?:ing)? with|support(?:ing)? employment)\b`;
const NOT_TAKEN = String.raw`(?:${NOT} (?:eligible|considered|accepted|hired|employed|able to apply|apply)\b|\b(?:ineligible|need not apply|(?:are|is|be) (?:automatically )?(?:excluded|rejected|disqualified))\b)`;

/** "Not eligible for visa sponsorship" bars nobody from the job. */
const OF_OTHER_THINGS =
  /\b(?:eligible|considered|hired|accepted) (?:for (?!(?:this|the) (?:role|position|job))|to work as|as|through|without)/iu;

/** That people cannot be taken, whether the words stand before them or behind. */
export const BARRED: RegExp = anyOf(
  `(?:${NOT} (?:open|available|accessible)|\\b(?:unavailable|closed)) (?:to|for|in)\\b`,
  `${NOT} ${TAKING}`,
  NOT_TAKEN,
);

/** What other places are, besides those of the field. */
const FINE = "(?:fine|possible|welcome|okay|OK|an option)";

/** "Anywhere" of others than the people hired, and within limits. */
const OF_OTHERS = anyOf(
  // The end of a day everywhere: "by 1 December, 23:59 anywhere on Earth".
  /\d:\d\d/,
  /\b(?:within|customers|clients|users|employees|members|offices?|companies|millions|teams? (?:worldwide|globally)|weeks|days|months|other (?:roles|positions|jobs))\b/,
  LIMITED,
);

/** Where people may live anywhere, had better live, or cannot be taken from, in English. */
export const ENGLISH_ELSEWHERE: readonly Phrase[] = [
  {
    kind: "residence",
    verdict: "open",
    says: /\b(?:work|live|reside|based|located|hire|hiring|candidates|applicants|open to (?:contributors|freelancers|experts)|apply|position|role|remote(?:ly)?)\b[^.]{0,40}\b(?:anywhere (?:in the world|on (?:the planet|earth))|wherever (?:in the world|on (?:the planet|earth)) you|worldwide|from any country|any country in the world|(?<!\b(?:our|a) )globally)\b/iu,
    unless: OF_OTHERS,
  },
  {
    kind: "residence",
    verdict: "open",
    says: /(?<!-based,? )\bno (?:location|geographic\w*|country) (?:restrictions?|limits?|requirements?)\b/iu,
    unless: anyOf(
      OF_OTHERS,
      /\b(?:restrictions?|limits?|requirements?) (?:(?:inside|within|across|throughout|beyond|on|other than|apart from|besides)\b|for (?:\w+ ){0,2}(?:residents|citizens|meetings?|customers?|clients?|users?|partners?|suppliers?|invoices?|address)\b)/,
    ),
  },
  {
    kind: "residence",
    verdict: "open",
    says: anyOf(
      /(?:n['’]t|\bnot) (?:really )?(?:matter|mind|care)(?: to us)? where (?:in the world )?you(?:['’]re| are| live| work from)\b/,
      /\b(?:free|able|welcome) to (?:live|work) (?:wherever|anywhere) you (?:like|want|choose|please|wish)\b/,
      /\bopen to (?:people|candidates|applicants|anyone|everyone) (?:in|from) (?:every|any) country\b/,
    ),
    unless: anyOf(/\b(?:within|customers|clients|users|must|only)\b/, LIMITED),
  },
  {
    kind: "residence",
    verdict: "preferred",
    places: "after",
    says: /\b[Ii]deally,? (?:you(?:['’]re| are)|you(?:['’]ll| will| would|['’]d) be) (?:based |located |living )?in (?=(?:the )?\p{Lu})/u,
    unless: /\bmust\b/iu,
  },
  {
    kind: "residence",
    verdict: "preferred",
    places: "in",
    says: new RegExp(
      `${PLACE}[ -]based (?:candidates |applicants )?(?:is |are )?(?:strongly |highly )?preferred\\b`,
      "u",
    ),
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:must (?:be |currently )*(?:reside|live|located|based)|(?:from|at) a location)\b[^.]{0,15}(?<! or )\boutside(?: of)?\b|\bmust not (?:be |currently )*(?:reside|live|located|based) (?:in|within)\b|^\P{L}*you(?: are|['’]re|,? must be) \P{L}{0,3}not \P{L}{0,3}(?:currently )?(?:residing|living|located|based) (?:in|within)\b/iu,
    // "You are not located in Germany? No problem!"
    unless: /^\P{L}*you(?: are|['’]re) [^.!]{0,100}\?$/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: new RegExp(`${NOT} ${TAKING}[^.]{0,50}?\\b(?:in|from|residents of)\\b`, "iu"),
    unless:
      /\b(?:outside|(?:clients?|customers?|users?|vendors?|suppliers?) (?:based |located )?(?:in|from)|except|unless|other than|only|agenc\w+|recruiters|unsolicited)\b|(?:\bnot|n['’]t) (?:currently |be )*(?:based|located|liv|resid)/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: new RegExp(
      `\\b(?:[Cc]andidates|[Aa]pplicants|[Aa]pplications|[Rr]esidents|[Pp]eople)(?: who)?(?: are)?(?: based| located| living| live)? (?:in|from|of)\\b(?= (?:the )?${PLACE},? (?:(?:will |are |is |can |would )?${NOT_TAKEN}|excluded\\P{L}*$))`,
      "u",
    ),
    unless: OF_OTHER_THINGS,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "in",
    says: new RegExp(
      `(?:^|[.,;:(–—] ?|\\b(?:[Tt]hat|[Aa]s|[Tt]he) )${PLACE} (?:candidates|applicants|residents) (?:will |are |is |can |would )?${NOT_TAKEN}`,
      "u",
    ),
    unless: new RegExp(`\\boutside\\b|${OF_OTHER_THINGS.source}`, "iu"),
  },
  // "Hiring in Peru isn't possible", "We take nobody from Peru."
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:hiring|employment|working)(?: people| anyone| remotely)? (?:in|from)\b(?=[^.;:,]{2,40} (?:is not|isn['’]t) (?:possible|an option|allowed|permitted)\b)|\b(?:take|hire|accept|employ|consider) (?:nobody|no one|no (?:people|candidates|applicants)) (?:from|in)\b/iu,
    unless: /\b(?:outside|except|unless|without|only)\b/iu,
  },
  // "You cannot work from Peru."
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:(?:not possible|impossible|not (?:allowed|permitted|able)|unable) to work|(?:cannot|can['’]t|may not) (?:work|be (?:performed|done|filled)))(?: remotely)? (?:from|in)\b(?= (?:the )?\p{Lu})/u,
    unless: /\b(?:outside|except|unless|only|without|if|hours|time ?zones?)\b/iu,
  },
  // "If you live in Peru, please do not apply."
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\bif you(?:['’]re| are)?(?: currently)? (?:based|located|live|living|reside|residing) (?:in|within)\b(?=[^.;:]{2,60},? (?:please |kindly |you )?(?:do not|don['’]t|should not|need not|cannot|can['’]t|may not) apply\b|[^.;:]{2,60}, we (?:\w+ ){0,2}?(?:cannot|can['’]t|are unable to|are not able to) (?:hire|employ|consider|accept) you\b(?! as\b))/iu,
  },
  // "Peru works too": besides the places of the field.
  {
    kind: "residence",
    verdict: "open",
    places: "in",
    says: new RegExp(
      `^\\P{L}*(?:[Rr]emote (?:from|in) )?(?:the )?${PLACE} (?:(?:is|are) also ${FINE}|(?:works?|(?:is|are) ${FINE}) (?:too|as well))\\P{L}*$`,
      "u",
    ),
  },
  {
    kind: "residence",
    verdict: "open",
    places: "after",
    says: /\b(?:[Yy]ou (?:can|may) also|also possible to) (?:work|live)(?: remotely)? (?:from|in)\b(?= (?:the )?\p{Lu})/u,
    unless: /\b(?:days?|weeks?|months?|year|offices?)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:no|not) (?:applications?|applicants?|candidates?|residents?) (?:from|in|of)\b|(?:\bnot|n['’]t) apply if you(?: are|['’]re| live| reside)?(?: currently)?(?: based| located| living| residing)? (?:in|from)\b/iu,
    unless: /\b(?:outside|except|unless|other than|only|need|have to|must|so far|yet|to date)\b/iu,
  },
];
