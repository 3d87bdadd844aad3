import type { Rewrite } from "./written-amounts.ts";

const TIPS = "tips|gratuities|trinkgeld|propinas|pourboires|gorjetas";
const PAY =
  "pay|salary|wages?|base|gehalt|\\p{L}{0,20}lohn|vergütung|sueldo|salario|salário|salaire|rémunération|stipendio|salaris";
const OVERTIME = String.raw`overtime|überstunden|feiertage?|\p{L}*bereitschafts?(?:dienste?)?|festivos|feriados|fériés|heures?[ -]sup\p{L}*`;

/** Normalises words about pay and other money in a salary text in lower case. */
export const MONEY_REWRITES: readonly Rewrite[] = [
  // "E.g.", "z. B.", "such as", in one word.
  [
    /(?<!\p{L})(?:e\. ?g\.?|eg\.|for (?:example|instance)|such as|z\. ?b\.?|zum beispiel|bspw\.|por e[jx]emplo|p\. ?e[jx]\.?|par exemple|ex\.)(?!\p{L})/gu,
    "example",
  ],
  // "Holiday pay rate: $40", "holidays are paid at $40": pay on some days only.
  [
    /(?<!\p{L})(?:bank |public )?(?:holiday(?: pay)? rates?(?!\p{L})|(?<!includ\p{L}{2,3} |incl\.? |with |of )(?:holiday|vacation) pay(?=:| (?:is|of|at)(?!\p{L}))|holidays (?:are|is) (?=paid))/gu,
    "overtime ",
  ],
  // "No overtime, $25 per hour", "Feiertage frei", "Überstunden werden bezahlt. Gehalt: 3.200 €": these do not describe the amount.
  [
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:kein(?:e[nr]?)?|ohne|no|without|sin|sans|sem|zero) (?:\p{L}+ )?(?:${OVERTIME})(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${OVERTIME}) (?:(?:sind|off|son|são|sont) )?(?:frei|off|libres|livres|chômés)(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${OVERTIME})(?!\p{L})[^.;!?\d]{0,60}(?<!(?:approx|ca|max|min|incl|inkl|zzgl))[.!?] `,
      ].join("|"),
      "gu",
    ),
    ", ",
  ],
  // "Bonuses average 10%. You earn $60,000"
  [
    /(?<!\p{L})(?:bonus(?:es)?|commissions?|incentives?) (?:pays?|averages?|ranges?|amounts?)(?!\p{L})(?:[^.:;!?\d]|\d{1,2} ?%){0,60}[.!?] /gu,
    " ",
  ],
  // "$1,000 referral bonus. Pay: $22 per hour", "£500 bonus when you start. £12.60 per hour"
  [/(?<=(?<!\p{L})(?:bonus|stipend|allowance|budget)(?:[^.;!?\d]{0,40}))[.!] (?=\p{L}|\p{Sc})/gu, ", "],
  // "A sign-on payment of $4,000", "Sign-on: $2,500"
  [
    /(?<!\p{L})(?:(?:sign(?:ing)?[ -]on|signing|joining|welcome|retention) (?:payment|award|incentive)s?(?!\p{L})|sign(?:ing)?[ -]on(?= ?:))/gu,
    "bonus",
  ],
  // "Salary plus tips: $15 per hour"
  [
    new RegExp(
      String.raw`(?=[paue+&m])(?<=(?<!\p{L})(?:${PAY}) ?)(?:plus|and|\+|&|und|más|e|et) (?:${TIPS})(?=:)`,
      "gu",
    ),
    "",
  ],
  // "$35 an hour with tips", "incl. Trinkgeld": on-target earnings, unlike "pay is $15 with tips", where they come on top.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:includ(?:ing|es)|inclusive of|incl\.?|inkl\.?|after|incluidas|incluídas|(?<!(?<!\p{L})(?:${PAY})(?!\p{L})(?:[^.;,]|[.,](?=\d)){0,50})(?:with|mit|con|avec|com)) (?:(?:your|the|las|les|as) )?(?:${TIPS})(?!\p{L})`,
      "gu",
    ),
    " ote ",
  ],
  // "R$ 3.000 mais benefícios por mês": the period belongs to the amount.
  [
    /(?<=\d ?(?:\p{Sc}|eur|euros|usd)? )(?<added>(?:plus|zzgl\.?|zuzüglich|más|mais|\+) \p{L}+) (?<per>(?:per|a|pro|im|por|al|par) (?:month|annum|monat|mes|mês|mois|year|jahr|año|ano|an))(?!\p{L})/gu,
    "$<per> $<added>",
  ],
  // "Indemnité de stage : 700 €", "Minijob: 556 €", "Stipend: $500 per month": pay for such work.
  [
    /(?<!\p{L})(?:(?:indemnité|gratification) de stage|(?=[bms])(?<=^\P{L}*)(?:minijob|beca|bolsa|stipend) ?(?=:))(?!\p{L})/gu,
    "salary",
  ],
  // "Bolsa-auxílio de R$ 1.200,00" is monthly.
  [/(?<!\p{L})bolsa[ -]auxílio(?!\p{L})/gu, "salário mensal"],
  // "$401k match"
  [/\p{Sc} ?(?=401k (?:match|plan|contribution|retirement))/gu, ""],
  // "Package (fixe + variable)", but not "40k€ fixe + variable".
  [
    /(?<!\p{L}|[\d€k] ?)(?:fixe?|fijo|fixo|fisso|fixum|fixgehalt)(?: ?(?:\+|&) ?| (?:et|y|e|und|plus|más|mais) )(?:variable|variável|variabile?r?|bonus)(?!\p{L})/gu,
    " ote ",
  ],
  // "$120,000 (base + commission)", "$80k in your first year": on-target earnings.
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
  // "Twenty weeks at full pay", "sick pay": pay during leave. "The full pay range" is the job's.
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
  // "Seguro de vida de 20.000 €", but not an agent's who sells insurance.
  [
    /(?<!\p{L}|de )seguros? (?:de (?:vida|salud|saúde|acidentes)|médico)(?= (?:de|por|hasta|até) )/gu,
    "insurance",
  ],
  // "Salary sacrifice scheme", "life insurance at 4x salary": not pay.
  [/(?<!\p{L})salary[ -](?:sacrifice|exchange|packaging)(?!\p{L})/gu, "perks"],
  [
    /(?:(?<![\p{L}\d.,])\d{1,2} ?(?:x|×|times)|(?<!\p{L})(?:two|three|four|five|six|ten) times) (?:(?:your|the|base|basic|annual|gross) )*salary(?!\p{L})/gu,
    "coverage",
  ],
  // "We pay for courses up to $1,000", but not "we pay for each article".
  [
    /(?<!\p{L})(?<=(?:will|we|we'll|also|company|employer) )pays? for (?!each|every|an?|this|the (?:role|position|job|work)|work|time|hours|results|performance)/gu,
    "reimburses ",
  ],
  // What somebody sells or manages.
  [
    /(?<!\p{L})(?:(?:contract|deal|order|account|portfolio|cart) (?:values?|sizes?)|p ?(?:&|and) ?l(?= (?:of|worth|between|over))|book of business(?= (?:of|worth|from|between))|(?<=in )new business|(?:fundraising|sales|revenue) (?:goals?|targets?))(?!\p{L})/gu,
    "deals",
  ],
  // The same in other languages, with the amount after it: "una cartera de clientes de 500.000 €".
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
  // "Nous versons 80 000 € par an à des associations", "Wir spenden 80.000 €": donations.
  [
    /(?:à|aux) (?:(?:des|une|nos|diverses|plusieurs) )?(?:associations?|ong|fondations?|œuvres)(?!\p{L})(?<=(?<!\p{L})(?:re)?(?:vers|donn|consacr)(?:ons|e|ent) [^.;]{0,90})|(?<!\p{L})(?:donamos|doamos)(?!\p{L})|(?=de |em )(?<=(?:€|euros?) )(?:de|em) (?:bourses|becas|bolsas)(?!\p{L})/gu,
    "donate",
  ],
  // "Deals range from $60,000 to $120,000": here "range" is a verb and not about pay.
  [/(?<=\p{L}s )range (?=from|between)|(?<=\p{L} )ranges (?=from|between)/gu, ""],
  // "The budget for this role is $60,000", "Budget: 12 LPA"
  [
    /(?<!\p{L})budget(?= for (?:this|the) (?:role|position|hire|job)(?!\p{L})|[^.]{0,20}lakh inr per year)|(?<=salary )budget(?!\p{L})/gu,
    "pay",
  ],
  // "The potential salary for this role is $60,000" is pay, while "earning potential" is not.
  [
    /(?<!\p{L})potential (?=(?:base )?(?:salary|pay|compensation) (?:range )?(?:for|of) (?:this|the) (?:role|position|job)(?!\p{L}))/gu,
    "",
  ],
  // "Minimum $80,000, midpoint $100,000, maximum $120,000": the midpoint is ignored.
  [
    /(?<!\p{L})(?:mid[ -]?point|(?<=min(?:imum)?(?!\p{L})[^;]{0,40})mid)(?!\p{L})[: -]{0,3}\p{Sc} ?\d[\d.,]{0,12}k?/gu,
    " ",
  ],
  // "Pay rate: $60/hr; bill rate: $95/hr": clients pay the second.
  [/(?<!\p{L})bill rates?(?!\p{L})/gu, "price"],
  // "A per diem of $75" is for meals on the way.
  [/(?<!\p{L})per diems? of \p{Sc} ?\d[\d.,]{0,6}/gu, " "],
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
