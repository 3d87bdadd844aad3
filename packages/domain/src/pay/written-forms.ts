import { oneOf } from "../text/one-of.ts";
import { type Rewrite, WRITTEN_AMOUNTS } from "./written-amounts.ts";

const COUNT = String.raw`(?:\d{1,3}|two|three|four|six|twelve|zwei|drei|sechs|deux|trois|six|dos|tres|seis|dois|três)`;

/** The time that an employer first tries somebody out, in several languages. */
const FIRST_TIME = oneOf(
  String.raw`first (?:${COUNT} )?(?:weeks?|months?)`,
  String.raw`(?:first|initial) ${COUNT}[ -](?:days?|weeks?|months?)`,
  String.raw`ersten (?:${COUNT} )?(?:wochen?|monate?n?)`,
  String.raw`(?:${COUNT} )?premiers? (?:${COUNT} )?mois`,
  String.raw`(?:${COUNT} )?(?:primeros?|primeiros?) (?:${COUNT} )?(?:mes|mês|meses)`,
  "probation(?!(?:ary)? officers?)(?:ary)?(?: period)?",
  "at first",
  "trial (?:period|month|week)",
  "probezeit",
  "période d'essai",
  "per[ií]odo de (?:prueba|prova|experiência)",
  "proeftijd",
);

/** A limit on something, and the time that it limits. */
const MOST_OR_LEAST = "(?:max|min)(?:imum|imal|imaal|\\.)?|m[aá]ximo|m[ií]nimo";
const TIMES = oneOf(
  "(?:h|hrs?|hours?|days?|weeks?|months?|std|stunden|tage|wochen|monate|uur)",
  "(?:heures?|jours?|mois|horas|d[ií]as|meses)",
);

/** Numbers in words in durations. "One month" is not listed, as it may be the period of pay. */
const NUMBER_WORDS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen";

const SHARES_OF_PROFIT =
  "gewinnbeteiligung(?:en)?|participación en (?:los )?beneficios|reparto de utilidades|participação nos (?:lucros|resultados)(?: e resultados)?|participation aux bénéfices|partecipazione agli utili|winstdeling";

const AND = "(?:\\+|&|plus|and|und|mais|más|et|e|y|en|with an?|with|mit|com|con|avec|met)";
const NONE_OR_WITHIN = "no|without|ohne|kein|sem|sin|sans|zonder|senza|incl\\p{L}*\\.?|inkl\\p{L}*\\.?";

/** An extra monthly salary, paid beside the twelve: "+ 13th month pay", "13º salário", "13. Monatsgehalt". */
const THIRTEENTH = `(?:(?<!\\p{L})${AND} ?|(?:\\+|&) ?)?(?<!(?:${NONE_OR_WITHIN}) (?:an? |the )?|[\\d.,])${oneOf(
  "1[34]th(?: (?:and|&) 14th)?[ -]month(?:ly)?(?: (?:pay|salary|bonus))?",
  "1[34][oº°.]? ?sal[aá]rio",
  "(?:décimo terceiro|tredicesima)(?: (?:salário|mensilità))?",
  "1[34](?:e|de) maand",
  "1[34](?:e|[èe]me) mois",
  "1[34](?:\\. ?|tes )(?:monats)?gehalt",
  "1[34][aª°.]? ?mensilità",
)}(?!\\p{L})`;

/** How many monthly salaries are paid a year: "Pro Monat x 13", "/mes en 14 pagas", "(14x)", "paid 14 times", "sur 13 mois", "pagos em 14 meses". */
export const PAID_MONTHS = new RegExp(
  [
    THIRTEENTH,
    String.raw`(?<=[\d\p{L}€)](?:[.,][-–])? ?)[x×*] ?1[3-6](?!\d|[.,]\d|%)(?: (?:months?|monate|meses|mois))?`,
    String.raw`(?<![\d.,])1[3-6] ?[x×](?=\)| ?(?:€|eur|chf)? ?\d[\d.,']{3}| (?:jährlich|im jahr|pro jahr|a year|per year))`,
    String.raw`(?:paid|payable) 1[3-6] times(?: (?:a|per) year)?`,
    String.raw`(?<!\p{L})sur 1[3-6] mois(?!\p{L})`,
    String.raw`(?<!\p{L})(?:pag[oa]s?|distribuíd[oa]s?) (?:em|por) 1[3-6] (?:meses|vezes)(?!\p{L})`,
    String.raw`\(1[34] meses\)(?<=(?:€|brutos?|m[eê]s|mensais|mensual(?:es)?) ?\(1[34] meses\))`,
    String.raw`(?<![\d.,])1[3-6] salários (?:por ano|anuais|ao ano)(?!\p{L})`,
    String.raw`(?<!\p{L})com 1[34] salários(?! mínimos)(?!\p{L})`,
    String.raw`(?<![\d.,])(?:(?:en|in|on|over|à) )?1[3-6] ?(?:pagas|pagos|mensualidades|mensualités|mensilità|monatsgehälter(?:n|)|gehälter(?:n|)|(?:payments|salaries)(?: (?:a|per) year)?)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** Normalises numbers, currencies and times in a salary text in lower case. */
export const WRITTEN_FORMS: readonly Rewrite[] = [
  [/[‐‑‒–—―−]/g, "-"],
  [/[’ʼ`]/g, "'"],
  [/\s+/g, " "],
  // "(m/w/d)", "f/m/x": "/m" is not a month here.
  [/(?<![\p{L}\d])\(?[mwfdx](?:\/[mwfdxin]){1,2}(?![\p{L}\d])\)?/gu, " "],
  // "Writer / Editor", before any amount.
  [/(?<=^\D*\p{L}\)?)(?: \/ ?|\/ )(?=\p{L})/gu, " "],
  // "70.000,-", "30000/-", "7'200.-"
  [/(?<=\d)[,./]-+(?!\d)/g, ""],
  // "$120, 000", "$120 ,000"
  [/(?<=\p{Sc} ?\d{1,3}) ?, ?(?=000(?!\d))|(?<=\p{Sc} ?\d{1,3}) ,(?=\d{3}(?!\d))/gu, ","],
  // "$1, 200 - $1, 800", "$60,675 - $101, 125", "$1, 200 per month", "$1, 200 bonus": one number, by its other end, its period or
  // its name, but not "$50, 100 employees".
  [
    new RegExp(
      [
        String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} ?(?:-|to) ?(?:\p{Sc} ?(?:\d{1,3},? ?\d{3}|\d{4,})|\d{1,3}, \d{3})(?!\d))`,
        String.raw`(?<=\p{Sc} ?(?:\d{1,3},? ?\d{3}|\d{4,}) ?(?:-|to) ?\p{Sc}? ?\d{1,3}), (?=\d{3}(?![\d%]))`,
        String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} ?(?:\/ ?|(?:per|an?|each) |)(?:day|week|month|mo|year|yr|annum|annual|monthly|yearly)(?!\p{L}))`,
        String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} (?:sign(?:ing|[ -]on) )?(?:bonus|stipend|allowance|budget|salary|base|commission)(?!\p{L}))`,
      ].join("|"),
      "gu",
    ),
    ",",
  ],
  // A remaining "$1, 200" may be one number or two, so it is not read.
  [/\p{Sc} ?\d{1,3}, \d{3}(?! ?[\p{L}\d%,]|[.]\d)(?: ?- ?\p{Sc}? ?\d[\d.,]*k?)?/gu, " "],
  // "60 TEUR", "50 Tsd. €"
  [/(?<=\d) ?(?:tsd\.?|t)(?= ?(?:€|eur))/g, "k"],
  // "Entre 28 y 34 mil euros", "30 mila euro"
  [
    /(?<=\d) (?:mil|mille|mila|tausend)(?= (?:(?:et|e|y|a|à|und|bis|-) \d[\d.,]{0,6} (?:mil|mille|mila|tausend) )?(?:€|(?:euros?|reais|pesos|d[óo]lares|eur|brl|mxn|usd)(?!\p{L})))/gu,
    "k",
  ],
  // "R30 000 pm", "£500 p.w.", "£12.50 p.h.", but not "9 pm".
  [
    /(?<=\d{3}(?:[.,]\d{2})?|\p{Sc} ?\d{1,3}[.,]\d{2}|\d{1,3}(?:[.,]\d)?k(?= ?p\.?[mwd])|\d(?: ?k)? ?(?:inr|php|zar|usd|gbp|eur|aed|sgd|myr)|\d(?= ?p\.[hw]\.)) ?p\.?(?:c\.?(?=m))?(?<per>[hmwd])\.?(?![\p{L}\d])/gu,
    " per $<per>",
  ],
  // "Per 1 hour", "/one month"
  [/(?<=per |\/ ?)(?:1|one) (?=(?:hour|day|week|month|year)(?!\p{L}))/gu, ""],
  ...WRITTEN_AMOUNTS,
  [PAID_MONTHS, " "],
  // "For the first three months", "during probation": like training, it ends.
  [new RegExp(String.raw`(?<!\p{L})${FIRST_TIME}(?!\p{L})`, "gu"), "training"],
  // "Max. 20 hours": a limit on the hours and not on the pay beside them.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${MOST_OR_LEAST}) (?:of |de |von )?(?=\d{1,3} ?-?${TIMES}(?!\p{L}))`,
      "gu",
    ),
    "",
  ],
  // "£45k + 33 days", "75k€, 30 days of leave", "£30k - 25 days": holidays, not the end of a range.
  [
    /(?:[+&,|-] ?|(?:and|plus|und) )?(?<![\p{Sc}\d.,]|\p{Sc} )\d{1,2}(?:[.,]5)?\+? ?(?:(?:paid|working|business|vacation|leave) )?(?:days|tage|urlaubstage)(?![\p{L}\d])(?: (?:an?|per|each) week(?!\p{L}))?/gu,
    ", ",
  ],
  // "$30,000 for 6 months", "$60k/nine months"; but "for 12 months" is annual, and "day rate £475 for 6 months" daily.
  [
    new RegExp(
      String.raw`(?=for |over |\/)(?<=\d(?:[.,]\d+)?k? ?(?:\p{Sc}|usd|eur|gbp|cad|aud)? ?)(?<!(?:hourly|day|daily)(?: pay)? (?:rate|wage)(?!\p{L})[^.;]{0,40})(?:(?:for|over) (?:an? |the )?|\/ ?)(?!12|twelve)(?:\d{1,2}|${NUMBER_WORDS})[ -](?:months?|weeks?)(?!\p{L})(?: contract)?`,
      "gu",
    ),
    " lump sum ",
  ],
  // "$600 per 40-hour week"
  [/(?<=(?:per|an?|each) |\/ ?)\d{1,2}(?:[.,]5)?[ -](?:hour|hr|h)[ -]week(?!\p{L})/gu, "week"],
  // "$600 per four-day week"
  [/(?<=per )(?:\d|three|four|five|six)[ -]day[ -]week(?!\p{L})/gu, "week"],
  // "40 hours a week", "based on 37.5 hours": working hours, not the period of pay.
  [
    /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,])\d{1,3}(?:\.5)?(?: ?- ?\d{1,3})?\+? ?(?:(?:hours|hrs)(?: ?(?:\/|per|a|each)? ?(?:week|wk|month|mo|day)(?:ly)?| daily)?|h ?(?:\/|per|a) ?(?:week|wk|w))(?!\p{L})/gu,
    " ",
  ],
  // "0.6 FTE": the share of full time.
  [/(?<![\p{Sc}\d.,] ?)(?:[01]?[.,]\d{1,2}|\d{2,3} ?%) ?fte(?!\p{L})/gu, " "],
  // "6-month contract", "a 5 day week": a duration.
  [
    /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,]|[a-z]{3} )\d{1,2}(?: ?(?:-|to) ?\d{1,2})?\+?(?: |-)(?:days?|weeks?|months?)(?:[ -]week)?(?![\p{L}\d])/gu,
    " ",
  ],
  // "A twelve-month contract", "an initial six months", "five days a week", but not "every two weeks".
  [
    new RegExp(
      String.raw`(?<!\p{L}|(?:every|each|per) |\/ ?)(?:(?:${NUMBER_WORDS})[ -]|one-)(?:days?|weeks?|months?)(?![\p{L}\d])(?:[ -](?:(?:an?|per|each|every) )?week(?!\p{L}))?`,
      "gu",
    ),
    " ",
  ],
  // "Rising to $56,000 after two years"
  [new RegExp(String.raw`(?<!\p{L})after (?:an?|one|${NUMBER_WORDS}|\d{1,2}) years?(?!\p{L})`, "gu"), " "],
  // "Netto + VAT": without VAT, which is paid on top, and before income tax.
  [
    /(?<!\p{L})nett?o?(?=(?: ?(?:\/|per|za) ?\p{L}{1,8})? ?\(?(?:\+|plus) ?(?:\d\d ?% ?)?(?:vat|iva|tva|mwst|ust)(?!\p{L}))/gu,
    "gross",
  ],
  // What Polish contractors add, an extra monthly salary, and shares: "0.1% - 0.5% equity".
  [
    /\+ ?(?:\d\d ?% ?)?(?:vat|iva|tva|mwst|ust)(?!\p{L})|(?:\+ ?)?\d+(?:st|nd|rd|th)[ -](?:month|year)(?!\p{L})|(?<!\+ ?|[\d.,])(?!100 ?% ?comm)\d[\d.,]*% ?(?:- ?\d[\d.,]*% ?)?(?:equity|bonus|commission)(?!\p{L})/gu,
    " ",
  ],
  // ".NET developer", "net worth", "payable net 30"
  [
    /\.net(?!\p{L})|(?<!\p{L})net(?= (?:developer|engineer|architect|core|framework|worth|revenue|promoter|new|zero|assets?|profit|\d\d(?!\d)))/gu,
    "",
  ],
  [
    /(?<!\p{L})(?:after[ -]tax(?:es)?|take[ -]?home(?![^.;]{0,80}before (?:tax|deductions))(?! (?!pay|salary|wages?|earnings|of|about|up|around|between)\p{L})|in[ -]hand|on[ -]hand|en mano|de bolsillo|auf die hand)(?!\p{L})/gu,
    "net",
  ],
  // "The range does not include commissions": what is left out does not describe the amount.
  [
    /(?<!\p{L})(?:(?:(?:does|do|is|are|will) not|doesn't|don't|isn't|not) (?:includ(?:e|ing|ed)|inclusive of)|exclud(?:es?|ing)|exclusive of|excl\.)(?!\p{L})[^\d.;)]{0,120}/gu,
    " ",
  ],
  // "RAL 35.000 €" is annual pay, "RAL 9016" a colour.
  [/(?<!\p{L})ral(?!\p{L}| ?\d{4}(?![\d.,]))/gu, "retribuzione annua"],
  // "$120,000+ in your first year", "$130,000+, DOE", but not "$60,000 + OTE".
  [/(?<=[\dk])\+(?=,| (?:in|within|during|your|depending|based|doe|ote)(?!\p{L}))/gu, " or more"],
  // A share of sales, so not a fixed amount.
  [
    /(?<!\p{L})(?:(?:variable|incentive|commission) (?:compensation|pay|earnings|income)|variable vergütung|(?:rémunération|retribución|remuneración|remuneração) (?:variables?|variável))(?!\p{L})/gu,
    "bonus",
  ],
  // "Profit share of $5,000", "our commission plan", and in other languages.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:profit[ -]?shar(?:es?|ing)|(?:commission|bonus|incentive) (?:plan|structure|scheme|program(?:me)?)s?|${SHARES_OF_PROFIT})(?!\p{L})`,
      "gu",
    ),
    "bonus",
  ],
];
