import { GERMAN_APPLY } from "./apply.ts";
import { buildBoundPhrases } from "./bound-phrases.ts";
import { GERMAN_BOUND } from "./bound-words.ts";
import { DENIALS } from "./denials.ts";
import { livingBeyond, buildFreePhrases } from "./free-phrases.ts";
import { GERMAN_FREE } from "./free-words.ts";
import { AT_HOME, GERMAN_PLACES } from "./german-places.ts";
import { PLAIN_GERMAN } from "./german-plain-words.ts";
import { anyOf, NEXT_STATEMENT, PLACE, type PhraseTable, buildPhrases, spokenIn } from "./phrase.ts";
import { buildPlainPhrases } from "./plain-phrases.ts";
import { FOR_A_WHILE, limitsOf, buildWherePhrases } from "./where-phrases.ts";
import { GERMAN_WHERE } from "./where-words.ts";
import { WORK_OF_OTHERS } from "./work-of-others.ts";
import { buildWorkplacePhrases } from "./workplace-phrases.ts";
import { GERMAN_WORKPLACE } from "./workplace-words.ts";

const AT_OFFICE = String.raw`(?:im (?:buro|office|haus|betrieb|werk|labor)|vor ort|in prasenz|am standort|anwesenheit|(?:in|am \p{L}+|an) (?:unsere[mnr]?|der|dem) (?:\p{L}+ )?(?:zentrale|niederlassung|filiale|kanzlei|praxis|werkstatt|redaktion|buro\p{L}*|geschaftsstelle|klinik|schule|kuche|backstube|fabrik|halle|kita|apotheke|laden|hotel|museum|verwaltung|studio|agentur|ordination|atelier|labor|lager|werk|betrieb|zentrum|haus))`;
const COUNT = String.raw`(?:1[0-9]|[1-9]|einen?|ein|zwei|drei|vier|funf|sechs)`;
const DAYS = String.raw`\b${COUNT}(?: ?(?:-|–|bis|oder) ?${COUNT})? tage?n?\b`;
const WEEKDAYS = String.raw`\b(?:montag|dienstag|mittwoch|donnerstag|freitag)s?\b`;
const VISA = String.raw`(?:vis(?:um|a)\p{L}*|aufenthalts(?:titel|erlaubnis)|arbeitserlaubnis|arbeitsgenehmigung)`;
const ZONE = String.raw`(?:MEZ|MESZ|CET|CEST|UTC|GMT|EST|PST|ET|(?:[Mm]itteleurop|[Dd]eutsch|[Oo]sterreich|[Ss]chweiz|[Aa]merikan|[Bb]ritisch|[Ii]ndisch)\p{L}* (?:Orts|Sommer|Geschafts)?(?:[Zz]eit|[Zz]eitzone|Vormittag|Nachmittag|Arbeitszeit)\b|(?:Berliner|Wiener|Zurcher|Londoner|New Yorker|Londoner|Pariser) (?:Orts)?[Zz]eit)`;
const NOT_ALWAYS =
  /\b(?:optional|freiwillig|(?<!\bnach (?:der |einer |deiner |ihrer )?)einarbeitung|nach wunsch|workation|jahrlich|pro (?:quartal|jahr)|im (?:quartal|jahr)|urlaub\p{L}*|probe|war(?:en)? gestern|fruher|vorbei)\b/iu;
const CLEARANCE = String.raw`sicherheits(?:uberprufung|freigabe)\b(?! (?:von|der|des) (?:software|system|it|produkt|anlage|netz|daten|anwendung))`;

export const GERMAN: PhraseTable = {
  spoken: spokenIn("und|wir|fur|mit|Sie|der|das|ist|nicht|eine|den|im|bei|zu"),
  aside:
    /\b(?:unabhangig von(?! deine[mr] (?:wohn|aufenthalts)| ihrem (?:wohn|aufenthalts)| dem (?:wohn|land)|,? wo)|ungeachtet|geschlecht\p{L}*|herkunft|behinderung|(?<!kein )gehalt\p{L}*|vergutung|zuschuss\p{L}*|(?!sozial)\p{L}*versicherung|kinderbetreuung|hauptsitz|firmensitz|gegrundet|kunden vor ort|workation|urlaubstage)\b/iu,
  others:
    /\b(?:unser|dein|euer|ihr)e?[rnms]? (?!wohn|lebens|kandidat|bewerber|arbeits|standig|fest|steuer|haupt|gewohnlich|dauer)\p{L}+ $|\b(?:du|sie|wir) (?:unterstutz|hilf|helf|betreu|berat|begleit)\p{L}*(?: \p{L}+){0,3} $/iu,
  next: NEXT_STATEMENT,
  othersWork: WORK_OF_OTHERS.de,
  denials: DENIALS.de,
  barred:
    /\b(?:(?:konnen|konnten|werden|kommen) (?:wir )?(?:leider |derzeit |momentan |aktuell )*)?(?:nicht|niemanden|keine[nr]?)(?: (?!au(?:ss|ß)erhalb|nur)\p{L}+){0,7}? (?:einstellen|einzustellen|anstellen|beschaftigen|berucksichtig\p{L}*|in frage|in betracht)\b|\bstellen (?:\p{L}+ ){0,4}?(?:niemanden|keine[nr]?) (?:\p{L}+ ){0,2}?ein(?=,)|\b(?:steht|ist) (?:leider )?nicht (?:offen )?fur\b|\bnicht (?:offen|verfugbar)\b/iu,
  notOnly: anyOf(
    /\bnicht (?:nur|ausschlie(?:ss|ß)lich|allein)\b|\boder (?:(?:aus dem |im |vom )?ausland|irgendwo anders|anderswo|(?:in|aus) jedem anderen land)\b/u,
    livingBeyond(GERMAN_WHERE, GERMAN_FREE),
  ),
  outside: /(?<!\p{L})au(?:ss|ß)erhalb(?: des)? ?$/iu,
  placeFollows: /^,?(?: \p{Ll}+){0,3}? in(?: de[rmn])? \p{Lu}/u,
  wished:
    /\b(?:idealerweise|bevorzugt|vorrang|wunschenswert|von vorteil|gern(?:e)? gesehen|im idealfall|bestenfalls|optimalerweise|moglichst|ware schon)\b/iu,
  demanded: /\b(?:muss|musst|mussen|soll|sollte|solltest|sollten|nur|zwingend|voraussetzung)\b/iu,
  alternative:
    /\boder (?:(?:die|eine|du|sie) )?(?:\p{L}+ )?(?:bereitschaft|bereit|umzugsbereit\p{L}*|willens|moglichkeit)\b|\boder (?:arbeitest |arbeiten )?(?:als )?(?:freiberufler|freelancer|selbst(?:st)?andig)\p{L}*/iu,
  orPermit:
    /\b(?:staatsangehorig|staatsburger|burger)\p{L}*\b[^.;]{0,150}?\boder\b[^.;]{0,50}?\b(?:aufenthalts|arbeits(?:erlaubnis|genehmigung|bewilligung)|niederlassungs)\p{L}*/iu,
  obliged: /\b(?:muss|musst|mussen|nur)\b(?! nicht\b)/iu,
  overlap: /^(?=.*(?:uberschneid|uberlapp|gemeinsam)).*?\b(\d{1,2})\+? ?(?:stunden|h)\b/iu,
  phrases: [
    ...GERMAN_PLACES,
    ...GERMAN_APPLY,
    ...buildWherePhrases(GERMAN_WHERE),
    ...buildFreePhrases(GERMAN_WHERE, GERMAN_FREE),
    ...buildPlainPhrases(PLAIN_GERMAN, {
      places: FOR_A_WHILE,
      world: new RegExp(limitsOf(GERMAN_WHERE), "u"),
    }),
    ...buildBoundPhrases(GERMAN_WHERE, GERMAN_BOUND),
    ...buildWorkplacePhrases(GERMAN_WORKPLACE),
    ...buildPhrases(
      [
        /(?:arbeits(?:erlaubnis|genehmigung|berechtigung|bewilligung)|aufenthalts(?:erlaubnis|titel))\b[^.]{0,15}?\b(?:fur|in|innerhalb|der)\b/iu,
        /\b(?:berechtigt|berechtigung|recht|erlaubnis|befugt)(?: \p{L}+)?,? in(?=[^.]{0,80}\b(?:zu )?arbeiten\b)/iu,
        /\bin(?= [^.]{2,40}\barbeiten (?:durfen|darfst|zu durfen|darf)\b)/iu,
        /\b(?:darfst|durfen|darf) (?:du |sie )?(?:uneingeschrankt |legal |ohne einschrankung(?:en)? )?in(?= [^.]{2,40}\barbeiten\b)/iu,
      ],
      { kind: "workAuthorization", verdict: "required", places: "after" },
    ),
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "in",
      says: new RegExp(
        `${PLACE}[ -](?:Arbeitserlaubnis|Arbeitsgenehmigung|Arbeitsbewilligung|Work Permit)`,
        "u",
      ),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "there",
      says: /\b(?:gultige|unbefristete|uneingeschrankte|brauchst|benotigen|benotigst|verfugst|verfugen|besitzt|vorausgesetzt|voraussetzung)\b[^.]{0,50}(?:arbeits(?:erlaubnis|genehmigung|bewilligung)|aufenthaltstitel)\b/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: ["CH"],
      says: /\b(?:bewilligung|ausweis) [bcgl]\b|\bschweizer (?:arbeits(?:bewilligung|erlaubnis)|aufenthaltsbewilligung)\b/iu,
    },
    ...buildPhrases(
      [
        new RegExp(`${PLACE}[ -](?:Staatsburger|Staatsangehorig|Burger)`, "u"),
        /\b(?<place>\p{L}{4,}e)[nrs]? staats(?:burger|angehorig)/iu,
      ],
      { kind: "citizenship", verdict: "required", places: "in" },
    ),
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\bstaats(?:burger|angehorig)\p{L}*\b[^.]{0,20}?\b(?:eines|der|von|des)\b/iu,
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      otherwise: "DE",
      says: new RegExp(
        `(?<!\\p{L}-)\\b${CLEARANCE}(?: (?:von|der|des)(?: regierung (?:von|der|des))? (?<place>\\p{L}+))?|\\bSU ?[123]\\b`,
        "iu",
      ),
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      says: new RegExp(`\\b(?<place>\\p{L}+)-${CLEARANCE}`, "iu"),
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: new RegExp(
        `\\b(?:kein(?:e|en)?|nicht|leider)\\b[^.]{0,50}(?:${VISA}[^.]{0,25}(?:spons[eo]r|unterstutz|beantrag|ubernehm|moglich)|spons[eo]r\\p{L}*[^.]{0,15}${VISA}|visa?[- ]?sponsor)|\\b${VISA}[^.]{0,20}\\b(?:konnen wir (?:leider )?nicht|leider nicht)`,
        "iu",
      ),
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: new RegExp(
        `\\bunterstutzung (?:bei|mit|fur|beim)(?: \\p{L}+)? ${VISA}|\\b(?:unterstutzen|helfen|bieten|ubernehmen|begleiten|kummern)\\b[^.]{0,50}\\b${VISA}|\\b${VISA}[^.]{0,40}\\b(?:ubernehmen|unterstutzen|kummern|helfen) wir\\b`,
        "iu",
      ),
      unless: /\b(?:nicht|kein\p{L}*)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: /\b(?:auf honorarbasis|auf (?:eigene )?rechnung|rechnung(?:en)? (?:stell\p{L}+|schreib\p{L}+)|stell(?:en|st)[^.]{0,20} rechnung(?:en)?|freischaffend\p{L}*|honorarvertrag\p{L}*|honorarkraft\p{L}*|selbst(?:st)?andig tatig|auf freiberuflicher basis|als (?:freelancer(?:in)?|freiberufler(?:in)?|selbst(?:st)?andige\p{L}*)|freiberufliche[rs]? (?:mitarbeit|tatigkeit|basis)|frei(?:e[rn]?) (?:mitarbeit\p{L}*|lehrkraft)|freiberuflich tatig|im werkvertrag)\b/iu,
      unless: /\b(?:kein\p{L}*|nicht|kund(?:en|innen)|steuerung|betreuung)\b/iu,
    },
    {
      kind: "employment",
      verdict: "employee",
      says: /\bkeine? (?:freelancer\p{L}*|freiberufler\p{L}*|freie mitarbeit\p{L}*|selbst(?:st)?andigen?|agenturen)\b|\b(?:nur|ausschlie(?:ss|ß)lich) (?:in|zur) festanstellung\b/iu,
    },
    ...buildPhrases(
      [
        /\ban den (?:ubrigen|anderen|restlichen) tagen\b[^.]{0,20}\b(?:in unserem|in unserer|im buro|bei uns|vor ort)\b/iu,
        new RegExp(`${DAYS}[^.]{0,40}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(`${DAYS}[^.]{0,25}\\b${AT_HOME}\\b|\\b${AT_HOME}\\b[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(
          `${WEEKDAYS}[^.]{0,60}\\b${AT_OFFICE}|${WEEKDAYS} (?:kommst du|fahrst du|geht es|(?:kommen|sitzen|treffen) (?:sie|wir|alle))\\b[^.]{0,20} (?:ins (?:buro|office|haus|werk|labor|studio)|zusammen in|bei uns)\\b`,
          "iu",
        ),
        new RegExp(`\\b(?:kommst|kommen sie)\\b[^.]{0,20}${DAYS}[^.]{0,15}\\bzu uns\\b`, "iu"),
        new RegExp(
          `\\b(?:ubrigen?|restlichen?|anderen) (?:tagen?|zeit|woche|ein|zwei|drei|vier)\\b[^.]{0,30}\\b${AT_HOME}\\b`,
          "iu",
        ),
        new RegExp(
          `\\b(?:kommst du|kommen sie)\\b[^.]{0,40} ${WEEKDAYS}[^.]{0,10} (?:ins (?:buro|office|haus|werk|labor|studio)|zu uns)\\b`,
          "iu",
        ),
        /(?:\b(?:kommst du|kommen sie|du kommst|sie kommen) nach \p{L}+|\bnach \p{L}+ (?:kommst du|kommen sie))[^.;,]{0,10} (?:ein|zwei|drei)mal (?:pro|in der|die) woche\b/iu,
        /\b(?:du arbeitest|sie arbeiten) (?:taglich|jeden tag) (?:in unseren|bei uns (?:in|im)|vor ort)\b|\bjeden zweiten tag (?:bist du|sind sie)\b[^.;]{0,20} vor ort\b|\b(?:prasenz|anwesenheits)pflicht\b|\bhome ?office gibt es\b[^.;]{0,30} nicht\b(?! nur)/iu,
        new RegExp(`\\b${COUNT} (?:home[- ]?office|remote|mobil)\\p{L}*-?tagen?\\b`, "iu"),
        /\b(?:mix|kombination|mischung|wechsel)\b[^.]{0,20}\b(?:buro\p{L}*|prasenz|vor ort)\b[^.]{0,20}\b(?:und|mit)\b[^.]{0,20}\b(?:home[- ]?office|remote|mobil\p{L}*)|\b(?:home[- ]?office|remote|mobil\p{L}*)\b[^.]{0,12}\bund (?:buro\p{L}*|prasenz)\b[^.]{0,20}\b(?:mix|kombination|mischung|wechsel)\b/iu,
        /\beine woche\b[^.]{0,20}\b(?:buro|home[- ]?office|zu ?hause)\b[^.]{0,10}\beine woche\b|\bhome[- ]?office ist (?:leider )?nicht (?:vorgesehen|angedacht|geplant|gewunscht)\b|\banwesenheit (?:in der|im|vor ort|am)\b[^.]{0,60}\b(?:erforderlich|notwendig|voraussetzung|pflicht)\b|\b(?:ein|zwei|drei|vier)mal (?:pro|die|in der) woche (?:ins|im) (?:buro|office)\b/iu,
        /^\P{L}*(?:montag|dienstag|mittwoch|donnerstag|freitag)s? (?:ist |im )?home[- ]?office\W*$|\barbeitsplatz (?:ist|liegt|befindet sich) in (?:unserer|unserem|der)\b|\bteilst\b[^.]{0,30}\bzwischen (?:buro|home[- ]?office|zu ?hause)\b|\bwir arbeiten hybrid\b|\bhybride[snmr]? (?:arbeits\p{L}+|modell|arbeiten)\b(?! (?:moglich|optional))|\bgearbeitet wird (?:im buro|vor ort|bei uns)\b/iu,
        /^\P{L}*(?:arbeitsort|standort|arbeitsmodell) ?: ?(?:vor ort|hybrid|in prasenz)\b|^\P{L}*kein remote(?![-\p{L}])|\bremote-anteil\b[^.]{0,15}\b[1-8]0 ?%|\b(?<!\d)[1-8]0 ?% remote\b(?! (?:arbeitend|aufgestellt|verteilt|organisiert))|\btageweise(?:s)? (?:home[- ]?office|remote|mobil)/iu,
        /\bam standort \p{L}[\p{L} ]{1,25}\(hybrid\)|^\P{L}*hybrid (?:in|aus|am standort) \p{L}|\barbeite\p{L}* vor ort in unsere[mnr]\b/iu,
        /\b(?:home ?office|mobiles arbeiten)[^.]{0,20}(?:bis zu )?[2-8]0 ?%|\bhalfte (?:der|deiner|ihrer) (?:woche|(?:arbeits)?zeit)\b[^.]{0,40}\b(?:zu ?hause|home ?office|buro|vor ort|bei uns)|\b(?:gearbeitet|arbeit\p{L}*)\b[^.]{0,30}\bausschlie(?:ss|ß)lich (?:in unser|vor ort|im buro)|\bteilweise (?:remote|home ?office|mobil)|\b(?:abwechselnd|im wechsel|zur halfte)\b[^.]{0,40}\b(?:buro|zu ?hause|home ?office|remote)|\b(?:prasenztage?n?|burotage?n?)\b/iu,
        /\bhome ?office\b[^.]{0,15}\bnur\b[^.]{0,8}\b(?:mon|diens|mitt|donners|frei)\p{L}*s\b|\bgearbeitet wird (?:im (?:labor|buro|werk|lager)|in (?:der|unser)|bei uns|vor ort)/iu,
        /\b(?:arbeit|tatigkeit|einsatz) (?:findet|erfolgt) (?:\p{L}+ )?(?:am \p{L}+ unser|in unser(?:er|em|en)|vor ort|im buro|bei uns)\b/iu,
        /\b(?:arbeit\p{L}*|dienst|tatigkeit|stelle|einsatz)\b[^.]{0,40}\b(?:ausschlie(?:ss|ß)lich|komplett|nur|selbstverstandlich) (?:vor ort|in prasenz|bei uns|im buro|an unserem standort)\b|\bkein home ?office\b|\bhome ?office (?:ist )?(?:leider )?nicht moglich\b/iu,
      ],
      { kind: "workplace", verdict: "required", unless: NOT_ALWAYS },
    ),
    {
      kind: "workplace",
      verdict: "optional",
      says: anyOf(
        `\\b(?:ob|egal,? ob|entscheide\\p{L}*|wahlweise|wahl\\p{L}*|arbeite dort)\\b[^.]{0,60}(?:\\b${AT_HOME}\\b[^.]{0,30}\\boder\\b[^.]{0,40}(?:buro|office|\\bvor ort|\\bbei uns)|\\b(?:buro\\p{L}*|office|mit uns|bei uns|vor ort)\\b[^.]{0,30}\\boder\\b[^.]{0,20}\\b${AT_HOME}\\b)`,
        `\\b${AT_HOME}\\b[^.]{0,30}\\boder\\b[^.]{0,30}\\b(?:im buro|buro\\p{L}*|office|vor ort)\\b[^.]{0,40}\\b(?:wie (?:du|sie|es)|ganz nach|nach wahl|deine wahl|ihre wahl|arbeiten (?:mochtest|mochten|willst))`,
        `\\b(?:${AT_HOME},|${AT_HOME} oder nach wahl) [^.]{0,12}\\b(?:im |in unserem )(?:buro|office)\\b[^.]{0,20}(?:\\boder\\b|$| in\\b)`,
        /\b(?:buro\p{L}*|office)\b[^.]{0,30}\b(?:steht|stehen) (?:dir|ihnen|euch) (?:jederzeit )?offen\b/u,
        /\bmoglichkeit,? hybrid zu arbeiten\b/u,
        /\bwer (?:mag|mochte|will),? (?:hat|findet|bekommt) (?:einen |bei uns )*(?:schreibtisch|arbeitsplatz|platz)\b/u,
        /\bkannst (?:du )?(?:jederzeit |gern(?:e)? )(?:auch )?in unser\p{L}* (?:\p{L}+ )?(?:buro|office)/u,
        /\b(?:jederzeit|gern(?:e)?) (?:in|auch in) (?:unser|eines unserer) (?:buros?|office)\b[^.]{0,20}\bkommen\b/u,
        /\bvoll (?:remote|im home ?office) oder in (?:einem|unser)\p{L}*\b[^.]{0,60}\b\p{L}*buros?\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "optional",
      says: anyOf(
        /\bes kann zu (?:dienst|geschafts)?reisen kommen\b/u,
        /\breisen? (?:konnen|kann) (?:gelegentlich |vereinzelt )?anfallen\b/u,
        /\b(?:gelegentlich|vereinzelt|bei bedarf|eventuell|gegebenenfalls|ggf)\b[^.]{0,30}\b(?:konnen|kann|moglich)\b[^.]{0,40}\b(?:dienst|geschafts)?reisen?\b/u,
        /\b(?:dienst|geschafts)reisen?\b[^.]{0,20}\b(?:moglich|konnen)\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "required",
      says: anyOf(
        /\breisebereitschaft\b/u,
        /\b(?:einmal|zweimal|mehrmals|alle)\b[^.]{0,30}\breis(?:en|t|est) (?:sie|du)\b/u,
        /\bauf reisen\b/u,
        /\bbereitschaft zu[^.]{0,30}\b(?:dienst)?reisen\b/u,
        /\breise(?:tatigkeit|anteil)\b/u,
        /\b(?:regelma(?:ss|ß)ig\p{L}*|gelegentlich\p{L}*|haufig\p{L}*|\d{1,3} ?%) (?:dienst|geschafts)?reisen\b/u,
        /\b(?:dienst|geschafts)reisen? (?:zu|nach|gehoren|sind|ca|innerhalb|im umfang)\b/u,
        /\b(?:unterwegs|im au(?:ss|ß)endienst)\b[^.]{0,50}\b(?:ubernachtung\p{L}*|kunden|tage)\b/u,
        /\b(?:\p{L}*mal (?:im|pro) (?:jahr|quartal)|jahrlich|jedes (?:jahr|quartal)) (?:treffen|sehen|kommen) wir\b/u,
        /\b(?:anlassbezogen|gelegentlich|regelma(?:ss|ß)ig|punktuell)\p{L}* (?:vor-ort-(?:einsatz\p{L}*|termin\p{L}*)|einsatze? vor ort|kundentermine? vor ort)/u,
        /\breist (?:du )?regelma(?:ss|ß)ig\b/u,
        /\b(?:wir treffen uns|trifft sich das (?:ganze )?team|kommen wir (?:alle )?zusammen)\b[^.]{0,30}\b(?:(?:\p{L}*mal|\d mal) (?:im|pro) (?:jahr|quartal)|jahrlich|jedes (?:jahr|quartal))\b/u,
        /\b(?:besuchst|besuchen sie) (?:unsere |du unsere )?kund(?:en|innen)(?: vor ort)?\b/u,
      ),
      unless: /\b(?:keine|nicht|ohne|moglich|konnen)\b/iu,
    },
    ...buildPhrases(
      [
        new RegExp(
          `\\b(?:[Zz]eitzone|[Uu]berschn|[Uu]berlapp|[Kk]ernarbeitszeit|[Kk]ernzeit|Uhr|erreichbar|verfugbar)\\p{L}*[^.]{0,50}\\b${ZONE}`,
          "u",
        ),
        /\b[Zz]eitzone (?:von|in|der|des) (?=\p{Lu})|\b(?:CET|MEZ|UTC|GMT|EST)\b[^.]{0,20}\b[Zz]eitzone|\b[Zz]eitzone\b[^.]{0,30}\b(?:Deutschland|Europa)\b/u,
      ],
      {
        kind: "hours",
        verdict: "required",
        unless: /\b(?:kund(?:en|innen)|unser team|verteilt|hotline|rufen sie)\b/iu,
      },
    ),
    {
      kind: "hours",
      verdict: "required",
      says: /\bstunden\b[^.]{0,20}\b(?:gemeinsam|uberschneidung|uberlappung) mit\b/iu,
    },
  ],
};
