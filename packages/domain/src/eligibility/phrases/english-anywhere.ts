import { BUT, LEADS, NOT_OF_TEAM, NOT_OF_TERMS, TERMS } from "./exceptions.ts";
import { anyOf, type Phrase } from "./phrase.ts";

const HIRE = String.raw`(?:hir(?:e|es|ing)|employ(?:s|ing)?|recruit(?:s|ing)?|onboard)`;
const YOU_LIVE = String.raw`you(?: currently)?(?:['’]re| are|)(?: live| reside| based| located| living| work from| sit| call home)?\b`;
/** To us, and not to a product or a customer. */
export const TO_US = String.raw`(?! (?:to|for|in) (?!(?:us|me|this|(?:the|our) (?:team|company|role|job|position|work))\b))`;
const NO_MATTER = String.raw`(?:does(?: not|n['’]t) (?:really )?matter|matters? (?:little|not)|(?:makes?|is of) no (?:difference|importance)|is (?:irrelevant|unimportant|your (?:own )?(?:business|choice)|(?:entirely |completely )?up to you|all the same))\b${TO_US}`;
/** "As long as", before a place: it limits the world, whether or not we know the place. */
const AS_LONG_AS = String.raw`\b(?:long as|provided(?: that)?|providing|on condition that)`;
const IN_A_PLACE = String.raw`(?:you(?:['’]re| are)?|it(?:['’]s| is)?|(?:that|this)(?:['’]s| is)|they(?:['’]re| are)) (?:(?!(?:log|check|dial|join)\b)\w+ ){0,2}?(?:in|inside|within|based|located|one of|where|[\w.]+-based)\b`;
const PLACE_NOUN = String.raw`\b(?:states?|countr(?:y|ies)|provinces?|territor(?:y|ies)|count(?:y|ies))\b`;
/** That behind "anywhere" there are but some places. */
export const LIMITED: RegExp = anyOf(
  /\b(?:long as|provided(?: that)?|if|but) you(?:['’]re| are| live| reside)? (?:\w+ )?(?:in|within|based|located)\b/,
  `${AS_LONG_AS} ${IN_A_PLACE}`,
  `${AS_LONG_AS}\\b[^.;!?]{0,40}?${PLACE_NOUN}`,
);
/** What makes "anywhere in" a place say something else. */
export const NOT_WITHIN: RegExp = /\b(?:beyond|customers?|clients?|users?|days|weeks|months|so that)\b/iu;
/** What is of offices, hours of a year or others. */
export const OTHERS_MATTER: RegExp = anyOf(
  /\b(?:customers|clients|users|guests|visitors|travell?ers|tenants|subscribers|offices?|weeks|months|days|stud(?:y|ied)|career|must|only|from home)\b/,
  LIMITED,
);
const ANYWHERE = String.raw`${NOT_OF_TEAM}(?:[Aa]nywhere|[Ee]verywhere|[Ee]veryone|[Aa]nyone|[Aa]ny country)(?: in the world)?`;
/** "Everywhere but Peru", and not "everywhere, but Peru is our home". */
const EXCEPT = String.raw`(?:,? \(?${BUT}| but(?! [^.;]{2,40} (?:is|are) our\b))${LEADS}(?= (?:the )?\p{Lu})`;

/** Where people may live anywhere, or in many countries of which some are named, in English. */
export const ENGLISH_ANYWHERE: readonly Phrase[] = [
  // The job itself, and not a company's ways: "Location: Remote (anywhere)", "Open globally".
  {
    kind: "residence",
    verdict: "open",
    says: anyOf(
      /^\P{L}*(?:job |work )?locations?: ?(?:(?:fully |100 ?% )?remote ?[(,–|-]* ?)?(?:from )?(?:anywhere(?: in the world| on earth)?|worldwide|global(?:ly)?|(?:the )?(?:whole|entire) world)\P{L}*$/u,
      /^\P{L}*(?:job |work )?locations?: ?(?:does(?: not|n['’]t) matter|irrelevant|unimportant|your choice)\P{L}*$/u,
      /(?:^\P{L}*|[.;:,(–—] ?|\b(?:role|position|job|vacancy|opportunity|applications?)(?: is| are)? )open (?:globally|worldwide)\b/u,
      /\b(?:do|perform) (?:this|the) (?:job|role|work) from (?:absolutely |literally )?anywhere(?! (?:in|within|across|on|near|between|outside|inside|you)\b)(?!,? \(?(?:in|within|except|excluding)\b)/,
    ),
    unless: anyOf(
      /\b(?:within|customers|clients|users|must|only|except|excluding|days|weeks|months)\b/,
      LIMITED,
    ),
  },
  // A whole sentence: a line without its stop names a benefit.
  {
    kind: "residence",
    verdict: "open",
    says: /^\P{L}*(?:(?:[Yy]ou (?:can|may) )?(?:live and )?[Ww]ork (?:remotely )?|(?:100 ?% |[Ff]ully )?[Rr]emote,? )from (?:absolutely |literally )?anywhere(?: you (?:like|want|choose|are))?[.!]/u,
  },
  // "Where you live doesn't matter", and "Where in the EU you live makes no difference".
  {
    kind: "residence",
    verdict: "open",
    ofWorld: true,
    says: anyOf(
      String.raw`\b(?:where|which country) (?:in the world )?${YOU_LIVE} (?:really |simply |just )?${NO_MATTER}`,
      String.raw`\byour (?:location|country(?: of residence)?|place of residence) (?:really |simply )?${NO_MATTER}`,
      /\b(?:work|apply|do (?:this|the) (?:job|work)) from (?:wherever|anywhere) (?:there(?: is|['’]s)|you have|with) (?:an? )?(?:\w+ ){0,2}?(?:internet|wi-?fi|connection)/,
      /\b(?:role|position|job|vacancy|opportunity) is open to (?:any(?:one|body)|everyone|people|candidates|applicants),? (?:from )?anywhere\P{L}*$/u,
      /\b(?:every|any)(?:one|body)\b[^.;:!?]{0,20}\bapply,? (?:wherever|no matter where) (?:they|you)(?: live| are|['’]re)\b/,
      /\bwork[- ]from[- ]anywhere (?:role|position|job)\b/,
      /\b(?:candidates|applicants) (?:can|may) be (?:located|based) anywhere\P{L}*$/u,
      /\b(?:global|worldwide|international) (?:applicants|candidates|applications)(?: are)? (?:very |most )?welcome\b/,
      /(?:^\P{L}*|: )live (?:and work )?(?:wherever|anywhere) you (?:like|want|choose|please|wish)\P{L}*$/u,
      /\b(?:invoice|bill)(?: us)? from (?:whichever|whatever|any) country you (?:like|want|choose|prefer|live in)\b/,
    ),
    unless: OTHERS_MATTER,
  },
  {
    kind: "residence",
    verdict: "open",
    ofWorld: "spread",
    says: new RegExp(
      `\\bwhether ${YOU_LIVE} [^.;?!]{3,80}?${NO_MATTER}|\\b(?:no matter|(?:does(?: not|n['’]t) matter|(?:not|n['’]t) (?:mind|care)) )(?:if|whether) ${YOU_LIVE}\\b`,
      "iu",
    ),
    unless: OTHERS_MATTER,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    noMatter: true,
    says: new RegExp(
      `\\bwhere ${YOU_LIVE} (?:with)?in(?=[^.;:!?]{2,60}?${NO_MATTER})|\\bwhere (?:with)?in(?= [^.;:!?]{2,40} ${YOU_LIVE}[^.;:!?]{0,30}?${NO_MATTER})`,
      "iu",
    ),
    unless: OTHERS_MATTER,
  },
  // "Your location doesn't matter as long as it is inside the EU", "so long as you're US-based".
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    noMatter: true,
    says: new RegExp(
      `(?:${NO_MATTER}|\\banywhere(?: in the world)?|\\bwherever you (?:like|want|live|are))[ ,–—-]{1,3}(?:(?:so|as) long as|provided(?: that)?) (?:you(?:['’]re| are| live| reside)?|it(?:['’]s| is)|that(?:['’]s| is)) (?:(?:based |located )?(?:in|inside|within) |(?=[a-z.]+-based\\b))`,
      "iu",
    ),
  },
  // Other countries have as many states as some, but none has more than 36.
  {
    kind: "residence",
    verdict: "only",
    places: ["US"],
    noMatter: true,
    says: /\b(?:live|living|reside|based|located|address|home|long as|provided)\b[^.;]{0,30}\b(?:one|any) of (?:the|our) (?:(?:50|fifty|4\d|3[7-9]) states\b|(?:\w+ )?(?:US|U\.S\.|United) states\b)/iu,
  },
  // Wherever it is not left out: these are told beside it.
  {
    kind: "residence",
    verdict: "open",
    ofWorld: true,
    excepts: true,
    subject: NOT_OF_TERMS,
    says: new RegExp(
      `(?:^\\P{L}*|\\b(?:${HIRE}|work|live|based|located|[Oo]pen|apply|[Rr]emote)\\b(?:(?!${TERMS})[^.]){0,30}\\b)${ANYWHERE}${EXCEPT}`,
      "u",
    ),
    unless: /\b(?:customers|clients|users|days|weeks|months)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    subject: NOT_OF_TERMS,
    says: new RegExp(
      `\\b(?:${ANYWHERE}|${HIRE} (?:people |talent )?(?:in|from) (?:all|every) countr(?:y|ies)|(?:[Ww]orldwide|[Gg]lobally)(?! but (?!not\\b)))${EXCEPT}`,
      "u",
    ),
    unless: /\b(?:customers|clients|users)\b/iu,
  },
  // Some of many: these are open, and others may be.
  {
    kind: "residence",
    verdict: "open",
    places: "after",
    says: new RegExp(
      `\\b${HIRE}\\b[^.]{0,30}\\b(?:in|across|from) (?:over |more than )?\\d{1,3}\\+? (?:different )?countries\\b[^.\\p{Lu}]{0,20}\\b(?:including|such as|like|e\\.g\\.,?|among them)(?= (?:the )?\\p{Lu})`,
      "u",
    ),
    unless: /\b(?:customers|clients|users|not|except|excluding)\b/iu,
  },
];
