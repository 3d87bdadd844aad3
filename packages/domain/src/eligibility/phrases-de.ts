import { PLACE, type PhraseTable } from "./phrase.ts";

const LIVE = String.raw`(?:wohnhaft|wohnst|wohnen|lebst|leben|ansässig|sesshaft|Wohnsitz|Wohnort|Lebensmittelpunkt|Hauptwohnsitz)`;

export const GERMAN: PhraseTable = {
  spoken: /(?<!\p{L})(?:und|wir|für|mit|du|Sie|der|die)(?!\p{L})/u,
  cue: /(?:honorar|berechtig|\brecht\b|wohn|ansässig|sesshaft|lebst|leben|lebensmittelpunkt|bewerber|arbeitserlaubnis|arbeitsgenehmigung|aufenthalt|staatsbürger|staatsangehörig|sicherheitsüberprüfung|visum|visa|sponsor|freiberuf|selbst(?:st)?ändig|freelanc|büro|office|vor ort|präsenz|hybrid|reise|zeitzone|überschneid|kernarbeit|uhr\b|weltweit|remote|homeoffice|deutschlandweit)/iu,
  aside:
    /(?:unabhängig von|ungeachtet|geschlecht|herkunft|behinderung|gehalt|vergütung|zuschuss|versicherung|kinderbetreuung|hauptsitz|gegründet|kunden vor ort|workation)/iu,
  negated:
    /(?:\b(?:kein(?:e|en|er)?|nicht|ohne)\b[^.]{0,40}(?:nötig|notwendig|erforderlich|voraussetzung|benötigt|zwingend)|egal,? wo|nicht (?:in|an)\b[^.]{0,20}(?:wohnen|leben))/iu,
  wished:
    /(?:idealerweise|bevorzugt|wünschenswert|von vorteil|gern(?:e)? gesehen|im idealfall|bestenfalls|optimalerweise)/iu,
  phrases: [
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})${LIVE}(?!\\p{L})[^.]{0,20}?(?<!\\p{L})(?:in|innerhalb|im|aus)(?!\\p{L})`,
        "iu",
      ),
      unless: /\b(?:menschen|kunden|unternehmen|wir leben|leben wir)\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /\b(?:remote|homeoffice|home office|deutschlandweit|ortsunabhängig)\b[^.]{0,20}\b(?:innerhalb|aus ganz|in ganz|von überall (?:in|aus)|überall in)\b/iu,
      unless: /\b(?:büros?|office in|standort|unser|team)\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: ["DE"],
      says: /\b(?:remote|homeoffice|home office)\b[^.]{0,20}\b(?:deutschlandweit|bundesweit)\b|\b(?:deutschlandweit|bundesweit)e?\b[^.]{0,12}\b(?:remote|homeoffice)\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /\b(?:nur|ausschließlich)\b[^.]{0,40}\b(?:bewerber\w*|bewerbungen|kandidat\w*|personen)\b[^.]{0,30}\b(?:aus|in|mit wohnsitz in)\b/iu,
    },
    {
      kind: "residence",
      verdict: "open",
      says: /\b(?:weltweit|von überall (?:auf|aus) der welt)\b[^.]{0,20}\b(?:arbeiten|remote|möglich)\b|\b(?:remote|arbeite\w*)\b[^.]{0,15}\bweltweit\b/iu,
      unless: /\b(?:kunden|standorte\w*|büros|mitarbeite\w*|tage|wochen)\b/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: /(?:arbeitserlaubnis|arbeitsgenehmigung|aufenthaltserlaubnis|aufenthaltstitel|arbeitsberechtigung)(?!\p{L})[^.]{0,15}?(?<!\p{L})(?:für|in|innerhalb)(?!\p{L})/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "in",
      says: new RegExp(`${PLACE}[ -](?:Arbeitserlaubnis|Arbeitsgenehmigung|Work Permit)`, "u"),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: /\b(?:berechtigt|berechtigung|recht|erlaubnis)(?: \w+)?,? in(?=[^.]{0,40}\b(?:zu )?arbeiten\b)/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "in",
      says: new RegExp(`${PLACE}[ -](?:Staatsbürgerschaft|Staatsangehörigkeit|Staatsbürger)`, "u"),
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: ["DE"],
      says: /\bdeutsche[nrs]? (?:staatsbürger|staatsangehörig)/iu,
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: /\b(?:kein(?:e|en)?|nicht|leider)\b[^.]{0,50}(?:visa?[- ]?sponsor|visum[- ]?sponsor|visum(?:s)?unterstützung|sponsoring von visa|visa (?:sponsern|unterstütz))/iu,
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: /\b(?:unterstützen|helfen|bieten|übernehmen)\b[^.]{0,40}\b(?:visum|visa)(?:s|sponsoring|[- ]sponsoring|prozess)?\b/iu,
      unless: /\b(?:nicht|kein\w*)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: /\b(?:auf honorarbasis|selbst(?:st)?ändig tätig|auf freiberuflicher basis|als (?:freelancer(?:in)?|freiberufler(?:in)?|selbst(?:st)?ändige\w*)|freiberufliche (?:mitarbeit|tätigkeit)|freie mitarbeit)\b/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /\b(?:(?:mindestens |ca\. |etwa )?(?:ein|einen|zwei|drei|vier|[1-4])(?: ?(?:-|–|bis) ?[2-5])? tag(?:e|en)?(?: (?:pro|in der|die|\/) ?woche)?[^.]{0,20}\b(?:im büro|vor ort|im office|in präsenz)|(?:im büro|vor ort|präsenz)[^.]{0,20}\b(?:[1-4]|ein|zwei|drei|vier)(?: ?(?:-|–|bis) ?[2-5])? tag(?:e|en)?)\b/iu,
      unless: /\b(?:optional|freiwillig|wenn du|einarbeitung|pro (?:monat|quartal|jahr)|nach wunsch)\b/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /(?<!\p{L})(?:\d{1,2} ?(?:-|–|bis) ?)?(?:[1-4]|einen?|zwei|drei) (?:tag(?:e|en)?)(?: (?:pro|in der|die|\/) ?woche)?[^.]{0,15}(?:home ?office|remote|mobil|von zu ?hause)|(?:home ?office|mobiles arbeiten)[^.]{0,20}(?:bis zu )?(?:[1-4]|zwei|drei|[2-8]0 ?%)(?: tag(?:e|en)?)?|\bteilweise (?:remote|home ?office|mobil)/iu,
      unless: /\b(?:optional|wenn du|workation)\b/iu,
    },
    {
      kind: "workplace",
      verdict: "optional",
      says: /\b(?:ob|egal ob|entscheide|wahlweise|wähle|arbeite dort)\b[^.]{0,50}\b(?:remote|home ?office|zu ?hause)\b[^.]{0,25}\boder\b[^.]{0,40}\b(?:büro|office)\w*/iu,
    },
    {
      kind: "travel",
      verdict: "required",
      says: /\breisebereitschaft\b|\bbereitschaft zu[^.]{0,30}\b(?:dienst)?reisen\b|\breise(?:tätigkeit|anteil)\b[^.]{0,30}\d{1,3} ?%/iu,
      unless: /\b(?:keine|nicht|ohne)\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /\b(?:zeitzone|überschneidung|kernarbeitszeit|kernzeit)\w*\b[^.]{0,50}\b(?:MEZ|MESZ|CET|CEST|UTC|GMT|EST|PST)\b|\b(?:CET|MEZ|UTC|GMT|EST)\b[^.]{0,20}\bzeitzone/iu,
    },
  ],
};
