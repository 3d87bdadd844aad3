import { DENIALS } from "./denials.ts";
import { ENGLISH_ANYWHERE, NOT_WITHIN, OTHERS_MATTER } from "./english-anywhere.ts";
import { ENGLISH_CLOSING } from "./english-closing.ts";
import { BARRED, ENGLISH_ELSEWHERE } from "./english-elsewhere.ts";
import { ENGLISH_GENERAL } from "./english-general.ts";
import { ENGLISH_HOURS } from "./english-hours.ts";
import { ENGLISH_PAPERS } from "./english-papers.ts";
import { ENGLISH_PLACES, OTHERS } from "./english-places.ts";
import { PLAIN_ENGLISH } from "./english-plain-words.ts";
import { ENGLISH_SHORT } from "./english-short.ts";
import { ENGLISH_WORK } from "./english-work.ts";
import { ENGLISH_WORKPLACE } from "./english-workplace.ts";
import { foldPlainly, type PhraseTable } from "./phrase.ts";
import { buildPlainPhrases } from "./plain-phrases.ts";
import { WORK_OF_OTHERS } from "./work-of-others.ts";
import { buildWorkplacePhrases } from "./workplace-phrases.ts";
import { ENGLISH_WORKPLACE as IN_PASSING } from "./workplace-words.ts";

export const ENGLISH: PhraseTable = {
  spoken: /\b(?:the|and|you|we|with|to)\b/u,
  cue: foldPlainly(
    /\b(?:except|exclud|everywhere|authori[sz]|eligib|permit|entitled|right to|visas?\b|sponsor|citizen|domicil|countr(?:y|ies)|states|preference|ideally|national|clear|public trust|ts ?\/ ?sci|resid|based|present in\b|locat|liv(?:e|ing)\b|hybrid|on[- ]?site|office|travel|hours|able to work|time ?zone|overlap|shift|schedule|\d{1,2}(?::\d\d)? ?[ap]m\b|\d{1,2}:\d\d ?(?:-|–|to) ?\d|[ap]m\b|[ecmp][sd]t\b|ces?t\b|[ap]\.m\b|contract|freelance|b2b|1099|w-?2|worldwide|anywhere|in the world|remote|home|restricted|limited|nobody|condition\b|long as\b|candidates|applicants|applications|only|payroll|relocat|open\b|postcode|zip code|settled|covers|for people|somebody|retreat|co-?working|come in|performed|local|onshore|(?:need|needs|have|has) to be\b|commut|driving distance|\bpersons?\b|geo|region|hiring|hire|outside|days|(?:un)?availab|employment is\b|your base\b|legally|UTC|GMT|in[- ]person|wfh|headquarters|\bhq\b|facility|work(?:ing)? rights|visits to|work from|fill an? |open globally|set up to|(?:not|n['’]t) (?:really )?matter|no difference|irrelevant|\d ?(?:-|–|to) ?\d{1,2},? \(?(?:US )?(?:pacific|eastern|central|mountain)|wherever|whichever|eor\b|employer of|passport|someone|must be in\b|soil\b|be (?:done|filled)\b|tak(?:e|ing) on\b|also (?:fine|possible|welcome|okay|work)|works? (?:too|as well)|^\W*no \w+,? please)/iu,
  ),
  cues: {
    // A place has a capital behind the first word; a short line may begin with one.
    residence:
      /^[^]{0,60}$|\w\W{1,4}[A-Z]|[Aa]nywhere|[Ww]here|[Ww]orld|[Cc]ountr|[Gg]lobal|[Ll]ocation|[Oo]pen|[Aa]broad|[Oo]utside|[Cc]ontinent|[Rr]estrict/,
    citizenship: /citizen|national|person|passport|usc|gc/i,
    clearance: /clear|secret|sci|public trust/i,
    employment: /contract|freelanc|1099|c2c|b2b|corp|w-?2|employer of record|\bEOR\b/i,
    hours: /\d|[Hh]our|[Tt]ime|[Zz]one|[Ss]chedul|[Ss]hift|[A-Z]{2}/,
    sponsorship: /sponsor|visa|immigration|permit/i,
    travel: /travel|trip|visit|retreat|site|person/i,
    workAuthorization: /authori[sz]|eligib|permi|entitled|right|visa|legally|able to work/i,
    workplace:
      /office|site|hybrid|person|remote|home|wfh|virtual|commut|relocat|\bhq\b|headquarters|hub|plant|factory|facility|campus|store|clinic|warehouse|showroom|workshop|studio|\blab|depot|co-?working|come in/i,
  },
  aside:
    /\b(?:without regard|race,|colou?r,|national origin|protected (?:class|veteran)|equal (?:opportunit|employment)|discriminat|e-verify|verify (?:their |your )?identity|accommodation|benefits (?:include|package|for|are)|fair chance|arrest|privacy|by (?:submitting|applying)|scam|insurance|401|dental|\bpto\b|recruitment fraud|founded|for (?:our|some|most|certain|other|all other) (?:\w+ ){0,3}(?:roles|positions|teams)\b(?![^.]{0,200}\bthis (?:role|position|job)\b))/iu,
  pay: /[$€£] ?\d|\b(?:salary|compensation|pay (?:range|rate|scale|transparency)|base pay)\b/iu,
  others: OTHERS,
  othersWork: WORK_OF_OTHERS.en,
  denials: DENIALS.en,
  barred: BARRED,
  notOnly:
    /(?:\bnot|n['’]t) (?:only|just|limited|restricted)\b|\bor (?:(?:in|from) )?(?:anywhere else|elsewhere|any other country|somewhere else)\b/iu,
  outside: /(?<!\p{L})outside(?: (?:of|the))* ?$/iu,
  placeFollows: /^(?: \p{Ll}+){0,3}? in(?: the)? \p{Lu}/u,
  wished:
    /\b(?:prefer\w*|ideally|ideal candidates?|nice to have|a plus|bonus points|desirable|desired|advantageous|an asset|an advantage|not essential|prioriti[sz]ed?|ideal|helpful|beneficial|as much as possible|open to other|consider other|try to)\b/iu,
  demanded:
    /\b(?:open to (?:candidates|applicants|applications)|must|should|only|required|requires?|needs? to|ha(?:ve|s) to)\b/iu,
  alternative:
    /\bor (?:(?:be|are|is|have|having|show) )?(?:a |an |the )?(?:(?:willing|open|prepared|ready|happy|able|ability|willingness|readiness) (?:to )?(?:(?:obtain|relocat\w*|mov\w*|travel)\b|(?:work|invoice|operate) (?:remotely )?(?:as|through|via)\b|(?:work|overlap|align)\b[^.,;]{0,20}\bhours\b)|(?:work(?:ing)? as|as) (?:an? )?(?:independent |external )?(?:contractor|freelancer)|overlap\b)/iu,
  obliged: /\b(?:must|only)\b/iu,
  overlap: /^(?=.*(?:overlap)).*?\b(\d{1,2})\+? ?(?:hours?|hrs?|h)\b/iu,
  livedIn:
    /\b(?:based|located|live|living|reside|residing|be) (?:within|in|inside)\b[^.]{0,40}\btime ?zones?\b/iu,
  phrases: [
    ...ENGLISH_PLACES,
    ...ENGLISH_CLOSING,
    ...ENGLISH_SHORT,
    ...ENGLISH_ELSEWHERE,
    ...ENGLISH_ANYWHERE,
    ...buildPlainPhrases(PLAIN_ENGLISH, { places: NOT_WITHIN, world: OTHERS_MATTER }),
    ...ENGLISH_GENERAL,
    ...ENGLISH_PAPERS,
    ...ENGLISH_WORK,
    ...ENGLISH_WORKPLACE,
    ...buildWorkplacePhrases(IN_PASSING),
    ...ENGLISH_HOURS,
  ].map((phrase) => ({ ...phrase, says: foldPlainly(phrase.says) })),
};
