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
export const PIECES =
  "article|annotation|transcription|assessment|problem|solution|rubric|newsletter|presentation|demo|inspection|blog|book|chapter|delivery|document|file|report|script|transcript|translation|visit|appointment|question|prompt|record|word|task|project|piece|post|video|page|lesson|class|audio|min|minute|call|lead|case|sale|interview|" +
  "consult|consultation|patient|booking|placement|enrollment|application|response|rating|evaluation|clip|slide|sample|deliverable|policy|design|" +
  "assignment|session|student|item|image|unit|shift|gig|match|test|review|survey|submission|song|episode|hire|study|studie|" +
  "segment|sentence|utterance|recording|conversation|ticket|order|chart|claim|e?-?mail|meeting|sign-?up|deal|module|essay|paper|" +
  "illustration|photo|game|podcast|caption|milestone|character|job|contract|mile|km|head|client|" +
  "learner|trip|stop|load|candidate|reel|voice-?over|event|webinar|workshop|lecture|tutorial|quiz|exam|listing|entry|entrie|row|line|text|shoot|bug|asset";
/** The same in other languages: "0,05 € pro Wort", "par mot", "por palabra". */
export const FOREIGN_PIECES = String.raw`(?:pro|par|por|je) (?:wort|zeile|artikel|auftrag|projekt|lektion|mot|projet|mission|cours|palabra|proyecto|art[íi]culo|clase|palavra|projeto|artigo|aula|unterrichtseinheit|unterrichtsstunde|text|seite|página|page|vidéo|vídeo|video|tarea|tarefa|tâche)s?`;
