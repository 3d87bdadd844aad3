import { anyOf, PLACE, type Phrase } from "./phrase.ts";

const MUST = String.raw`\b(?:must|should|needs? to|ha(?:ve|s) to|required to|requires? (?:you|candidates|applicants) to|expected to)\b`;
const LIVE = String.raw`(?:resid(?:e|es|ing)|liv(?:e|es|ing)|(?:be |are |is )?(?:based|located|domiciled|situated|residents?|resident|physically present))`;
const WITHIN = String.raw`(?:in|within|of|inside|across|throughout|from)\b(?: one of| (?:a |reasonable )*(?:commut\w+|driving) distance (?:of|to|from)| \d+ (?:miles|km) (?:of|from))?`;
const WHO = String.raw`\b(?:candidates?|applicants?|those|someone|somebody|anyone)`;
const ROLE = String.raw`\b(?:roles?|positions?|jobs?(?! boards?\b)|opportunity|opening|posting|vacancy|work)\b`;
const FIRM = String.raw`\b(?:compan(?:y|ies)|firm|startup|start-up|clients?|teams?|agency|business|bank|studio|organi[sz]ation|platform|leader|provider|customers?|partners?|offices?|headquarter\w*|hq|hubs?|our|users?)\b`;
const WE = String.raw`(?:${FIRM}|\b(?:we|we're|we’re)\b)`;
/** What opens a place to others, or is none of its people's. */
const ELSEWHERE = String.raw`\b(?:outside|not|non|except|but|worldwide|world|globally?|everywhere|anywhere(?! (?:in|within)\b))\b`;
/** What people near an office may do there, or are asked. */
const VISITS =
  /\?$|\b(?:may|can|could|welcome|option|like|want|happy)\b[^.]{0,50}\b(?:offices?|co-?working|meet\w*|come|move)\b|\bwe have an? (?:\w+ )?office\b|\binterview(?:s|ed)?\b|\bwill be your\b/iu;

/** Who has to live somewhere: nobody named, the reader, an applicant or the job; not data, vendors or users. */
const SUBJECT = new RegExp(
  String.raw`^\P{L}*$|(?:^|\b)(?:and|but|or|also|so|therefore|however|because|as|no)\P{L}*$|\b(?:yo?u|candidates?|applicants?|(?:new )?hires?|employees?|members?|individuals?|incumbents?|contractors?|consultants?|freelancers?|interns?|everyone|anyone|someone|person|roles?|positions?|jobs?|work|opportunity|location|residence|remote(?:ly)?|staff|workers?|talent|we)\b(?:[^\p{L}]+(?!(?:with|that|which)\b)[\p{L}’'-]+){0,5}\P{L}*$|\b(?:the|this|an?) (?:\p{L}+ ){0,3}?(?!server|cent|custom|user|suppl|partner|provid|vendor|owner|founder|invest|spons)\p{L}+(?:er|or|ist|ant|ian|eer) $`,
  "iu",
);

/** No visa or move that goes with the job: "sponsorship for this role is not available in Peru". */
const NOT_BESIDE_IT =
  /^(?!.*\b(?:sponsorship|visas?|relocation|support|assistance|equity|benefits?|allowance|leave)\b)/iu;

/** Whom the reader works for, and what is given to those who are hired already. */
export const OTHERS: RegExp = anyOf(
  /\b(?:you|you['’]ll|will|to|by|be) (?:help|support|assist|mentor|coach|serv|advis|teach|train|manag|guid|interview)(?:s|ing|e|es)?(?: \p{L}+){0,3} $/u,
  /\b(?:help|support|assist)(?:s|ing)? (?:\p{L}+ ){0,2}(?:compan|client|customer|employer|startup|business|firm|brand|organi[sz]ation)\p{L}* (?:to )?$/u,
  /\b(?:options?|leave|memberships?|benefits?|allowances?|bonus(?:es)?|stipends?|equity|perks?|holidays?|pension|healthcare|coverage|budget|reimbursement|plans?)(?: \p{L}+){0,3} for $/u,
  /^\P{L}*for $/u,
);

/** What heads a list of places where people may live. */
const LISTED = anyOf(
  /^\P{L}*(?:remote[- ])?(?:eligible|supported|approved|accepted)(?: remote| hiring)? (?:countries|states|provinces|locations)\b(?: (?:for|to|of) (?:\w+ ){1,3}\w+)?:?/u,
  /^\P{L}*(?:where you can (?:work|live|be based)(?: from)?|(?:countries|states|locations) (?:where |in which )?(?:we (?:can )?hire|you can (?:work|live))(?: in| from)?)\b:?/u,
  /\b(?:based|located|live|work|performed|done)(?: remotely)?(?: in| from) (?:any|one) of (?:these|the following) (?:countries|states|provinces|locations)\b:?/u,
  /\bwe(?:['’]re| are) (?:currently )?hiring in:/u,
  /\bwe (?:can |are able to |currently )*(?:hire|employ)(?: people| candidates| remotely)? (?:in|from) (?:all|most|any|every)\b(?= (?:of the )?(?:U\.?S\.?|United States|Canadian|EU)\b)/u,
);

type Way = Omit<Phrase, "kind" | "verdict">;

/** "US-based" and the like, of a role or of who is looked for. */
const OF_A_PLACE: readonly RegExp[] = [
  String.raw`${ROLE} (?:is|will be) (?:fully )?${PLACE}(?:[ -]based\b| ?[-–—,(]? ?[Rr]emote)`,
  String.raw`\b(?:[Rr]equires?|[Ll]ooking for|[Ss]eeking|[Hh]iring|[Nn]eed) (?:an? |our |the )?(?:\p{Ll}+ )?${PLACE}[ -]based (?!\p{Ll}*(?:compan|client|team|firm|start|agenc|business|partner|customer|vendor))`,
  String.raw`^(?:\P{L}*|[Rr]emote )${PLACE}[ -]based (?:candidate|applicant|professional|individual|position|role)s?\b(?! only)`,
  String.raw`\b[Tt]his is an? (?:\p{Ll}+ )?${PLACE}[ -](?:based|only),? (?:[\p{L}-]+,? ){0,4}(?:role|position|job|opportunity|opening|vacancy)\b`,
  String.raw`\b[Rr]emote[^.]{0,30}\(${PLACE} only\b`,
  String.raw`\b[Aa]ny ${PLACE} (?:country|state|province|city) (?:will do|works|is (?:fine|possible|welcome))\b`,
  String.raw`\b(?:[Tt]his|[Tt]he) (?:role|position|job|opening|vacancy|opportunity) is (?:open to )?${PLACE}[ -]only\b`,
  String.raw`\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Oo]pening|[Vv]acancy|[Oo]pportunity) is open to ${PLACE}[ -]based \p{L}+ only\b`,
].map((way) => new RegExp(way, "u"));

/** Where people have to live; the places behind these words unless told otherwise. */
const RESIDENCE: readonly Way[] = [
  {
    isHome: true,
    subject: SUBJECT,
    unless: /\bmust not (?:be |currently )*(?:reside|live|located|based)\b/iu,
    says: new RegExp(
      `${MUST}(?:(?! (?:that|which|who)\\b)[^.]){0,40}?\\b${LIVE}(?: and \\w+)? (?:full[- ]time |(?:some|any)where )?${WITHIN}`,
      "iu",
    ),
  },
  {
    unless: VISITS,
    says: new RegExp(
      `${WHO} (?:who |that )?(?:are |is |must be |currently |already |only |physically )*${LIVE} (?:only )?${WITHIN}`,
      "iu",
    ),
  },
  // "You can live anywhere in Europe".
  {
    unless: /\b(?:beyond|customers?|clients?|users?|days|weeks|months)\b/iu,
    says: /(?<!\b(?:if|where|when|whether|that) )\byou (?:can|may|could) (?:live|reside|be (?:based|located)) anywhere (?:in|within)\b|\b(?:applicants|candidates|applications) (?:from )?anywhere (?:in|within)\b(?=[^.;:]{2,40} (?:are|is) welcome\b)/iu,
  },
  {
    unless: VISITS,
    says: new RegExp(
      `(?<!\\b(?:if|where|when|whether|unless|wherever|because|once|as|than|that) )\\byou(?:'re|’re| are|)? (?:currently |already |permanently )?${LIVE} (?:in|within|anywhere in)\\b`,
      "iu",
    ),
  },
  {
    says: new RegExp(
      `\\b(?:looking for|seeking|hiring(?! manager)|searching for|need)(?: for)? (?:(?!(?:to|who|that|which|with|from|whose)\\b)[^\\s.]{1,30} ){0,9}?(?:(?:who|that)(?:['’]s|['’]re| is| are) )?(?:currently |already )?(?:based|located|living|residing) (?:in|within)\\b`,
      "iu",
    ),
    unless: new RegExp(`${FIRM}[^.]{0,25}(?:based|located)`, "iu"),
  },
  {
    subject: NOT_BESIDE_IT,
    says: new RegExp(
      `${ROLE}[^.]{0,25}\\b(?:open|(?:un)?available|closed|restricted|limited|only) (?:only |exclusively )?(?:to|for|in) (?:(?!customers|clients|users|\\d|weeks|months)\\w+ ){0,4}?(?:in |from |within )?(?:the (?:following \\w+:?\\s)?)?(?=\\p{Lu})`,
      "u",
    ),
  },
  {
    says: /\b(?:open|available|limited|restricted) (?:only |exclusively )?(?:to|for) (?:all |remote |qualified |any )?(?:candidates|applicants|residents|people|those|talent|individuals|professionals|applications)(?: \w+){0,3}? (?:in|from|of|within|across|throughout)\b/iu,
  },
  {
    says: /\b(?:only|exclusively) (?:open to|available (?:to|in)|considering|accepting|consider|accept|hiring|hire|able to hire|recruiting|employ)\b(?: \w+){0,6}? (?:in|from|within|across)\b/iu,
  },
  {
    says: /\b(?:considering|accepting|hiring|(?<=\b(?:we|are|we['’]re|currently|now|actively) )recruiting|hire|consider|accept|employ|recruit) (?:only )?(?:candidates|applicants|applications|people|talent|residents)(?: \w+){0,3}? (?:only )?(?:in|from|within)\b/iu,
  },
  {
    says: new RegExp(
      `${ROLE}(?: (?:is|will be|(?:can|may|could)(?: also)? be|must be))?(?: an?)?(?: fully| 100%| currently| only)?(?: remote(?:ly)?,?)?(?: and)?(?: home[- ])? ?(?:based|located|performed|done|worked|situated|filled)(?: remotely| from)?(?: anywhere)? (?:in|within|from|across)\\b`,
      "iu",
    ),
    unless: /\b(?:office|on-?site|hybrid)\b/iu,
  },
  {
    says: /\b(?:fully |100% )?remote(?:ly)?(?:,| \()? ?(?:role|position|job|opportunity|work|working|contract)?(?: (?:is|open|available|located|based|eligible|anywhere|from anywhere|performed|from home))* ?(?:to|for (?:candidates|those|people|residents)(?: \w+){0,2}? in|in|within|across|from within)\b/iu,
    unless: new RegExp(
      `${WE}[^.]{0,40}remote|preference for remote|headquarter|remote[^.]{0,14}\\b(?:team|employees|workers|staff|colleagues|company|compan)`,
      "iu",
    ),
  },
  {
    says: new RegExp(
      `\\b(?:[Rr]emote(?:[- ][Ff]irst)?|REMOTE|[Hh]ome[- ][Bb]ased|[Ww]ork from home)(?: ?[(,:–—|-]+ ?| in )(?:only |within |in |anywhere in |the )?${PLACE}`,
      "u",
    ),
    places: "in",
    unless: /\b(?:offices? in|time ?zones?|hours|#li)\b/iu,
  },
  ...OF_A_PLACE.map((says): Way => ({ says, places: "in" })),
  {
    unless: new RegExp(`${FIRM}|${ELSEWHERE}`, "iu"),
    says: anyOf(
      // A line of a list of what is asked for.
      /^\P{L}*(?:(?:requirements?|required|must[- ]haves?|essential|eligibility|you(?: are)?): ?)?(?:currently )?(?:located|based|residing|living) (?:in|within)\b(?=[^.,]{2,40}$|[^.,(]{2,40}\((?:this|the|fully|remote))/u,
      /(?:\bonly apply\b[^.]{0,40}|^\P{L}*(?:please )?apply(?: now| today)?) if you(?:'re|’re| are)? (?:currently )?(?:located|based|live|living|reside) in\b/u,
      /\b(?:essential|imperative|mandatory|necessary|required|vital|condition is|requirement is) that you(?: are)? (?:based|located|live|reside) in\b/,
      /\b(?:(?:being )?(?:based|located)|living|residing|residen(?:ce|cy)|a home) (?:in|within)\b(?=[^.;:,]{2,40} is (?:an? (?:absolute )?(?:must|requirement)|required|mandatory|essential|necessary)\b)/,
      /\bresidence (?:must|has to|needs to) be (?:in|within)\b/,
      /\bbe(?:ing)? able to work (?:remotely )?from\b/,
      /\b(?:eligible|able|free) to work from home (?:from )?(?:anywhere )?(?:in|within|across)\b/,
      /\bfill an? (?:\w+ )?(?:position|role) in\b/,
    ),
  },
  // "Nobody outside Peru can be hired."
  {
    says: anyOf(
      /\b(?:nobody|no one) (?:(?:based|located|living|residing) )?outside(?: of)?\b(?=[^.;:]{2,60}\b(?:can|will|may) (?:be|apply)\b)/,
      /\b(?:have|has|need) (?:a|your|their) (?:permanent|main|primary|legal) (?:residence|home|residency) (?:in|within)\b/,
    ),
  },
  {
    says: anyOf(
      /\bhome(?:[- ]office)? (?:located|based) (?:in|within)\b/,
      /\b(?:role|position|job)\b[^.]{0,60}, based in\b/,
      /\bjoin our (?:\w+ )?remote team in\b/,
    ),
  },
  {
    says: /\boutside(?: of)?(?=[^.]{0,60}(?:\b(?:not be|cannot|ineligible|not eligible|disqualified|rejected|not (?:permitted|possible|allowed))|\bcan['’]t|n['’]t (?:be|eligible)\b))/iu,
    unless: /\b(?:customers?|clients?|users?|vendors?|orders?)\b/iu,
  },
  {
    says: new RegExp(
      `${PLACE}[ -](?:based )?(?:remote only|only remote|residents? only|only\\)|candidates only|applicants only|based only|only candidates|based candidates|based applicants)`,
      "u",
    ),
    places: "in",
    unless:
      /\b(?:benefits?|perks?|stipends?|liais\w+|sourc\w+|screen\w*|interview\w*|engag\w+|identify\w*)\b/iu,
  },
  { says: new RegExp(`\\b[Rr]emote[ ,(:–-]+${PLACE} [Oo]nly\\b`, "u"), places: "in" },
  {
    subject: SUBJECT,
    says: new RegExp(
      `\\b(?:[Mm]ust|[Ss]hould|[Nn]eeds? to|[Hh]a(?:ve|s) to) be (?:currently )?(?:an? )?(?:current |tax )?${PLACE} residents?\\b`,
      "u",
    ),
    places: "in",
  },
  {
    says: new RegExp(
      `\\b(?:hire|hiring|recruit|employ) (?:people |talent |candidates )?(?:in|from)\\b,?(?= (?:the )?${PLACE} (?:only|exclusively)\\b)`,
      "u",
    ),
    unless: new RegExp(`${FIRM}|\\bnot\\b|n['’]t\\b`, "iu"),
  },
  // What brackets leave out is a part of what stands before them: "Portugal (not Madeira)".
  { says: LISTED, unless: /(?<!\()\b(?:not|never|cannot|but)\b|n['’]t\b/iu },
  {
    says: /\bwe(?:['’]re| are)? (?:(?:can|able to|only|currently|also|may) )*(?:hire|hiring|employ|recruit)(?: (?:people|candidates|remotely))? (?:only )?(?:in|from) (?:only )?(?:the following|these)(?: \w+)? (?:countries|locations|states|provinces)\b/iu,
    unless: /\b(?:not|never|except|but)\b|n['’]t\b/iu,
  },
  {
    says: /^\P{L}*(?:(?:(?:job|work|role|primary) )?(?:locations?|country)|(?:home )?base(?:d in)?|where(?: you can (?:work|live|be))?)(?::| [-–—] )\s{0,3}(?:(?:anywhere|fully|100 ?%|remote|within|in|from|the|home-based),? )*(?=\p{Lu})/iu,
    unless: new RegExp(
      `\\b(?:offices?|hybrid|on-?site|headquarter\\w*|hq|specific|prefer\\w*)\\b|${ELSEWHERE}`,
      "iu",
    ),
  },
  {
    says: new RegExp(`(?:^|[,;|–-] |\\bor )${PLACE} \\([Rr]emote\\)(?! \\p{Ll}{2,}(?<! (?:or|and)))`, "u"),
    places: "in",
    unless: new RegExp(`${WE}|${ELSEWHERE}`, "iu"),
  },
  {
    says: /\b[Pp]reference (?:is |will be |may be )?(?:for|given to|to)(?: candidates| applicants| those)?(?: based| located)?(?: in)?(?: the)? (?=\p{Lu})/u,
    unless: /\bareas?\b/u,
  },
  {
    says: new RegExp(`^[Ll]ocations?:? ?${PLACE} ?[-–,(|/] ?\\(?[Rr]emote`, "u"),
    places: "in",
    unless: new RegExp(ELSEWHERE, "iu"),
  },
  {
    says: new RegExp(`\\b(?:[Ll]ocations?|[Ww]here|[Bb]ased):? [Rr]emote[^.\\p{Lu}]{0,6}${PLACE}`, "u"),
    places: "in",
    unless: new RegExp(ELSEWHERE, "iu"),
  },
  { says: new RegExp(`^(?:[Ff]ully )?[Rr]emote ?(?:\\||in|,|/) ?${PLACE}$`, "u"), places: "in" },
  { says: new RegExp(`^${PLACE},? \\(?[Rr]emote\\)?$`, "u"), places: "in" },
  {
    says: /\bwork(?:ing)? (?:remotely )?(?:from )?(?:anywhere|wherever you want|home|remotely)(?: you want)?,? \(?(?:in|within|across|throughout)\b/iu,
    unless: /\b(?:employees|teams?|majority|colleagues)\b/iu,
  },
  {
    says: /(?:\b(?:unable|cannot|not)\b|\bcan['’]t\b|n['’]t (?:(?!only|just)\w+ ){0,2}(?:hir|recruit|employ|accept|consider|tak|engag)(?:e|ing)?\b)[^.]{0,60}\b(?:outside(?: of)?|other than)\b/iu,
    unless:
      /\b(?:hours|travel|(?<!at (?:this|the) )time|work permit|projects?|clients?|customers?|orders?)\b|\bsponsorship (?:to|for) (?:\w+ ){0,3}outside\b/iu,
  },
];

/** Where people have to live, in English. */
export const ENGLISH_PLACES: readonly Phrase[] = RESIDENCE.map((phrase) => ({
  kind: "residence",
  verdict: "only",
  places: "after",
  ...phrase,
}));
