import { buildOnlyPhrases } from "./only-phrases.ts";
import { type Phrase, buildPhrases } from "./phrase.ts";

const LIVE = String.raw`(?:wohn(?:haft|st|en|t|sitz|ort)|haupt?wohnsitz|leb(?:st|en|t)|lebensmittelpunkt|ansassig(?:keit)?|sesshaft|gemeldet|beheimatet|meldeadresse|(?:post|wohn)adresse|steuersitz|steuerpflichtig)`;
/** At home, as German postings say it. */
export const AT_HOME = String.raw`(?:home[- ]?office|remote|mobil(?:e[mnrs]?)?(?: arbeite?n?)?|von (?:zu ?hause|daheim)|zu ?hause)`;
/** Working there, looking for people or taking them. */
const FROM_HOME = String.raw`(?:${AT_HOME}|arbeite?n?|arbeitest|suchen|gesucht|besetz\p{L}*|stellen|bewerb\p{L}*|ortsunabhangig)`;
/** Others than those who are looked for. */
const OTHERS =
  /\b(?:egal,? ob|ebenso|genauso|preferred|grunder(?:in(?:nen)?)?|kund(?:en|innen)|nutzer\p{L}*|abonnent\p{L}*|patient\p{L}*|mandant\p{L}*|bisherigen?|unser(?:e[nr]?)? (?:team|kolleg\p{L}*|mitarbeit\p{L}*|standorte?)|kolleginnen|wir leben|leben wir|wir haben|haben wir|bereits|menschen (?:zu|auf)|leser\p{L}*|familien?|(?:firma|unternehmen|kunde|agentur|konzern)\b[^.]{0,40}\b(?:ansassig|beheimatet)|unternehmen (?:in|aus)|verkauf\p{L}*|vertreib\p{L}*|filialen|liefern)\b/iu;

/** Where people have to live, may live anywhere, or cannot be taken from, in German. */
export const GERMAN_PLACES: readonly Phrase[] = [
  ...buildOnlyPhrases({
    before: "[Nn]ur|[Aa]usschlie(?:ss|ß)lich|[Ll]ediglich",
    behind: "ausschlie(?:ss|ß)lich",
    lead: "in|aus|fur|innerhalb|de[rmns]|die",
    based: String.raw`(?:wohn)?sitz in|ansassig in|wohnhaft in`,
    demanded: "zwingend|erforderlich|vorausgesetzt|notwendig|verpflichtend|ein muss",
  }),
  ...buildPhrases(
    [
      new RegExp(`\\b${LIVE}\\b[^.]{0,25}?\\b(?:in|innerhalb|im)\\b(?: eine[mr])?`, "iu"),
      /(?<!\b(?:wenn|falls|ob) )\b(?:die|der|wer|du|sie|menschen|personen|bewerber\p{L}*|kandidat\p{L}*|jemanden?|alle|jeder?)\b[^.]{0,15}?\b(?:in|innerhalb)(?= [^.]{0,90}\b(?:wohn(?:st|en|t|haft)|leb(?:st|en|t)|gemeldet|ansassig|beheimatet|sesshaft|steuerpflichtig|sozialversichert|zu ?hause (?:bist|sind|ist|sein))\b)/iu,
      new RegExp(
        `\\b(?:${AT_HOME}|ortsunabhangig)\\b[^.]{0,40}?\\b(?:innerhalb|aus ganz|in ganz|uberall in|von uberall (?:in|aus)|(?:nur|ausschlie(?:ss|ß)lich) (?:in|aus|von))\\b`,
        "iu",
      ),
      /\bau(?:ss|ß)erhalb(?: von| der| des)?(?=[^.,;:!?]{2,60}\b(?:nicht|niemanden|keine\p{L}*)\b[^.;:!?]{0,30}\b(?:stellen|einstellen|anstellen|beschaftigen|schlie(?:ss|ß)en))/iu,
      /\b(?:freiberufler|freelancer|selbst(?:st)?andige|personen|bewerber)\p{L}* mit sitz in\b/iu,
      /\b(?:uberall|irgendwo) in\b|\bauf(?= [^.]{2,40}\b(?:beschrankt|begrenzt)\b)|\bin(?= [^.]{2,40}\bliegen (?:muss|sollte)\b)/iu,
      /\b(?:solange|sofern)\b[^.]{0,30}\bin\b(?= [^.]{2,40}\b(?:ist|sind|liegt|bleib(?:en|st|t)|befinde(?:n|st|t))\b)/iu,
      /\b[Rr]emote ?[(,:|–-]+ ?(?:nur |in |innerhalb )?(?=\p{Lu})/u,
      /^\P{L}*(?:100 ?% )?(?:[Rr]emote|[Hh]ome[- ]?[Oo]ffice) (?:aus|in|innerhalb)\b(?=(?: de[rmns]| den)? ?\p{Lu})/u,
      /^\P{L}*(?:arbeitsort|standort|einsatzort|ort) ?:(?=[^.:]{2,60}[ ,(|/–-](?:remote|home[- ]?office|mobil))/iu,
      /^(?:arbeitsort|standort|einsatzort|ort)\b:? ?[^.]{0,12}\b(?:remote|home[- ]?office)\b[ ,(|/–-]*(?:in |aus )?/iu,
      /\b(?:aus|von)(?= [^.]{2,40}\b(?:aus|heraus)\b[^.]{0,20}\barbeite)/iu,
      /\b(?:nur|ausschlie(?:ss|ß)lich|lediglich)\b[^.]{0,40}\b(?:bewerb\p{L}*|kandidat\p{L}*|personen|menschen|leute)\b[^.]{0,30}\b(?:aus|in)\b/iu,
      /\b(?:offen )?fur (?:bewerb\p{L}*|kandidat\p{L}*|menschen|personen|alle) aus\b(?:(?<=offen fur \p{L}{4,20} aus)|(?=[^.;:]{2,40} offen\b))/iu,
      /\b(?:einstellen|anstellen|beschaftigen|stellen)\b[^.]{0,30}\b(?:nur|ausschlie(?:ss|ß)lich)\b[^.]{0,30}\b(?:in|aus)\b/iu,
      /\b(?:[Nn]ur|[Aa]usschlie(?:ss|ß)lich|[Ll]ediglich)\b(?: \p{L}+){0,2}? (?:in|aus|von|innerhalb)\b(?=(?: der| den| dem| von)? \p{Lu})/u,
      /\b(?:nicht|niemanden|kein\p{L}*)\b[^.]{0,50}\bau(?:ss|ß)erhalb\b/iu,
      /^\P{L}*(?:nur )?fur (?:menschen|personen|leute|bewerber\p{L}*|(?:ein|be)wohner\p{L}*) (?:aus|in|der|des)\b(?=[^.;:,]{2,40}[.!]?$)/iu,
      /\bin(?= [^.;:]{2,40} (?:musst|solltest|mussen|sollten) (?:du|sie)(?: \p{L}+)? (?:wohn|leb)en\b)/iu,
      /\b(?:dein|ihr) (?:wohn)?land muss (?:mitglied|teil)\b/iu,
      /\binnerhalb(?= [^.;:]{2,40}\bortsunabhangig\b)/iu,
      /\b(?:aus|in) (?:den |einem der )?folgenden (?:landern?|staaten) (?:\p{L}+ ){0,3}(?:ein|an|(?:ein|an)stellen|beschaftigen|arbeiten|leben|wohnen|bewerben|moglich|verfugbar) ?:/iu,
      /\b[Hh]auptsache,? (?:in |aus )?(?=\p{Lu})/u,
      /\b(?:home[- ]?office|arbeitsplatz|schreibtisch) (?:muss|sollte) (?:sich )?in\b/iu,
      /\b(?:deine?|ihre?) \p{L}*(?:adresse|anschrift)\b[^.]{0,20}\bin\b/iu,
      /\bau(?:ss|ß)erhalb\b(?=[^.]{0,60}\b(?:nicht (?:moglich|gestattet|erlaubt|vorgesehen|annehmen|berucksichtig\p{L}*|einstellen|beschaftigen|anstellen|bearbeiten)|ausgeschlossen)\b)/iu,
    ],
    { kind: "residence", verdict: "only", places: "after", unless: OTHERS },
  ),
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    isHome: true,
    says: /\b(?:(?:musst|mussen)(?: (?:du|sie))?|(?:du|sie) (?:solltest|sollten)) in(?= [^.;:!?]{2,40} (?:wohnen|leben)\b)|\bin(?= [^.;:!?]{2,40} (?:musst|solltest|mussen|sollten) (?:du|sie) (?:wohn|leb)en\b)/iu,
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    says: /\bnur in(?=[^.;]{2,60}\b(?:gesellschaft|niederlassung|firma|rechtstrager)\b[^.;]{0,40}\b(?:anstellen|einstellen|beschaftigen))/iu,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: /(?<!\p{L})(?<place>EU|EWR|DACH|\p{L}{5,})-(?:wohnsitz|meldeadresse)\b/iu,
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "only",
    places: ["DE", "AT", "CH"],
    says: new RegExp(
      `\\b(?:${LIVE}|${AT_HOME}|bewerb\\p{L}*|arbeit\\p{L}*|einstell\\p{L}*)\\b[^.]{0,25}?\\b(?:im|aus dem) (?:gesamten |ganzen )?deutschsprachigen raum\\b`,
      "iu",
    ),
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "only",
    places: ["DE"],
    says: new RegExp(
      `\\b(?:${LIVE}|${AT_HOME}|bewerb\\p{L}*|arbeit\\p{L}*|einstell\\p{L}*)\\b[^.]{0,25}?\\bim (?:gesamten |ganzen )?bundesgebiet\\b|\\b(?:aus jedem|in (?:jedem|allen)|egal,? (?:in|aus) welchem) bundesl(?:and|andern)\\b(?! (?:von |in )?osterreich)`,
      "iu",
    ),
    unless: new RegExp(`${OTHERS.source}|urlaub|feiertag`, "iu"),
  },
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: new RegExp(
      `(?:^\\P{L}*(?:(?:arbeits|einsatz|stand)?ort: )?|\\b(?:${AT_HOME}|stellen (?:wir )?)[^.]{0,15}?)(?<place>EU|\\p{L}{4,}?)-?weit(?:e[nsmr]?)?\\b(?=[^.]{0,40}\\b(?:${FROM_HOME}|ein|besetzung|anstellung)\\b)`,
      "iu",
    ),
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "only",
    places: ["DE"],
    says: new RegExp(
      `\\b${FROM_HOME}\\b[^.]{0,40}\\b(?:deutschlandweit|bundesweit)|\\b(?:deutschlandweit|bundesweit)e?\\b[^.]{0,60}\\b${FROM_HOME}\\b`,
      "iu",
    ),
    unless:
      /\b(?:standorte\p{L}*|kund\p{L}*|filialen|tatig|vertreten|aktiv|bekannt|fuhrend\p{L}*|marktfuhr\p{L}*|niederlassung\p{L}*)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:nicht|keine (?:personen|leute|menschen|bewerb\p{L}*|kandidat\p{L}*))\b[^.]{0,20}\baus\b(?=[^.]{2,40}\b(?:einstellen|beschaftigen|anstellen|berucksichtigen)\b)|\bbewerbungen aus(?=[^.]{2,60}\bnicht (?:berucksichtig|annehmen|bearbeit))|\bstellen (?:wir )?(?:\p{L}+ ){0,2}nicht in\b(?=[^.;:]{2,40} ein\b)|\b(?:niemanden|nicht) in(?=[^.]{2,40}\b(?:einstellen|beschaftigen|anstellen)\b)|\bin(?=[^.;:]{2,40} konnen wir (?:leider |derzeit |aktuell )*(?:niemanden|nicht|keine\p{L}*)(?: \p{L}+)? (?:einstellen|beschaftigen|anstellen)\b)|\bkonnen wir in(?=[^.]{2,40}\b(?:nicht|niemanden) (?:einstellen|beschaftigen|anstellen)\b)/iu,
    unless: /\bau(?:ss|ß)erhalb\b/iu,
  },
];
