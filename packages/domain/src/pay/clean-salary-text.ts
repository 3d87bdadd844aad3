import { OTHER_CODES } from "./other-codes.ts";
import { PAID_MONTHS } from "./paid-months.ts";

/**
 * A salary text in lower case and in one form of dashes, spaces and numbers, without what has digits and is no amount of
 * money: hours of work, how long a contract runs, shares of a company.
 *
 * @example cleanSalaryText("€ 70.000,- – € 90.000,-"); // "€ 70.000 - € 90.000"
 */
export function cleanSalaryText(raw: string): string {
  return raw
    .normalize("NFKC")
    .replace(GLUED, "$& ")
    .replace(OTHER_CODES, "¤$&")
    .toLowerCase()
    .replace(DASHES, "-")
    .replace(/[’ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .replace(GENDERS, " ")
    .replace(SPACED_SLASH, " ")
    .replace(NO_CENTS, "")
    .replace(SPLIT_THOUSANDS, ",")
    .replace(SPLIT_RANGES, ",")
    .replace(SPLIT_ALONE, " ")
    .replace(GERMAN_THOUSANDS, "k")
    .replace(SHORT_PERIODS, " per $<per>")
    .replace(ONE_PERIOD, "")
    .replace(MILLIONS_OF_RUPIAHS, "m idr")
    .replace(SWISS_FRANCS, "chf ")
    .replace(NAIRAS, "ngn ")
    .replace(PAID_MONTHS, " ")
    .replace(LEAVE_DAYS, ", ")
    .replace(TERM_TOTAL, " lump sum ")
    .replace(LAKHS_PER_ANNUM, " lakh inr per year")
    .replace(HOURS_OF_WEEK, "week")
    .replace(HOURS_OF_WORK, " ")
    .replace(DURATIONS, " ")
    .replace(BESIDE_AMOUNTS, " ")
    .replace(NO_NET_PAY, "")
    .replace(AFTER_TAX, "net")
    .replace(NOT_INCLUDED, " ")
    .replace(OWN_PLUS, " or more")
    .replace(VARIABLE_PAY, "bonus")
    .replace(WITH_COMMISSION, " ote ")
    .replace(PAID_FOR_THINGS, "reimburses ")
    .replace(DEAL_SIZES, "deals")
    .replace(RANGING, "")
    .replace(JOB_BUDGET, "pay")
    .replace(POTENTIAL_PAY, "")
    .replace(MIDPOINTS, " ")
    .replace(LEAST_AND_MOST, "$<of>$<least> - ")
    .replace(BRACKETED_ENDS, "")
    .replace(MOST_FIRST, "$<least> - $<most>")
    .replace(AT_LEAST, " from ")
    .replace(AT_MOST, " up to ");
}

// Markup that is lost glues what comes next: "per yearThis job".
const GLUED = /(?:year|annually|month|monthly|hour|hourly|annum)(?=\p{Lu}\p{Ll})/gu;
/** "(m/w/d)", "f/m/x": none of them is "a month". */
const GENDERS = /(?<![\p{L}\d])\(?[mwfdx](?:\/[mwfdxin]){1,2}(?![\p{L}\d])\)?/gu;
/** "Writer / Editor", before any amount. */
const SPACED_SLASH = /(?<=^\D*\p{L}\)?)(?: \/ ?|\/ )(?=\p{L})/gu;
const DASHES = /[‐‑‒–—―−]/g;
/** "70.000,-", "30000/-" */
const NO_CENTS = /(?<=\d)[,/]-+(?!\d)/g;
/** "$120, 000", "$120 ,000" */
const SPLIT_THOUSANDS = /(?<=\p{Sc} ?\d{1,3}) ?, ?(?=000(?!\d))|(?<=\p{Sc} ?\d{1,3}) ,(?=\d{3}(?!\d))/gu;
/**
 * "$1, 200 - $1, 800", "$60,675 - $101, 125", "$1, 200 per month", "$1, 200 bonus", which is one number by its other end, its
 * period or what it is called; and not "$50, 100 employees".
 */
const SPLIT_RANGES = new RegExp(
  [
    String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} ?(?:-|to) ?(?:\p{Sc} ?(?:\d{1,3},? ?\d{3}|\d{4,})|\d{1,3}, \d{3})(?!\d))`,
    String.raw`(?<=\p{Sc} ?(?:\d{1,3},? ?\d{3}|\d{4,}) ?(?:-|to) ?\p{Sc}? ?\d{1,3}), (?=\d{3}(?![\d%]))`,
    String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} ?(?:\/ ?|(?:per|an?|each) |)(?:day|week|month|mo|year|yr|annum|annual|monthly|yearly)(?!\p{L}))`,
    String.raw`(?<=\p{Sc} ?\d{1,3}), (?=\d{3} (?:sign(?:ing|[ -]on) )?(?:bonus|stipend|allowance|budget|salary|base|commission)(?!\p{L}))`,
  ].join("|"),
  "gu",
);
/** "$1, 200" may be a number or two: nothing is read. */
const SPLIT_ALONE = /\p{Sc} ?\d{1,3}, \d{3}(?! ?[\p{L}\d%,]|[.]\d)(?: ?- ?\p{Sc}? ?\d[\d.,]*k?)?/gu;
/** "60 TEUR", "50 Tsd. €" */
const GERMAN_THOUSANDS = /(?<=\d) ?(?:tsd\.?|t)(?= ?(?:€|eur))/g;
/** "R30 000 pm", "£500 p.w.", "£12.50 p.h.", and not "9 pm". */
const SHORT_PERIODS =
  /(?<=\d{3}(?:[.,]\d{2})?|\p{Sc} ?\d{1,3}[.,]\d{2}|\d(?= ?p\.[hw]\.)) ?p\.?(?:c\.?(?=m))?(?<per>[hmwd])\.?(?![\p{L}\d])/gu;
/** "Per 1 hour", "/one month" */
const ONE_PERIOD = /(?<=per |\/ ?)(?:1|one) (?=(?:hour|day|week|month|year)(?!\p{L}))/gu;
/** "Minimum $80,000, midpoint $100,000, maximum $120,000": what lies between says nothing. */
const MIDPOINTS = /(?<!\p{L})mid(?:[ -]?point)?(?!\p{L})[: -]{0,3}\p{Sc} ?\d[\d.,]{0,12}k?/gu;
// Only India's rupees are counted so.
const LAKHS_PER_ANNUM = /(?<=\d) ?(?:lpa|(?:lakhs?|lacs?) (?:per annum|p\.?a\.?))(?!\p{L})/gu;

/** "Rp 10 juta", "8-10 jt" */
const MILLIONS_OF_RUPIAHS = /(?<=\d) ?(?:juta|jt)(?!\p{L})/gu;
/** "Fr. 8'500", and not "Mo-Fr. 9-17" */
const SWISS_FRANCS = /(?<!\p{L})s?fr\.? ?(?=\d{1,3}'?\d{3}(?!\d))/gu;
/** "N500,000", "N500k" */
const NAIRAS = /(?<![\p{L}\d])n(?=\d{1,3}(?:,\d{3})+(?!\d)|\d{2,3}k(?!\p{L}))/gu;
/** "£45k + 33 days", "75k€, 30 days of leave", "£30k - 25 days": days off, never the end of a range. */
const LEAVE_DAYS =
  /(?:[+&,|-] ?|(?:and|plus|und) )?(?<![\p{Sc}\d.,]|\p{Sc} )\d{1,2}(?:[.,]5)?\+? ?(?:(?:paid|working|business|vacation|leave) )?(?:days|tage|urlaubstage)(?![\p{L}\d])/gu;
/** "$30,000 for 6 months", "$60k/9 months", and not "for 12 months", which is a year's. */
const TERM_TOTAL =
  /(?<=\d(?:[.,]\d+)?k? ?(?:\p{Sc}|usd|eur|gbp|cad|aud)? ?)(?:(?:for|over) (?:an? |the )?|\/ ?)(?!12)\d{1,2}[ -](?:months?|weeks?)(?!\p{L})(?: contract)?/gu;

/** ".NET developer", "net worth", "payable net 30" */
const NO_NET_PAY =
  /\.net(?!\p{L})|(?<!\p{L})net(?= (?:developer|engineer|architect|core|framework|worth|revenue|promoter|new|zero|assets?|profit|\d\d(?!\d)))/gu;
const AFTER_TAX =
  /(?<!\p{L})(?:after[ -]tax(?:es)?|take[ -]?home(?! (?!pay|salary|wages?|earnings|of|about|up|around|between)\p{L})|in[ -]hand|on[ -]hand)(?!\p{L})/gu;
// "40 hours a week", "based on 37.5 hours": how long people work, not what pay is for.
const HOURS_OF_WORK =
  /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,])\d{1,3}(?:\.5)?(?: ?- ?\d{1,3})?\+? ?(?:(?:hours|hrs)(?: ?(?:\/|per|a|each)? ?(?:week|wk|month|mo|day)(?:ly)?| daily)?|h ?(?:\/|per|a) ?(?:week|wk|w))(?!\p{L})/gu;
/** "$600 per 40-hour week" */
const HOURS_OF_WEEK = /(?<=(?:per|an?|each) |\/ ?)\d{1,2}(?:[.,]5)?[ -](?:hour|hr|h)[ -]week(?!\p{L})/gu;
/** "6-month contract", "a 5 day week": how long something lasts. */
const DURATIONS =
  /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,]|[a-z]{3} )\d{1,2}(?: ?(?:-|to) ?\d{1,2})?\+?(?: |-)(?:days?|weeks?|months?)(?:[ -]week)?(?![\p{L}\d])/gu;

// What Polish contractors add, a month's pay that comes on top of twelve, and shares: "0.1% - 0.5% equity".
const BESIDE_AMOUNTS =
  /\+ ?vat(?!\p{L})|(?:\+ ?)?\d+(?:st|nd|rd|th)[ -](?:month|year)(?!\p{L})|(?<!\+ ?|[\d.,])\d[\d.,]*% ?(?:- ?\d[\d.,]*% ?)?(?:equity|bonus|commission)(?!\p{L})/gu;

/** "The range does not include commissions": nothing of what is left out is said of the amount. */
const NOT_INCLUDED =
  /(?<!\p{L})(?:(?:(?:does|do|is|are|will) not|doesn't|don't|isn't|not) (?:includ(?:e|ing|ed)|inclusive of)|exclud(?:es?|ing)|exclusive of|excl\.)(?!\p{L})[^\d.;)]{0,120}/gu;
/** "$120,000+ in your first year", "$130,000+, DOE", and not "$60,000 + OTE". */
const OWN_PLUS = /(?<=[\dk])\+(?=,| (?:in|within|during|your|depending|based|doe|ote)(?!\p{L}))/gu;
/** Of what somebody sells: no pay whose amount is settled. */
const VARIABLE_PAY =
  /(?<!\p{L})(?:(?:variable|incentive|commission) (?:compensation|pay|earnings|income)|variable vergütung|(?:rémunération|retribución|remuneración|remuneração) (?:variables?|variável))(?!\p{L})/gu;
/** "$120,000 (base + commission)", "$80k in your first year": what somebody may come to. */
const WITH_COMMISSION = new RegExp(
  [
    String.raw`commission[ -]only|(?<!\p{L})(?:100 ?%|straight|purely|pure) commission|commission-based|performance-based(?=,| (?:pay|compensation|earnings|income))`,
    String.raw`(?:\(|(?:, )?(?:consisting|comprised|made up) of |includes |including )(?:base|(?:base )?(?:salary|pay)) ?(?:\+|&|plus|and) ?(?:bonus(?:es)? ?(?:\+|&|plus|and) ?)?(?:(?:target(?:ed)?|sales) )?(?:commissions?|variable)`,
    String.raw`\(commissions?\)|base (?:\+|&|plus|and) (?:commissions?|variable) combined`,
    String.raw`(?<!\p{L})(?:including|inclusive of|incl\.?) (?:commissions?|variable)|with commissions?(?=,)`,
    String.raw`(?<=\d[k+]*(?: or more)?,? (?:(?:in|during|within) )?(?:(?:your|the|their) )?)(?:first[ -]year|year one)(?! (?:base|salary|of))`,
    String.raw`(?:second|third) year(?= \p{Sc})|first[ -]year(?= ?:| (?:agents|reps|representatives|consultants|sellers|closers))|at (?:plan|quota|full attainment)(?!\p{L})`,
  ].join("|"),
  "gu",
);
/** "We pay for courses up to $1,000", and not "we pay for each article". */
const PAID_FOR_THINGS =
  /(?<!\p{L})(?<=(?:will|we|we'll|also|company|employer) )pays? for (?!each|every|an?|this|the (?:role|position|job|work)|work|time|hours|results|performance)/gu;
/** What somebody sells or looks after. */
const DEAL_SIZES =
  /(?<!\p{L})(?:(?:contract|deal|order|account|portfolio|cart) (?:values?|sizes?)|book of business(?= (?:of|worth|from|between))|(?<=in )new business|(?:fundraising|sales|revenue) (?:goals?|targets?))(?!\p{L})/gu;
/** "Deals range from $60,000 to $120,000": the verb names no range of pay. */
const RANGING = /(?<=\p{L}s )range (?=from|between)|(?<=\p{L} )ranges (?=from|between)/gu;
/** "The budget for this role is $60,000", "Budget: 12 LPA" */
const JOB_BUDGET =
  /(?<!\p{L})budget(?= for (?:this|the) (?:role|position|hire|job)(?!\p{L})|[^.]{0,20}lakh inr per year)/gu;

/** "The potential salary for this role is $60,000" is what it pays; "earning potential" is not. */
const POTENTIAL_PAY =
  /(?<!\p{L})potential (?=(?:base )?(?:salary|pay|compensation) (?:range )?(?:for|of) (?:this|the) (?:role|position|job)(?!\p{L}))/gu;

/** "Min: $120,000 Max: $150,000", "Minimum salary $40,000, maximum salary $60,000" */
const LEAST_AND_MOST =
  /(?<!\p{L})min(?:imum)?(?!\p{L})(?<of>[^\d\p{Sc}]{0,30})(?<least>\p{Sc}? ?\d[\d.,']*k?)[^\d\p{Sc}]{0,30}?(?<!\p{L})max(?:imum)?(?!\p{L})[^\d\p{Sc}]{0,30}(?=\p{Sc}? ?\d)/gu;
/** "$120,000 (min) - $150,000 (max)", "$50,000 (entry-level) - $60,000" */
const BRACKETED_ENDS =
  / ?\((?:min|max)(?:imum)?\)|(?<=\d[\d.,]{0,12}k?) ?\((?:entry|junior|mid|senior|starting|beginner|experienced|lowest)[ \p{L}-]{0,20}\)(?= ?(?:-|to) ?\p{Sc} ?\d)/gu;
/** "up to $150,000 from $120,000" */
const MOST_FIRST =
  /(?<!\p{L})up to (?<most>\p{Sc} ?\d[\d.,']*k?) from (?<least>\p{Sc} ?\d[\d.,']*k?)(?![\d\p{L}])/gu;
const AT_LEAST = /(?<![-=])[>≥]=? ?(?=\p{Sc}? ?\d)/gu;
const AT_MOST = /[<≤]=? ?(?=\p{Sc}? ?\d)/gu;
