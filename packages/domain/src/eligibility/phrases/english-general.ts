import { LIMITED, TO_US } from "./english-anywhere.ts";
import { anyOf, PLACE, type Phrase } from "./phrase.ts";

/** How words begin that are of others than who applies. */
const OTHERS = String.raw`client|customer|user|patient|team|colleague|founder|office|headquarter|compan|firm|brand|school|student|market|travel|meet|retreat|holiday|visit|data|server|investor|partner|compet`;
/** A few words, none of them of others. */
const gap = (most: number): string => `(?: (?!${OTHERS})[^\\s.;:,()?!–—]{1,20}){0,${most}}?`;

const WHO = String.raw`(?:applicants?|candidates?|any(?:one|body)|some(?:one|body)|every(?:one|body)|you(?! can (?:also )?(?:work|visit|meet|join))|your (?:(?:main|own|tax|permanent|legal) )?(?:home|home office|base|residence|address|desk))`;
const LIVE = String.raw`(?:settled|live|lives|living|reside|resides|residing|resident|based|located|domiciled|be|are|is|sit|sits)`;
const IN = String.raw`(?:(?:anywhere|somewhere|permanently|already|only) )?(?:in|within|inside)(?: any| one of)?`;
const PEOPLE = String.raw`(?:people|persons|those|some(?:one|body)|any(?:one|body)|candidates|applicants|residents|freelancers|contractors|talent)`;
const JOB = String.raw`(?:job|role|position|vacancy|opening|contract|opportunity)`;
const CONDITION = String.raw`(?<!\b(?:if|where|when|while|whether|unless|wherever|because|once|as|than|that|how|what|and|for|to|with|help|support) )`;

/** What is of a visit, of hours, or of some who are there already. */
const ASIDE = anyOf(
  /\b(?:time ?zones?|hours|weeks?|days?|months?|twice|once|year|yearly|offices?|meet\w*|retreats?|travel\w*|visits?|visiting|interview\w*|will be your|holidays?|welcome to (?:come|visit)|not|never|unless|if|beyond|ideal\w*|prefer\w*|except|but not)\b|n['’]t\b|\?$/,
);

const NO_MATTER = String.raw`(?:(?:does|do)(?: not|n['’]t) (?:really )?(?:matter|care|mind)|no matter|whatever|whichever|regardless of|irrelevant|up to you|your (?:own )?(?:choice|call|decision|business)|(?:makes|of) no (?:difference|importance)|not important|unimportant)${TO_US}`;
const COUNTRY = String.raw`(?:country|countries|continent|continents|part of the (?:world|globe)|corner of the (?:world|globe)|place on (?:earth|the map|the globe))`;
/** Who lives there, and is not only born or pays tax there. */
const THEIRS = String.raw` (?:of residence|(?:you|they|anyone|someone)(?: currently| happen to)? (?:live|lives|reside|work|are (?:based|in)|sit|call home|call your|choose|want|like|prefer|settle))\b`;

/** Who may apply, by words that stand in a clause with nothing of others between them. */
export const ENGLISH_GENERAL: readonly Phrase[] = [
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    isHome: true,
    says: new RegExp(`${CONDITION}\\b${WHO}${gap(4)} ${LIVE} ${IN}\\b`, "iu"),
    unless: ASIDE,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    says: anyOf(
      `\\b(?:looking|searching) for(?: an?| our| the)? ${PEOPLE}${gap(2)} (?:in|from|within|across)\\b`,
      `\\b(?:seek|seeking|need|want|wanted:?)(?: an?)? ${PEOPLE}${gap(2)} (?:in|from|within|across)\\b`,
      `\\b${JOB}(?: is${gap(2)})? for ${PEOPLE}${gap(3)} (?:in|from|of|within|across)\\b`,
      `\\b(?:residents|people|candidates|applicants)(?: living| based| located)? (?:of|in|from) (?=[^.;:]{2,80}\\b(?:can|may|should|are (?:welcome|invited) to) (?:also )?apply\\b)`,
      `(?:^\\P{L}*|\\bwe(?:['’]re| are)${gap(1)} )(?:looking|hoping|seeking) to (?:hire|recruit|employ)${gap(4)} (?:in|from|within|across)\\b`,
      `\\bhiring(?: for)? this ${JOB} (?:remotely )?(?:in|from|within|across)\\b`,
      `\\b(?:role|job|position) (?:suits|is (?:meant|made) for) ${PEOPLE}${gap(2)} (?:in|from|across)\\b`,
      `\\byou${gap(4)} (?:need|have) (?:an?|your) (?:\\w+ )?(?:home|address|residence) in\\b`,
      `^[^a-z]{0,20}(?:home|home office|remote|work) anywhere (?:in|within|across)\\b`,
      `\\bonly(?: (?:for|looking (?:at|for)|interested in|interviewing))? ${PEOPLE}${gap(3)} (?:in|from|of|within)\\b`,
    ),
    unless: ASIDE,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: new RegExp(`^\\P{L}*${PLACE}[ -]based, (?=[^.]{0,60}\\b(?:home|remote(?:ly)?)\\b)`, "u"),
  },
  {
    kind: "residence",
    verdict: "open",
    ofWorld: true,
    says: anyOf(
      `\\b${NO_MATTER}${gap(3)} ${COUNTRY}${THEIRS}`,
      `\\b(?:where|which ${COUNTRY}|what ${COUNTRY})${gap(2)} (?:you|they)${gap(3)} ${NO_MATTER}`,
      `\\b(?:never|don['’]t|do not) (?:ask|asked)(?: \\w+){0,2} (?:where|which ${COUNTRY}|what ${COUNTRY}) (?:you|they|he|she) (?:live|lives|work|reside)`,
      `\\byour (?:postcode|zip code|post code|address|location|country)${gap(4)} (?:${NO_MATTER}|of no (?:interest|concern|importance))`,
      `\\byou (?:choose|decide|pick) (?:which|what|the) ${COUNTRY} you (?:live|work(?! with)|are|want)`,
      `\\bwherever you (?:plug in|open|set up|put|park) your (?:laptop|desk|computer|chair)\\b`,
      `\\bthe ${COUNTRY} you${gap(3)} ${NO_MATTER}`,
    ),
    unless: anyOf(
      /\b(?:customers?|clients?|users?|guests|visitors|weeks|months|days|stud(?:y|ied)|only|must|hours|time ?zones?|salary|pay|paid|law|laws|compliance)\b/,
      /\b(?:(?:as|so) long as|provided|within|if you|but)\b/,
      LIMITED,
    ),
  },
  {
    kind: "residence",
    verdict: "open",
    ofWorld: "spread",
    says: anyOf(
      `\\b(?:read|welcome|consider|get|receive)${gap(2)} applications from (?=[^.;:!?]{2,50}, [^.;:!?]{2,40} (?:and|or) )`,
      `\\b(?:apply|join us|work) from (?=[^.;:!?]{2,50}, [^.;:!?]{2,40} (?:and|or) )`,
    ),
    unless: /\b(?:only|customers?|clients?|must|except|offices?)\b/iu,
  },
];
