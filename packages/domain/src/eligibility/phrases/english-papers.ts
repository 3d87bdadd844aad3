import { PLACE, type Phrase, buildPhrases } from "./phrase.ts";

const US_CLEARANCE = String.raw`\b(?:TS ?\/ ?SCI|[Tt]op[- ][Ss]ecret|TOP SECRET|(?:[Aa]ctive |[Cc]urrent |DoD |DOD |[Mm]inimum |[Ii]nterim )[Ss]ecret\b|[Ss]ecret (?:[Ss]ecurity )?[Cc]learance|[Pp]ublic [Tt]rust|DoD [Cc]learance|Q [Cc]learance|U\.?S\.? (?:[Gg]overnment )?[Ss]ecurity [Cc]learance|[Cc]learance [Rr]equired to [Ss]tart: ?(?:TS|Top Secret|Secret|Public Trust))(?! (?:facilit|data|information|material|environment|document))`;

/** "A citizen or authorized to work": no citizen then. */
const OR_PERMIT =
  /\bcitizen\w*\b(?:(?!\band (?!(?:lawful|permanent|green)\b))[^.;]){0,150}\bor (?:otherwise |be |are |legally |have (?:a |an |the )?(?:valid |legal )?)*(?:(?:authori[sz]ed|eligible|entitled|permitted) (?:to (?:legally )?(?:work|be employed)|for employment)|right to work|work (?:permit|visa|authori[sz]ation)|visa (?:to|that) )/iu;

/** Whose citizens people must be. */
const OF_CITIZENS: readonly RegExp[] = [
  String.raw`\b(?:[Mm]ust|[Rr]equire[sd]?|need|[Oo]nly|[Hh]old|be an?)\b[^.]{0,60}?\b${PLACE}[ -]+(?:[Cc]itizen|national)(?:s|ship)?\b(?!['’])`,
  String.raw`${PLACE}[ -]+(?:[Cc]itizen|[Nn]ational|[Pp]erson)(?:s|ship)?(?: status)?(?: (?:or|and|\/) [^.]{0,40})?,? (?:(?:is|are) )?(?:only|required|mandatory|needed)\b`,
  String.raw`^(?:[^.]{0,40}: ?)?${PLACE}[ -]+[Cc]itizen(?:s|ship)?(?: (?:or|and) (?:[Gg]reen|[Pp]ermanent|[Ll]awful)[^.]{0,40})?$`,
  String.raw`\b[Mm]ust be (?:an? )?${PLACE} [Pp]ersons?\b`,
].map((way) => new RegExp(way, "u"));

/** Which papers people need, in English. */
export const ENGLISH_PAPERS: readonly Phrase[] = [
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "after",
    says: /\b(?:(?:authori[sz]ed|eligible|permitted|entitled|authori[sz]ation|eligibility|right|permission|permit|legally (?:able|allowed))(?: and \w+)? to (?:legally )?|able to legally )(?:work|be employed|live and work)\b(?: \w+){0,5}? (?:in|within|from|for(?! (?:any|all|our|the|an|other) (?:\w+ )?(?:employer|compan)))\b/iu,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "after",
    says: /\b(?:(?:must|need(?:s)? to|ha(?:ve|s) to|should) (?:already )?be able to work|(?<!\b[Ii]f \p{L}+ )(?:can|may) (?:already )?(?:legally|lawfully) work) in (?=(?:the )?\p{Lu})/u,
    unless:
      /\b(?:hours|time|time ?zones?|shifts?|schedule|office|markets?)\b|\bwork in (?:the )?\p{L}+[ -]based\b/iu,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "there",
    says: /\b(?:authori[sz]ed|eligible|permitted|entitled|right)(?: \w+)? to (?:legally )?work in the (?:country|location|jurisdiction) (?:where|in which) (?:the|this) (?:role|position|job) is\b/iu,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "after",
    says: /^(?:work authori[sz]ation|work permit|right to work)(?: required)?(?: in)?: ?/iu,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "in",
    says: new RegExp(
      `\\b(?:valid |existing |hold an? |have an? |with an? )?${PLACE}[ -](?:work (?:permit|authori[sz]ation|visa|eligibility|rights)|working rights)\\b`,
      "u",
    ),
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "in",
    says: new RegExp(
      `(?:^|\\b(?:[Ff]ull|[Vv]alid|[Rr]equires?|[Hh]ave|[Nn]eed) )${PLACE} right to work\\b`,
      "u",
    ),
  },
  // Short for citizens and holders of a green card, as recruiters write it.
  {
    kind: "citizenship",
    verdict: "required",
    places: ["US"],
    says: /\b(?:USC|US ?Citizens?) ?(?:\/|,|or|and|&) ?(?:GC|Green ?Cards?)\b|\bGC ?(?:\/|,|or|and|&) ?USC\b/u,
    unless: OR_PERMIT,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "after",
    says: /\b(?:full|unrestricted|valid|existing|current|have|hold|possess|with) (?:an? )?(?:\w+ )?(?:work(?:ing)? (?:permit|visa|authori[sz]ation|rights)|right to work)s? (?:for|in|within)\b/iu,
  },
  ...buildPhrases(OF_CITIZENS, { kind: "citizenship", verdict: "required", places: "in", unless: OR_PERMIT }),
  {
    kind: "citizenship",
    verdict: "required",
    places: "after",
    says: /\b(?:must|require[sd]?|need|only|hold)\b[^.]{0,40}\b(?:citizens?|nationals?|citizenship) (?:of|in)\b/iu,
    unless: OR_PERMIT,
  },
  {
    kind: "clearance",
    verdict: "required",
    places: ["US"],
    says: new RegExp(US_CLEARANCE, "u"),
    unless: /\b(?:none|not required|n\/a)\b/iu,
  },
  {
    kind: "clearance",
    verdict: "required",
    says: /\b(?:obtain|hold|holding|possess|have|active|current|requires?d?|must)\b[^.]{0,40}\b(?:security|federal|government) clearance\b|\bdue to (?:the |our |an? )?(?:security )?clearance requirements?\b/iu,
    unless:
      /\b(?:none|not required|n\/a|secret|public trust|TS\/SCI|(?:u\.?s\.?|UK|SC)(?: government)? (?:security )?clearance)\b/iu,
  },
  {
    kind: "clearance",
    verdict: "required",
    says: /^\P{L}*(?:an? |active |current )*security clearance (?:is )?(?:required|mandatory|needed)\b/iu,
  },
  {
    kind: "clearance",
    verdict: "required",
    places: ["GB"],
    says: /\b(?:SC|DV|BPSS)[ -](?:[Cc]leared|[Cc]learance)\b|\bUK (?:SC|security) [Cc]learance\b/u,
  },
];
