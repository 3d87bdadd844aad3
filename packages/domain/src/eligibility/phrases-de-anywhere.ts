import { anyCased, anyOf, type Phrase, sayAll } from "./phrase.ts";

/** Others than those who are looked for, and what is theirs. */
const OF_OTHERS = String.raw`(?:kund(?:e|in)|nutzer|standorte|buros|mitarbeite|kolleg|team|unternehmen|firma|partner|fuhrend|tatig|lieferant|verkauf|vertreib|liefer|leser|gaste|reise|urlaub|filiale|projekte|marken?\b|niederlassung|vertreten)`;
const GAP = String.raw`(?:(?!${OF_OTHERS})[^.;:]){0,40}?`;
/** A job and who gets it. */
const JOB = String.raw`\b(?:stelle|job|position|arbeitsort|arbeite\p{L}*|arbeitest|bewerb\p{L}*|bewirb\p{L}*|einstellen|stellen wir|wir stellen|beschaftig\p{L}*|remote|ortsunabhangig|home[- ]?office|leb(?:en|st)|wohn(?:en|st)|menschen|leute|personen|offen)\b`;
const WHERE = String.raw`(?:\b(?:von )?wo(?:her|von)?\b(?! (?:sie|du) uns)[^.;,]{0,15}\b(?:du|sie|ihr|jemand|man)\b|\b(?:wohn|arbeits|aufenthalts)(?:ort|sitz|land)\b|\b(?:welchem|welches|jedem|dein|ihr) land\b(?! (?:der|die|das|ein|unser)\p{L}* (?!welt))|\bland,? (?:aus|in|von) (?:dem|welchem) (?:du|sie|ihr)\b|\b(?:deine|ihre) (?:adresse|anschrift)\b)`;
const NO_MATTER = String.raw`(?:\b(?:vollig |ganz |uns )?(?:egal|gleich(?:gultig)?|unerheblich|unwichtig|nebensachlich|zweitrangig|irrelevant|beliebig|schnuppe)\b|\bkeine rolle\b|\bnicht (?:wichtig|relevant|entscheidend|von belang)\b|\bkein (?:kriterium|thema|hindernis)\b|\b(?:dir|ihnen|euch) uberlassen\b|\bfrei wahlbar\b|\bohne (?:belang|bedeutung)\b)`;
const WORLD = String.raw`(?:auf der (?:ganzen )?(?:welt|erde)|der (?:ganzen )?(?:welt|erde))`;

/** A place that the same sentence keeps to: "egal, wo du in Deutschland wohnst". Nouns have capitals. */
const SOMEWHERE = anyCased(
  String.raw`(?<!\p{L})in (?:(?:der|den|ganz) )?(?=(?:Deutsch|[OÖ]sterr|Schwei|EU\b|Europ|DACH|Polen|Spani|Frank|Ital|Niederl|Lat|Asi|Afri|Nord|S[uü]d|Ost|West|USA))`,
  String.raw`\b(?:muss|musst|mussen|bundesweit|deutschlandweit|europaweit|innerhalb|herkunft|studi\p{L}*|abschl\p{L}*|gelernt|ausbildung\p{L}*|kommst|kommen|bundesland|inland|tagen?|wochen|buros?)\b`,
);
const NOT_OF_OTHERS = new RegExp(`^(?![^]{0,120}\\b${OF_OTHERS})`, "iu");
const FOR_A_WHILE =
  /\b(?:tage|wochen|monate im jahr|innerhalb|au(?:ss|ß)er (?:in|aus)|mit ausnahme|ausgenommen|(?:muss|musst|mussen)\b[^.]{0,40}\b(?:wohn|leb)\p{L}*)\b/iu;

/** Where people may live anywhere, or anywhere but for some places, in German. */
export const GERMAN_ANYWHERE: readonly Phrase[] = [
  ...sayAll(
    [
      anyOf(
        `${JOB}${GAP}\\b(?:weltweit|${WORLD}|aus aller welt|rund um den globus|(?:von|aus) allen kontinenten|(?:aus|in) (?:allen|jedem) l(?:ande?r?n?|and)|international ortsunabhangig)\\b(?! (?:der|des|in) \\p{L})`,
        `\\b(?:weltweit|(?:von )?uberall ${WORLD}|jede[mnr] (?:ort|land|winkel|punkt|fleck) (?:auf )?der (?:welt|erde)|wo auf der welt)${GAP}\\b(?:arbeit\\p{L}*|remote|moglich|leb\\p{L}*|wohn\\p{L}*|einstell\\p{L}*|beschaftig\\p{L}*|bewerb\\p{L}*|willkommen|offen)\\b`,
        String.raw`\b(?:arbeite\p{L}*|leben|wohnen|arbeitest)\b[^.]{0,15}\b,? (?:von )?wo (?:du willst|du magst|du mochtest|immer du|sie wollen|sie mochten|immer sie)(?=\P{L}*$|[;:!,] ?(?!in\b|innerhalb\b|solange\b|sofern\b)| (?:auch |selbst )?(?:im ausland|auf der welt))`,
        String.raw`^\P{L}*(?:arbeitsort|standort|einsatzort|wohnort|ort) ?: ?(?:[^.]{0,30}[ ,(])?(?:weltweit|uberall|beliebig|egal|frei wahlbar|ortsunabhangig weltweit)\P{L}*$`,
        String.raw`\bkeine(?:rlei)? (?:einschrankung\p{L}*|beschrankung\p{L}*|vorgabe\p{L}*|bedingung\p{L}*)\b[^.]{0,25}\b(?:land|lander|wohnort|wohnsitz|aufenthaltsort)\b`,
        String.raw`\b(?:wohnort|wohnsitz|arbeitsort)\b[^.]{0,20}\b(?:wo (?:sie|du) (?:wollen|willst|mochten|mochtest)|beliebig)\b`,
      ),
      anyOf(
        /\bkein land ist (?:ausgeschlossen|tabu)|\b(?:aus|in) (?:dem|einem) land (?:deiner|ihrer|eurer) wahl\b|\bfragen? niemanden[^.;]{0,20}\bwo (?:er|sie|jemand) (?:wohn|leb)\p{L}+|\ban (?:kein|keinen) (?:ort und (?:an )?kein )?land gebunden\b/u,
        /\b(?:in|aus) jedem land\b(?! (?:der|des) (?!welt|erde))|\b(?:bewerb\p{L}*|menschen|leute|personen)\b[^.]{0,20}\baus (?:aller welt|der ganzen welt|allen landern)\b(?! (?:der|des))/u,
      ),
    ],
    { kind: "residence", verdict: "open", subject: NOT_OF_OTHERS, unless: FOR_A_WHILE },
  ),
  {
    kind: "residence",
    verdict: "open",
    says: anyOf(`${NO_MATTER}[^.;]{0,50}?${WHERE}`, `${WHERE}[^.;]{0,50}?${NO_MATTER}`),
    subject: NOT_OF_OTHERS,
    unless: SOMEWHERE,
  },
  // Towns here and there: told as the world where no part of it has them all.
  {
    kind: "residence",
    verdict: "open",
    places: "after",
    isHome: true,
    says: /\bob (?:sie|du|jemand|man) (?:(?:nun|jetzt|dabei) )?(?:in|aus)(?= \p{Lu})(?=[^.]{2,100}\b(?:gleich|egal|keine rolle|unerheblich|nebensachlich))/iu,
    unless: /\b(?:muss|musst|mussen|buros?|kunden|stadt|bundesland)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:welt(?:weit)?|uberall|jedem land|alle[nr]? lander\p{L}*)\b[^.]{0,20}\b(?:au(?:ss|ß)er|mit ausnahme|ausgenommen|nur nicht|aber nicht)(?: (?:in|aus|von|der|den|des))*(?= \p{Lu})/iu,
  },
];
