import { BESIDE_REWRITES } from "./beside-rewrites.ts";
import { CURRENCY_REWRITES, type Rewrite } from "./currency-rewrites.ts";
import { PAID_MONTHS } from "./paid-months.ts";

/** As durations are written out; "one month" may be what is paid for. */
const NUMBER_WORDS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen";

const SHARES_OF_PROFIT =
  "gewinnbeteiligung(?:en)?|participación en (?:los )?beneficios|reparto de utilidades|participação nos (?:lucros|resultados)(?: e resultados)?|participation aux bénéfices|partecipazione agli utili|winstdeling";

/** What is made plain in a salary text in lower case, in this order: a later one finds what the earlier ones have left. */
export const REWRITES: readonly Rewrite[] = [
  [/[‐‑‒–—―−]/g, "-"],
  [/[’ʼ`]/g, "'"],
  [/\s+/g, " "],
  // "(m/w/d)", "f/m/x": none of them is "a month".
  [/(?<![\p{L}\d])\(?[mwfdx](?:\/[mwfdxin]){1,2}(?![\p{L}\d])\)?/gu, " "],
  // "Writer / Editor", before any amount.
  [/(?<=^\D*\p{L}\)?)(?: \/ ?|\/ )(?=\p{L})/gu, " "],
  // "70.000,-", "30000/-"
  [/(?<=\d)[,/]-+(?!\d)/g, ""],
  // "$120, 000", "$120 ,000"
  [/(?<=\p{Sc} ?\d{1,3}) ?, ?(?=000(?!\d))|(?<=\p{Sc} ?\d{1,3}) ,(?=\d{3}(?!\d))/gu, ","],
  // "$1, 200 - $1, 800", "$60,675 - $101, 125", "$1, 200 per month", "$1, 200 bonus", which is one number by its other end, its
  // period or what it is called; and not "$50, 100 employees".
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
  // "$1, 200" may be a number or two: nothing is read.
  [/\p{Sc} ?\d{1,3}, \d{3}(?! ?[\p{L}\d%,]|[.]\d)(?: ?- ?\p{Sc}? ?\d[\d.,]*k?)?/gu, " "],
  // "60 TEUR", "50 Tsd. €"
  [/(?<=\d) ?(?:tsd\.?|t)(?= ?(?:€|eur))/g, "k"],
  // "Entre 28 y 34 mil euros", "30 mila euro"
  [
    /(?<=\d) (?:mil|mille|mila|tausend)(?= (?:(?:et|e|y|a|à|und|bis|-) \d[\d.,]{0,6} (?:mil|mille|mila|tausend) )?(?:€|(?:euros?|reais|pesos|d[óo]lares|eur|brl|mxn|usd)(?!\p{L})))/gu,
    "k",
  ],
  // "R30 000 pm", "£500 p.w.", "£12.50 p.h.", and not "9 pm".
  [
    /(?<=\d{3}(?:[.,]\d{2})?|\p{Sc} ?\d{1,3}[.,]\d{2}|\d{1,3}(?:[.,]\d)?k(?= ?p\.?[mwd])|\d ?(?:inr|php|zar|usd|gbp|eur|aed|sgd|myr)|\d(?= ?p\.[hw]\.)) ?p\.?(?:c\.?(?=m))?(?<per>[hmwd])\.?(?![\p{L}\d])/gu,
    " per $<per>",
  ],
  // "Per 1 hour", "/one month"
  [/(?<=per |\/ ?)(?:1|one) (?=(?:hour|day|week|month|year)(?!\p{L}))/gu, ""],
  ...CURRENCY_REWRITES,
  [PAID_MONTHS, " "],
  // "£45k + 33 days", "75k€, 30 days of leave", "£30k - 25 days": days off, never the end of a range.
  [
    /(?:[+&,|-] ?|(?:and|plus|und) )?(?<![\p{Sc}\d.,]|\p{Sc} )\d{1,2}(?:[.,]5)?\+? ?(?:(?:paid|working|business|vacation|leave) )?(?:days|tage|urlaubstage)(?![\p{L}\d])(?: (?:an?|per|each) week(?!\p{L}))?/gu,
    ", ",
  ],
  // "$30,000 for 6 months", "$60k/nine months"; "for 12 months" is a year's, and "day rate £475 for 6 months" a day's.
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
  // "40 hours a week", "based on 37.5 hours": how long people work, not what pay is for.
  [
    /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,])\d{1,3}(?:\.5)?(?: ?- ?\d{1,3})?\+? ?(?:(?:hours|hrs)(?: ?(?:\/|per|a|each)? ?(?:week|wk|month|mo|day)(?:ly)?| daily)?|h ?(?:\/|per|a) ?(?:week|wk|w))(?!\p{L})/gu,
    " ",
  ],
  // "0.6 FTE": how much of full time it is.
  [/(?<![\p{Sc}\d.,] ?)(?:[01]?[.,]\d{1,2}|\d{2,3} ?%) ?fte(?!\p{L})/gu, " "],
  // "6-month contract", "a 5 day week": how long something lasts.
  [
    /(?<![$€£₹₱][\d.,k -]{0,12}|[\d.,]|[a-z]{3} )\d{1,2}(?: ?(?:-|to) ?\d{1,2})?\+?(?: |-)(?:days?|weeks?|months?)(?:[ -]week)?(?![\p{L}\d])/gu,
    " ",
  ],
  // "A twelve-month contract", "an initial six months", "five days a week", and not "every two weeks".
  [
    new RegExp(
      String.raw`(?<!\p{L}|(?:every|each|per) |\/ ?)(?:(?:${NUMBER_WORDS})[ -]|one-)(?:days?|weeks?|months?)(?![\p{L}\d])(?:[ -](?:(?:an?|per|each|every) )?week(?!\p{L}))?`,
      "gu",
    ),
    " ",
  ],
  // "Rising to $56,000 after two years"
  [new RegExp(String.raw`(?<!\p{L})after (?:an?|one|${NUMBER_WORDS}|\d{1,2}) years?(?!\p{L})`, "gu"), " "],
  // What Polish contractors add, a month's pay that comes on top of twelve, and shares: "0.1% - 0.5% equity".
  [
    /\+ ?vat(?!\p{L})|(?:\+ ?)?\d+(?:st|nd|rd|th)[ -](?:month|year)(?!\p{L})|(?<!\+ ?|[\d.,])\d[\d.,]*% ?(?:- ?\d[\d.,]*% ?)?(?:equity|bonus|commission)(?!\p{L})/gu,
    " ",
  ],
  // ".NET developer", "net worth", "payable net 30"
  [
    /\.net(?!\p{L})|(?<!\p{L})net(?= (?:developer|engineer|architect|core|framework|worth|revenue|promoter|new|zero|assets?|profit|\d\d(?!\d)))/gu,
    "",
  ],
  [
    /(?<!\p{L})(?:after[ -]tax(?:es)?|take[ -]?home(?![^.;]{0,80}before (?:tax|deductions))(?! (?!pay|salary|wages?|earnings|of|about|up|around|between)\p{L})|in[ -]hand|on[ -]hand)(?!\p{L})/gu,
    "net",
  ],
  // "The range does not include commissions": nothing of what is left out is said of the amount.
  [
    /(?<!\p{L})(?:(?:(?:does|do|is|are|will) not|doesn't|don't|isn't|not) (?:includ(?:e|ing|ed)|inclusive of)|exclud(?:es?|ing)|exclusive of|excl\.)(?!\p{L})[^\d.;)]{0,120}/gu,
    " ",
  ],
  // "RAL 35.000 €" is a year's, and "RAL 9016" a colour.
  [/(?<!\p{L})ral(?!\p{L}| ?\d{4}(?![\d.,]))/gu, "retribuzione annua"],
  // "$120,000+ in your first year", "$130,000+, DOE", and not "$60,000 + OTE".
  [/(?<=[\dk])\+(?=,| (?:in|within|during|your|depending|based|doe|ote)(?!\p{L}))/gu, " or more"],
  // Of what somebody sells: no pay whose amount is settled.
  [
    /(?<!\p{L})(?:(?:variable|incentive|commission) (?:compensation|pay|earnings|income)|variable vergütung|(?:rémunération|retribución|remuneración|remuneração) (?:variables?|variável))(?!\p{L})/gu,
    "bonus",
  ],
  // "Profit share of $5,000", "our commission plan", in other languages too.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:profit[ -]?shar(?:es?|ing)|(?:commission|bonus|incentive) (?:plan|structure|scheme|program(?:me)?)s?|${SHARES_OF_PROFIT})(?!\p{L})`,
      "gu",
    ),
    "bonus",
  ],
  ...BESIDE_REWRITES,
  // "Package (fixe + variable)", and not "40k€ fixe + variable".
  [
    /(?<!\p{L}|[\d€k] ?)(?:fixe?|fijo|fixo|fisso|fixum|fixgehalt)(?: ?(?:\+|&) ?| (?:et|y|e|und|plus|más|mais) )(?:variable|variável|variabile?r?|bonus)(?!\p{L})/gu,
    " ote ",
  ],
  // "$120,000 (base + commission)", "$80k in your first year": what somebody may come to.
  [
    new RegExp(
      [
        String.raw`commission[ -]only|(?<!\p{L})(?:100 ?%|straight|purely|pure) commission|commission-based|performance-based(?=,| (?:pay|compensation|earnings|income))`,
        String.raw`(?:\(|(?:, )?(?:consisting|comprised|made up) of |includes |including )(?:base|(?:base )?(?:salary|pay)) ?(?:\+|&|plus|and) ?(?:bonus(?:es)? ?(?:\+|&|plus|and) ?)?(?:(?:target(?:ed)?|sales) )?(?:commissions?|variable)`,
        String.raw`\(commissions?\)|base (?:\+|&|plus|and) (?:commissions?|variable) combined`,
        String.raw`(?<!\p{L})(?:including|inclusive of|incl\.?) (?:commissions?|variable)|with commissions?(?=,)`,
        String.raw`(?<=\d[k+]*(?: or more)?,? (?:(?:in|during|within) )?(?:(?:your|the|their) )?)(?:first[ -]year|year one)(?! (?:base|salary|of))`,
        String.raw`(?:second|third) year(?= \p{Sc})|first[ -]year(?= ?:| (?:agents|reps|representatives|consultants|sellers|closers))|at (?:plan|quota|full attainment)(?!\p{L})`,
      ].join("|"),
      "gu",
    ),
    " ote ",
  ],
  // "Twenty weeks at full pay", "sick pay": what goes on in leave is no other pay, and "the full pay range" is the job's.
  [/(?<!\p{L})(sick|maternity|paternity|parental|severance|redundancy)[ -]pay(?!\p{L})/gu, "$1 leave"],
  [
    /(?<!\p{L})(?:full|half|holiday|vacation)[ -]pay(?!\p{L}| (?:ranges?|rates?|bands?|scales?)(?!\p{L}))/gu,
    "leave",
  ],
  // "Paid time off", "two paid days off"
  [
    /(?<!\p{L})paid (?=(?:[\p{L}-]+ ){0,2}(?:time[ -]off|leave|holidays?|vacations?|days off|sick)(?!\p{L}))/gu,
    "",
  ],
  // "Seguro de vida de 20.000 €", and not an agent's who sells it.
  [
    /(?<!\p{L}|de )seguros? (?:de (?:vida|salud|saúde|acidentes)|médico)(?= (?:de|por|hasta|até) )/gu,
    "insurance",
  ],
  // "Salary sacrifice scheme", "life insurance at 4x salary": neither names pay.
  [/(?<!\p{L})salary[ -](?:sacrifice|exchange|packaging)(?!\p{L})/gu, "perks"],
  [
    /(?:(?<![\p{L}\d.,])\d{1,2} ?(?:x|×|times)|(?<!\p{L})(?:two|three|four|five|six|ten) times) (?:(?:your|the|base|basic|annual|gross) )*salary(?!\p{L})/gu,
    "coverage",
  ],
  // "We pay for courses up to $1,000", and not "we pay for each article".
  [
    /(?<!\p{L})(?<=(?:will|we|we'll|also|company|employer) )pays? for (?!each|every|an?|this|the (?:role|position|job|work)|work|time|hours|results|performance)/gu,
    "reimburses ",
  ],
  // What somebody sells or looks after.
  [
    /(?<!\p{L})(?:(?:contract|deal|order|account|portfolio|cart) (?:values?|sizes?)|p ?(?:&|and) ?l(?= (?:of|worth|between|over))|book of business(?= (?:of|worth|from|between))|(?<=in )new business|(?:fundraising|sales|revenue) (?:goals?|targets?))(?!\p{L})/gu,
    "deals",
  ],
  // The same in other languages, where its amount comes behind: "una cartera de clientes de 500.000 €".
  [
    new RegExp(
      [
        String.raw`(?=cart)(?<=(?<!\p{L})(?:una|tu|su|nuestra|uma|sua|tua) )cartei?ra(?: de (?:clientes|cuentas|contas))?(?! de (?:clientes|cuentas|contas))(?=:| (?:de|por|suma|supera|es|asciende|valorada|avaliada)(?!\p{L})[^\d.;,]{0,20}\d)`,
        String.raw`(?<!\p{L})(?:objetivos?|metas?)(?: (?:anual|mensual|mensal|trimestral)(?:es)?)? de (?:ventas|vendas|facturación|faturamento)(?=:|(?: \p{L}+){1,3} ?[^\d.;,]{0,8}\d)`,
        String.raw`(?<!\p{L})(?:kunden|auftrags)?portfolio(?= (?:von|über|im wert)(?!\p{L})[^\d.;,]{0,20}\d)|(?=neu)(?<=€ )neugeschäft(?!\p{L})`,
      ].join("|"),
      "gu",
    ),
    "deals",
  ],
  // "Nous versons 80 000 € par an à des associations", "Wir spenden 80.000 €": what is given away.
  [
    /(?:à|aux) (?:(?:des|une|nos|diverses|plusieurs) )?(?:associations?|ong|fondations?|œuvres)(?!\p{L})(?<=(?<!\p{L})(?:re)?(?:vers|donn|consacr)(?:ons|e|ent) [^.;]{0,90})|(?<!\p{L})(?:donamos|doamos)(?!\p{L})|(?=de |em )(?<=(?:€|euros?) )(?:de|em) (?:bourses|becas|bolsas)(?!\p{L})/gu,
    "donate",
  ],
  // "Deals range from $60,000 to $120,000": the verb names no range of pay.
  [/(?<=\p{L}s )range (?=from|between)|(?<=\p{L} )ranges (?=from|between)/gu, ""],
  // "The budget for this role is $60,000", "Budget: 12 LPA"
  [
    /(?<!\p{L})budget(?= for (?:this|the) (?:role|position|hire|job)(?!\p{L})|[^.]{0,20}lakh inr per year)|(?<=salary )budget(?!\p{L})/gu,
    "pay",
  ],
  // "The potential salary for this role is $60,000" is what it pays; "earning potential" is not.
  [
    /(?<!\p{L})potential (?=(?:base )?(?:salary|pay|compensation) (?:range )?(?:for|of) (?:this|the) (?:role|position|job)(?!\p{L}))/gu,
    "",
  ],
  // "Minimum $80,000, midpoint $100,000, maximum $120,000": what lies between says nothing.
  [
    /(?<!\p{L})(?:mid[ -]?point|(?<=min(?:imum)?(?!\p{L})[^;]{0,40})mid)(?!\p{L})[: -]{0,3}\p{Sc} ?\d[\d.,]{0,12}k?/gu,
    " ",
  ],
  // "Min: $120,000 Max: $150,000", "Minimum salary $40,000, maximum salary $60,000", "Mín. R$ 3.000 máx. R$ 5.000"
  [
    /(?<!\p{L})m[ií]n(?:im[ou]m?)?(?!\p{L})(?<of>[^\d\p{Sc}]{0,30})(?<least>\p{Sc}? ?\d[\d.,']*k?)[^\d\p{Sc}]{0,30}?(?<!\p{L})m[aá]x(?:im[ou]m?)?(?!\p{L})[^\d\p{Sc}]{0,30}?(?=(?:(?<!\p{L})r)?\p{Sc}? ?\d)/gu,
    "$<of>$<least> - ",
  ],
  // "$120,000 (min) - $150,000 (max)", "$50,000 (entry-level) - $60,000"
  [
    / ?\((?:min|max)(?:imum)?\)|(?<=\d[\d.,]{0,12}k?) ?\((?:entry|junior|mid|senior|starting|beginner|experienced|lowest)[ \p{L}-]{0,20}\)(?= ?(?:-|to) ?\p{Sc} ?\d)/gu,
    "",
  ],
  // "up to $150,000 from $120,000"
  [
    /(?<!\p{L})up to (?<most>\p{Sc} ?\d[\d.,']*k?) from (?<least>\p{Sc} ?\d[\d.,']*k?)(?![\d\p{L}])/gu,
    "$<least> - $<most>",
  ],
  [/(?<![-=])[>≥]=? ?(?=\p{Sc}? ?\d)/gu, " from "],
  [/[<≤]=? ?(?=\p{Sc}? ?\d)/gu, " up to "],
];
