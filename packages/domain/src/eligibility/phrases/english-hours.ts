import { ZONE_LETTERS } from "../../place/zone-names.ts";
import { anyCased, anyWord, type Phrase } from "./phrase.ts";

const LETTERS = ZONE_LETTERS.join("|");
const OF_THE_DAY = String.raw`(?=(?:client )?(?:[Bb]usiness |[Ww]orking |[Cc]ore |[Ss]tandard )?(?:[Hh]ours|time|daytime))`;
/** Time zones by their letters, or by names before "time" or "hours". */
const ZONE = [
  String.raw`\b(?:${LETTERS}`,
  String.raw`(?<=\d ?[ap]\.?m\.?\)? ?(?:US )?)[EPCM]T\b`,
  String.raw`[EPCM]T(?= (?:business |working |core )?(?:hours|time))`,
  String.raw`(?:EASTERN|PACIFIC|CENTRAL|MOUNTAIN) (?:STANDARD )?TIME\b`,
  String.raw`(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)(?: [Ee]uropean)? (?=[Ss]tandard|[Tt]ime|[Dd]aylight|[Bb]usiness|[Ww]orking|[Hh]ours)`,
  String.raw`(?<=\d ?[AaPp]\.?[Mm]\.? )(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)\b`,
  String.raw`(?:AU|U\.?S\.?A?\.?|UK|EU|EMEA|European?|American?|North American?|Australian?|India|Indian) ${OF_THE_DAY})`,
].join("|");
const HOURS_OF_ZONE = String.raw`(?:${ZONE})(?:[ /-]?(?:standard |business |working |core |time ?|zone|hours|\(|\)|[A-Z]{2,4}\b)){0,4}`;
/** What may stand between hours and their zone: no full stop but that of "a.m." */
const GAP = String.raw`(?:[^.]|(?<=\b[AaPp])\.|(?<=\.[Mm])\.){0,60}?`;
const AT_WORK = String.raw`\b(?:overlap\w*|align\w*|within|during|cover(?:ing|age)?|available|availability|works?|working|core|operat\w+|schedule|shifts?|SHIFTS?|hours|[Ww]orking [Hh]ours|time ?zones?)\b`;
const HALF = String.raw`(?:[ap]m\b|[AP]M\b|[AaPp]\.[Mm]\.)`;
/** From one hour to another: one alone may be a deadline, or when a machine is restarted. */
const CLOCK = String.raw`\d ?(?:${HALF}|:\d\d)(?: ?${HALF})? ?(?:-|–|—|to|until|till|through|and) ?\d{1,2}`;
/** A town's or a country's hours: "6 PM - 3 AM Manila time". */
const TIME_OF_A_PLACE = String.raw`\d ?(?:[ap]\.?m\b\.?|[AP]\.?M\b\.?) (?!(?:Full|Part|Any|All|Start|End|Lead|Local|First)\b)\p{Lu}\p{Ll}{3,}(?:[ /]\p{Lu}\p{Ll}{3,})? [Tt]ime\b`;

const HOURS_A_DAY = String.raw`\b(?:\d{1,2}|two|three|four|five|six)\+? (?:hours?|hrs?)\b`;

/** Hours of other people, or that nobody has to keep. */
const NOT_KEPT = [
  String.raw`conver(?:ts?|ting|sion)`,
  "maintenance window",
  "schedul(?:e|ing) (?:posts|content|campaigns|e-?mails)",
  "publish(?:es|ing)?",
  "team members in",
  "support team (?:works|operates)",
  "most of us",
  String.raw`(?:not|n['’]t|['’]re not) (?:bound|tied)`,
  "any (?:working )?hours",
  "(?:market|trading) hours",
  String.raw`across (?:\w+ )?time ?zones`,
  "(?:choose|set) your (?:own )?hours",
  "most of (?:the|our) team",
  "our team (?:operates|works)",
  String.raw`(?:spread|distributed|works?|working|spans?) across`,
  "hours (?:range|span|vary)",
];

/** "You must work 9am–5pm EST": required, whatever else the sentence says. */
const MUST_WORK = String.raw`\b(?:must|required to|have to|need to) (?:be (?:able|available|willing) to )?(?:work|overlap|be (?:online|available)|keep|cover)\b(?! (?:with|across|for))[^.]{0,30}\d ?(?:[ap]\.?m|:\d\d|[–-] ?\d)`;
/** For a while only: "must be available for training 9am–5pm EST". */
const FOR_A_TIME = ["training(?! is (?:complete|over|done))", "webinar", "interviews?"];
/** Part of the working day: "9am–5pm EST, including the daily standup". */
const NOT_BESIDES = String.raw`(?<!\b(?:including|incl\.?|and|plus)(?: [\w-]+){0,3} )`;

/** Hours that are not a working day, or are other people's. */
const NO_DAY = anyWord(
  ...NOT_KEPT,
  "deadline",
  "apply by",
  "posted",
  "closes?",
  "applications? (?:close|due)",
  "per month",
  `${NOT_BESIDES}town ?hall`,
  String.raw`${NOT_BESIDES}stand-?ups?(?![^.]{0,80}\b(?:must|required|available)\b)`,
  `${NOT_BESIDES}(?:internal|weekly|monthly|daily|team|all-?hands|early-morning) meetings?`,
  "support (?:line|team) is",
  "contact us",
  "call us",
  "please (?:call|contact)",
  "assist you",
  "call center hours",
  "customer (?:service|support) hours",
  "our (?:office|business) hours",
  "store hours",
  "hours of operation",
  "(?<!with (?:our |the |your )?)teams? (?:in|across)",
  "customers? (?:in|across)",
  String.raw`outside (?:of )?(?:normal|regular|the|u\.?s)`,
);
const NO_SHIFT = new RegExp(
  `^(?![^]{0,500}${MUST_WORK})[^]{0,500}?(?:${NO_DAY.source})|${anyWord(...FOR_A_TIME).source}`,
  "iu",
);

const OTHERS = anyWord(
  ...NOT_KEPT,
  "customers?",
  "clients?",
  "if you(?:'re|’re| are)",
  "outside",
  "our team",
  "team (?:is|members)",
  "teams",
  "we have",
  "we(?:'re|’re| are) (?:spread|distributed)",
  "spread",
  "distributed",
  "spans?",
  "colleagues",
  "people",
);

/** Hours of a day and zones to work in, in English. Zones are written with capitals. */
export const ENGLISH_HOURS: readonly Phrase[] = [
  {
    kind: "hours",
    verdict: "required",
    says: new RegExp(`(?:${AT_WORK}|${CLOCK})${GAP}${HOURS_OF_ZONE}`, "u"),
    unless: NO_SHIFT,
  },
  { kind: "hours", verdict: "required", says: new RegExp(TIME_OF_A_PLACE, "u"), unless: NO_SHIFT },
  // "10–2pm ET", "Hours: 9–5 ET".
  {
    kind: "hours",
    verdict: "required",
    says: anyCased(
      `(?<![\\d:.,/–-])\\d{1,2} ?(?:-|–|to) ?\\d{1,2} ?${HALF},? \\(?(?:US )?[ECMP]T\\b`,
      String.raw`\b(?:[Hh]ours|[Ss]chedule|[Ss]hift)\b[^.\d]{0,20}\d{1,2} ?(?:-|–|to) ?\d{1,2},? \(?(?:US )?[ECMP]T\b`,
    ),
    unless: NO_SHIFT,
  },
  // "9-5 Pacific Time", where no half of the day is told.
  {
    kind: "hours",
    verdict: "required",
    says: /(?<![\d:.,/–-])\d{1,2} ?(?:-|–|to) ?\d{1,2},? (?:\(?(?:US )?(?:Eastern|Central|Mountain|Pacific)(?: Standard| Daylight)? [Tt]ime\b|\(?(?:E[SD]T|P[SD]T|C[SD]T|M[SD]T|CES?T)\b)/u,
    unless: NO_SHIFT,
  },
  {
    kind: "hours",
    verdict: "required",
    says: anyCased(
      /\b(?:UTC|GMT|CET|EST|PST)\b[^.]{0,30}\b[Tt]ime ?zones?\b/,
      /\b[Tt]ime ?zones?\b[^.]{0,30}\b(?:UTC|GMT|CET|EST|PST|EMEA|European?)\b/,
      /\b(?:located|based|live|living|time ?zones?) between (?:UTC|GMT) ?[+-]\d{1,2} and (?:UTC|GMT) ?[+-]\d/,
      /(?:\+\/-|±) ?\d{1,2} ?(?:hours?|hrs?) [^.]{0,20}\b(?:UTC|GMT|CET|EST|PST|ET|Eastern|Pacific)\b/,
      /\b(?:UTC|GMT|CES?T|E[SD]?T|PST)(?: ?[+-]\d{1,2})?,? \(?(?:\+ ?\/? ?-|±) ?\d{1,2} ?h?\b/,
    ),
    unless: OTHERS,
  },
  // With those who are in a place: "four hours of your day overlap with Lima".
  {
    kind: "hours",
    verdict: "required",
    says: anyCased(
      String.raw`${HOURS_A_DAY}[^.;:]{0,30}\boverlap\w*(?: \w+)? with (?=(?:the )?\p{Lu})`,
      String.raw`\boverlap\w* (?:at least |for |by )*${HOURS_A_DAY}[^.;:]{0,20} with (?=(?:the )?\p{Lu})`,
    ),
    unless: OTHERS,
  },
  {
    kind: "hours",
    verdict: "required",
    says: anyCased(
      /\b(?:EST|PST|CST|MST|CET|GMT|UTC|BST|AEST)[ /-](?:business |working |core |office |time ?zone )*(?:hours|shift|schedule|overlap)\b/,
      /\b(?:overlap|collaborat\w+ hours|working hours|business hours|work hours|core hours)\b[^.]{0,60}\b(?:UTC|GMT|CET|EST|PST|CST|Eastern|Pacific|Central|US|UK|European?)\b/,
    ),
    unless: anyWord(...NOT_KEPT, "users", "outside"),
  },
];
