import { CURRENCIES, CURRENCY_SIGNS } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";

/** How a pay period is written, as parts of patterns. */
type PeriodWords = {
  readonly period: PayPeriod;
  readonly names: string;
  /** Only right after an amount or a slash. Elsewhere "MO" is Missouri, "PA" Pennsylvania and "PH" the Philippines. */
  readonly short: string;
  /** Only after a slash: "/h", "/y". */
  readonly letters: string;
  /** Other languages. Only after a word for "per", as "an" by itself may be a year or an article. */
  readonly foreign: string;
  /** Right before the amount: "年額480～840万円". */
  readonly japanese: string;
};

export const PERIOD_WORDS: readonly PeriodWords[] = [
  {
    period: "hour",
    names: String.raw`valor[ -]hora|(?:la|die|l'|de l'|all') ?(?:hora|stunde|heure|ora)(?<=(?:[\d€]|usd|eur|chf|euros?|reais|pesos|dólares|francs) (?:la hora|die stunde|l' ?(?:heure|ora)|de l' ?heure|all' ?ora))|hourly|stündlich|(?:brutto)?stundenlohn|stundensatz|hours?|hrs?|60[ -]?min(?:ute)?s?`,
    short: "ph",
    letters: "h",
    foreign: "stunde|std|heure|hora|ora|uur|godz|jam",
    japanese: "時給|/時",
  },
  {
    period: "day",
    names: "daily|täglich|tagessatz|tjm|days?|diem",
    short: "pd",
    letters: "d",
    foreign: "tag|jour|día|dia|giorno|dag|hari",
    japanese: "日給|日額",
  },
  {
    period: "week",
    names: "weekly|wöchentlich|weeks?",
    short: "pw|wk",
    letters: "w",
    foreign: "woche|semaine|semana|settimana",
    japanese: "週給",
  },
  {
    period: "month",
    names:
      "monthly|montly|monatlich(?:e[rs])?|miesięcznie|měsíčně|(?:brutto)?monatsgehalt|monatsbrutto(?:gehalt)?|maandsalaris|(?:brutto)?monatslohn|mtl|kuukaudessa|i månaden|i måneden|mensual(?:es)?|mensuels?|mensal|months?|mensais|mensili",
    short: "mo|mth|pcm",
    letters: "m|mon",
    foreign:
      "monat|mois|mes|mês|mese|maand|måned|mnd|månad|mån|mies|miesiąc|měsíc|lună|luna|tháng|hó|ay|мес|месяц|bulan",
    japanese: "月給|月額|月収|/月",
  },
  {
    period: "year",
    names: String.raw`yearly|jährlich(?:e[rs])?|rocznie|ročně|(?:brutto)?jahresgehalt|jahresbrutto(?:gehalt|lohn)?|(?:brutto)?jahres(?:lohn|vergütung|einkommen)|jaarsalaris|anual(?:es)?|annuel(?:le)?s?|years?|yrs?|annually|annualy|anually|annual|annuali[sz]ed|annu[aio]|annum|p\.a\.?`,
    short: "pa",
    letters: "y|a",
    foreign: "jahr|an|année|año|ano|anno|jaar|år|rok|tahun",
    japanese: "年額|年収|年俸|/年",
  },
];

/** What pay by the piece is for. */
const PIECES =
  "article|annotation|transcription|assessment|problem|solution|rubric|newsletter|presentation|demo|inspection|blog|book|chapter|delivery|document|file|report|script|transcript|translation|visit|appointment|question|prompt|record|word|task|project|piece|post|video|page|lesson|class|audio|min|minute|call|lead|case|sale|interview|" +
  "consult|consultation|patient|booking|placement|enrollment|application|response|rating|evaluation|clip|slide|sample|deliverable|policy|design|" +
  "assignment|session|student|item|image|unit|shift|gig|match|test|review|survey|submission|song|episode|hire|study|studie|" +
  "segment|sentence|utterance|recording|conversation|ticket|order|chart|claim|e?-?mail|meeting|sign-?up|deal|module|essay|paper|" +
  "illustration|photo|game|podcast|caption|milestone|character|job|contract|mile|km|head|client|" +
  "learner|trip|stop|load|candidate|reel|voice-?over|event|webinar|workshop|lecture|tutorial|quiz|exam|listing|entry|entrie|row|line|text|shoot|bug|asset";
/** The same in other languages: "0,05 € pro Wort", "par mot", "por palabra". */
const FOREIGN_PIECES = String.raw`(?:pro|par|por|je) (?:wort|zeile|artikel|auftrag|projekt|lektion|mot|projet|mission|cours|palabra|proyecto|art[íi]culo|clase|palavra|projeto|artigo|aula|unterrichtseinheit|unterrichtsstunde|text|seite|página|page|vidéo|vídeo|video|tarea|tarefa|tâche)s?`;

const periodPattern = PERIOD_WORDS.map(
  ({ period, names, short, letters, foreign, japanese }) =>
    `(?<${period}>(?:(?:per|each|an?) |\\/ ?|p\\/)(?:${names}|${short}|${letters})(?![\\p{L}\\d])|(?:(?:pro|je|im|par|por|per|al|ao|a la) |\\/ ?)(?:${foreign})(?![\\p{L}\\d])|(?:${names}|(?<=[\\dk\\p{Sc}+] ?|(?:usd|eur|gbp|inr|php|cad|aud|gross|net|base) )(?:${short}))(?![\\p{L}\\d])|${japanese})`,
).join("|");
/** "per completed one-hour session", but not "per hour and task". */
const PER_PIECE = String.raw`(?:(?:per|each|every|\/|(?<=\d )an?) ?|(?:per|each|every) (?!(?:hour|day|week|month|year|annum|60[ -]min\p{L}*)[ -])(?:[\p{L}\d-]+ ){1,2}|for (?:the (?:whole|entire|full) |an? (?=\d)(?:[\d.,]{1,7}[ -](?:word|page|minute|min|hour) )?|(?=\d)))`;
/** "$12,000 for the 6-month fellowship" */
const WHOLE_TERM = String.raw`(?<=\d[k+]? )for the {1,3}(?:\d{1,2}[- ](?:week|month) )?(?:fellowship|internship|contract|summer|program(?:me)?|engagement|season|semester|residency|project)(?!\p{L})`;
// Neither weekly nor monthly, and "biweekly" is ambiguous.
const ODD_TIMES = String.raw`(?:bi|semi)-?(?:weekly|monthly)|fortnight(?:ly|s)?|every (?:two|2|other|second) (?:weeks?|months?)|(?:twice|two times|2 ?x|thrice|three times) (?:(?:an?|per|each|every) )?(?:day|week|month|year)(?:ly)?|(?:(?:per|each|every) |\/ ?)quarter(?![ -](?:an? )?(?:hour|day))|(?<=[\dk] )quarterly`;
const signPattern = CURRENCY_SIGNS.map(([sign]) => signSource(sign)).join("|");
const codePattern = Object.keys(CURRENCIES)
  .map((code) => codeSource(code.toLowerCase()))
  .join("|");

/** Everything in a salary text that matters for reading pay, as a named group. */
export const TOKEN = new RegExp(
  [
    String.raw`(?<number>\d(?:[\d.,']*\d)?(?: \d{3}(?!\d|[.,]\d{3}))*(?:(?<= \d{3})[.,]\d{1,2}(?!\d))?)(?<after>%|\(k\)|k(?=(?:${codePattern})(?!\p{L}))|\+ ?(?:million|billion)(?!\p{L})| ?(?:k|lakhs?|lacs?|crores?|cr|thousand|million|mn|bn|billion|mrd|trillion|tn|mm)(?!\p{L})|[mbt](?!\p{L})|(?<=r\$ ?\d[\d.,]{0,6}) mil(?!\p{L})|万|(?:st|nd|rd|th|x|\+?\s?years?)(?!\p{L})|\p{L}\d[\p{L}\d]*)?`,
    `(?<code>(?:${codePattern})(?!\\p{L}))`,
    "¤(?<other>[a-z]{3})",
    `(?<sign>${signPattern})`,
    `(?<odd>(?:${ODD_TIMES})(?!\\p{L}))`,
    `(?<piece>${WHOLE_TERM}|${FOREIGN_PIECES}(?!\\p{L})|(?:flat|fixed) (?:fee|price)|lump sum|honorarium|one-time payment|per (?:recorded|transcribed|finished) hour|per hour of (?:(?:recorded|transcribed|finished) )?(?:audio|video)|per (?:half|quarter)[ -](?:an? )?(?:hour|day)|${PER_PIECE}(?!60[ -]?min)(?:\\d[\\d,.]*k?[ -]?)?(?:${PIECES})(?:e?s)?(?!\\p{L}))`,
    periodPattern,
    String.raw`(?<more>(?:or|and) (?:more|above|higher|up(?! to)|upwards?|over)(?!\p{L}))`,
    String.raw`(?<to>(?:rising|increasing|going up|growing|progressing|stepping up|raised) to(?!\p{L})(?= \p{Sc}?\d)|-? ?(?:to|until|bis|tot|à)(?!\p{L})(?: ?-)?|(?:(?<!(?<!\d)\p{L})[-~→]|[-~→](?!\p{L}))[-~→]*>?|(?<=[\dk€] )(?:up to|upto|through|thru|até|hasta)(?= \p{Sc}?\d| r\$)|(?<=(?:[\d€k]|\d mil|${codePattern}) )a(?= (?:\p{L}{0,2}\p{Sc} ?|(?:${codePattern}) )?\d))`,
    String.raw`(?<and>&|(?:and|und|et|y|en)(?!\p{L})|e(?![\p{L}-]))`,
    String.raw`(?<plus>\+)`,
    String.raw`(?<addition>(?:plus(?! de \d)|with|including|zzgl|zuzüglich|sowie|(?:más|mais)(?! (?:de|do|da|que|um|uma)(?!\p{L})))(?!\p{L}))`,
    String.raw`(?<alternative>[;•|]|(?<!\p{L})\/|\/(?!\p{L})|or(?!\p{L}))`,
    String.raw`(?<opening>,|\((?=[^()]*\d))`,
    `(?<word>(?:(?!${PERIOD_WORDS.map(({ japanese }) => japanese).join("|")})[\\p{L}\\d'])+)`,
  ].join("|"),
  "gu",
);

// Signs that consist of letters must be right before a number. Otherwise they begin a word.
function signSource(sign: string): string {
  const escaped = sign.replace("$", String.raw`\$`);
  if (isTradeWord(sign)) return codeSource(sign);
  if (/^\p{L}[\p{L} &]*\p{L}{2}$/u.test(sign)) return `${escaped}(?!\\p{L})`;
  return /^[a-z]{1,2}$/.test(sign) ? String.raw`${escaped}(?=\.? ?\d)` : escaped;
}

function codeSource(code: string): string {
  // "15–30 Sek." are seconds.
  if (code === "sek") return String.raw`sek(?!\.)`;
  if (!isTradeWord(code)) return code;
  return String.raw`${code}(?!\p{L})(?:(?=:? ?\$? ?\d)|(?<=[\dk$€)] ?${code})|(?![ /-]\p{L}))`;
}

/** Codes that are also technical words: "the PHP developer's salary" is not in pesos, "PHP 80,000" and "80k CAD" are. */
function isTradeWord(code: string): boolean {
  return /^(?:cad|cdn|php|cop|try|ron|sar)$/.test(code);
}

/** Countries beside a "$", with the currency. */
export const DOLLARS_BY_COUNTRY: Readonly<Record<string, string>> = {
  CA: "CAD",
  CAN: "CAD",
  US: "USD",
  AU: "AUD",
  NZ: "NZD",
  HK: "HKD",
  Canadian: "CAD",
  Australian: "AUD",
  "New Zealand": "NZD",
};
const COUNTRY_LETTERS = "CA|CAN|US|AU|NZ|HK";

/** Not "$80,000 CA", a place, or "$80,000 Canadian staff". */
export const DOLLAR_WITH_COUNTRY = new RegExp(
  [
    // "55 000 $ CA par année", "$US50,000", "$80,000 Canadian a year"
    String.raw`(?<=\d[\d .,]{0,12}k? ?)\$ ?(?:${COUNTRY_LETTERS})(?![\p{L}\d]| \d)`,
    String.raw`\$(?:${COUNTRY_LETTERS}) ?(?=\d)`,
    String.raw`(?<=\$ ?\d[\d.,]{0,12}k? )(?:Canadian|CAN|Australian|New Zealand)(?=$|[^\p{L} ]| (?:an?|per|each|annual(?:ly)?|yearly|monthly|weekly|hourly|plus)(?!\p{L}))`,
  ].join("|"),
  "gu",
);
