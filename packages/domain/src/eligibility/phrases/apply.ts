import { WHO_LIVE_ELSEWHERE } from "./bound-words.ts";
import { anyOf, type Phrase } from "./phrase.ts";

/** Customers and agencies, of whom these words may be, too. */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:kund\p{L}*|clients?|client(?:es|ela)|usuari[oa]s?|utilisateurs)(?!\p{L})/iu;

/** What makes these words say something else: places that are left out of what is denied, agencies and customers. */
const OF_OTHERS =
  /(?<!\p{L})(?:au(?:ss|ß)erhalb|hors|en dehors|fuera|fora|kund\p{L}*|clients?|client(?:es|ela)|usuari[oa]s?|utilisateurs|agentur\p{L}*|agencias?|agences?)(?!\p{L})/iu;

const deny = (...ways: readonly string[]): Phrase => ({
  kind: "residence",
  verdict: "excluded",
  places: "after",
  says: anyOf(...ways),
  unless: OF_OTHERS,
});

const invite = (way: string): Phrase => ({
  kind: "residence",
  verdict: "only",
  places: "after",
  says: anyOf(way),
  unless: OF_OTHERS,
});

const APPLY_DE = "(?:bewirb dich|bewerben sie sich|bewerbt euch)";

/** Who is told to apply, and who is told not to, in German. */
export const GERMAN_APPLY: readonly Phrase[] = [
  deny(
    String.raw`(?<!\bnicht )\b(?:in|aus) (?:den |der )?(?=[^.,;:!?]{2,60}\b(?:nicht|niemanden|keine\w*)\b[^.;:!?]{0,40}\b(?:beschaftigen|an(?:zu)?stellen|ein(?:zu)?stellen|beauftragen|schlie(?:ss|ß)en|bezahlen)\b)`,
    String.raw`\b(?:nicht moglich|unmoglich|ausgeschlossen) (?:ist|sind)[^.;:!?]{0,60} in (?:den |der )?`,
    String.raw`\b(?:nur|lediglich) in (?:den |der )?(?=[^.;:!?]{2,40} (?:geht|klappt|funktioniert) (?:es|das) (?:leider )?nicht)`,
    String.raw`\bfur (?:die )?(?=[^.;:!?]{2,40} gilt (?:das|dies) (?:leider )?nicht)`,
    String.raw`\b(?:stelle|position|job|ausschreibung|vakanz)\b[^.;:]{0,30}? (?:in|aus|fur)\b(?=[^.;:]{2,60} nicht (?:verfugbar|offen|ausgeschrieben|zu besetzen)\b)`,
    String.raw`\b(?:stelle|position|job|ausschreibung|vakanz)\b[^.;:]{0,20} nicht (?:in|aus|von|fur)\b(?=[^.;:]{2,40} (?:verfugbar|offen|besetzt|ausge(?:ubt|fuhrt)))`,
    String.raw`^\P{L}*(?:(?:leider|bitte|sorry),? )?nicht (?:verfugbar|offen|ausgeschrieben) (?:aus|in|fur)\b`,
    String.raw`\bkein\p{L}* (?:bewerb|kandidat)\p{L}* aus\b`,
    String.raw`\bfur (?:bewerb\p{L}*|kandidat\p{L}*|menschen|personen) (?:aus|in)\b(?=[^.;:]{2,60} nicht (?:offen|verfugbar)\b)`,
    String.raw`\b(?:wer|personen|menschen|bewerber\p{L}*|kandidat\p{L}*)(?: (?!(?:nicht|ohne) )\p{L}+){0,3}? (?:in|aus)\b(?=[^.;:]{2,60}\b(?:ausgeschlossen|nicht (?:bewerben|berucksichtig\p{L}*|zugelassen))\b)`,
    String.raw`\b(?:(?:remote[- ]?)?arbeit\p{L}*|home[- ]?office|anstellung(?:en)?|beschaftigung)(?: \p{L}+)? (?:in|aus)\b(?=[^.;:]{2,50} nicht (?:moglich|erlaubt|gestattet)\b)`,
    String.raw`\b(?:in|aus)\b(?=[^.;:]{2,40} (?:nehmen|beschaftigen|stellen) wir (?:leider |derzeit )?niemanden\b)`,
    String.raw`\bausgeschlossen sind (?:\p{L}+ ){1,4}?(?:in|aus)\b`,
    String.raw`\b${APPLY_DE}(?: bitte)? nicht,? (?:wenn|falls|sofern) (?:du|sie|ihr)(?: \p{L}+)? in\b`,
    String.raw`\b(?:wenn|falls) (?:du|sie) in\b(?=[^.;:]{2,40} (?:wohn|leb)\p{L}+, [^.;:]{0,30}\b${APPLY_DE}(?: bitte)? nicht\b)`,
  ),
  invite(
    String.raw`\b${APPLY_DE}(?: (?!nicht)\p{L}+)?,? (?:wenn|falls|sofern) (?:du|sie|ihr)(?: \p{L}+)? in\b(?=[^.;:]{2,60} (?:wohn|leb)(?:st|en|t)\b)`,
  ),
];

/** People, between what denies and their place. */
const FRENCH_PEOPLE = String.raw`(?:les )?(?:candidat|resident|personne)\p{L}*(?: (?:bas|resid|viv|habit|situ|ven)\p{L}*)? (?:(?:d[eu]s?|en|aux?)\b|(?=d['’]))`;
const LIVE_FR = String.raw`si vous (?:habitez|vivez|residez|etes (?:base|domicilie|installe|situe)\p{L}*) (?:en|aux?|dans)\b`;

/** The same in French. */
export const FRENCH_APPLY: readonly Phrase[] = [
  deny(
    String.raw`\bimpossible (?:pour nous )?(?:de|d['’]) ?(?:contracter|recruter|embaucher|travailler|employer)[^.;:!?]{0,50}\b(?:en|aux?|dans)\b`,
    String.raw`\b(?:poste|offre|mission|emploi)(?: \p{L}+){0,2}? (?:n['’]est (?:malheureusement |actuellement )?(?:pas|plus) (?:disponible|ouverte?|accessible|proposee?)|non (?:disponible|ouverte?|accessible)|indisponible|fermee?)(?: actuellement| pour le moment)? (?:en|aux?|dans|pour|depuis)\b(?: ${FRENCH_PEOPLE})?`,
    String.raw`^\P{L}*(?:(?:non disponible|indisponible) (?:en|aux?|dans|pour)|(?:pas de|aucune?) candidat\p{L}*(?: ven\p{L}+| en provenance)? (?:d[eu]s?|depuis|(?=d['’])))`,
    String.raw`\b(?:n['’](?:acceptons|etudions)|ne (?:prenons|retenons|recevons)) pas (?:les |de |des )?candidat\p{L}*(?: ven\p{L}+| en provenance)? (?:d[eu]s?|depuis|(?=d['’]))`,
    String.raw`\b(?:teletravail|travail(?:ler)?)(?: a distance)? (?:depuis|en|aux?)\b(?=[^.;:]{2,50} (?:n['’]est pas (?:possible|autorise|permis)(?=\P{L}*$|[,;])|est (?:impossible|exclu)))`,
    String.raw`\b(?:embaucher|recruter|employer)(?: \p{L}+)? (?:en|aux?)\b(?=[^.;:]{2,40} (?:ne nous |n['’])est pas possible)`,
    String.raw`\bimpossible (?:pour nous )?(?:de|d['’]) ?(?:recruter|embaucher|travailler)(?: \p{L}+)? (?:en|aux?|depuis)\b`,
    String.raw`\bne (?:postulez|candidatez) pas ${LIVE_FR}`,
    String.raw`\b${LIVE_FR}(?=[^.;:]{2,50}, [^.;:]{0,25}\bne (?:(?:postulez|candidatez) pas|pou(?:v|rr)ons (?:\p{L}+ )?pas (?:vous )?(?:embaucher|recruter|employer)))`,
    String.raw`\b(?:candidat\p{L}*|personnes|residents)(?: \p{L}+){0,2}? (?:en|aux?|d[eu]s?)\b(?=[^.;:]{2,50} (?:ne (?:peuvent|pourront) pas (?:postuler|candidater)|(?:sont|seront) exclu))`,
    String.raw`\b(?:sont|seront) exclu\p{L}*(?: ?: | ${FRENCH_PEOPLE})`,
  ),
  invite(
    String.raw`\b(?:ceux|celles|personnes) ${WHO_LIVE_ELSEWHERE} (?:en|aux?|dans)\b(?=[^.;:,]{2,40} ne (?:peuvent|pourront) pas (?:postuler|candidater|etre (?:retenu|embauche|recrute)))`,
  ),
  invite(String.raw`\b(?:postulez|candidatez)(?: vite| donc)?,? ${LIVE_FR}`),
];

const SPANISH_PEOPLE = String.raw`(?:l[oa]s )?(?:candidat|resident|persona|postulante)\p{L}*(?: que (?:viv|resid)\p{L}+)? (?:en|de|del)\b`;
const LIVE_ES = String.raw`si (?:vives|resides|estas)(?: \p{L}+)? en\b`;
const NOT_ES = "no (?:te )?(?:postules|presentes|apuntes|inscribas|candidates|apliques)";

/** The same in Spanish. */
export const SPANISH_APPLY: readonly Phrase[] = [
  deny(
    String.raw`(?<!\bno (?:viv|resid|est)\w* )\ben (?:los )?(?=[^.;:!?]{2,40} no (?:podemos|se puede) (?:contratar|emplear|facturar|pagar))`,
    String.raw`\b(?:vacante|puesto|plaza|oferta|posicion|convocatoria)(?: de (?:trabajo|empleo))?(?: (?!de )\p{L}+){0,2}? no (?:(?:esta|es|se encuentra) )?(?:disponible|abiert[oa]|valid[oa])(?: actualmente| por ahora)? (?:en|para|a)\b(?: ${SPANISH_PEOPLE})?`,
    String.raw`^\P{L}*(?:por favor,? |lo sentimos,? )?(?:no disponible|(?:no|no se (?:aceptan|admiten|consideran|reciben)|sin) (?:candidat|postulaci|solicitud)\p{L}*|abstenerse (?:candidat|persona|postulante|residente)\p{L}*) (?:en|de|del|desde)\b`,
    String.raw`\b(?:contratar|emplear)(?: \p{L}+)? en\b(?=[^.;:]{2,40} no (?:nos )?es posible)`,
    String.raw`\bno (?:es posible|se puede) (?:tele)?trabajar (?:desde|en)\b`,
    String.raw`\b${NOT_ES} ${LIVE_ES}`,
    String.raw`\b${LIVE_ES}(?=[^.;:]{2,70}\b(?:${NOT_ES}|no (?:podemos|podremos) (?:contrat|emple)\p{L}+))`,
    String.raw`\b(?:quedan|estan|seran) excluid[oa]s ${SPANISH_PEOPLE}`,
    String.raw`\b${SPANISH_PEOPLE}(?=[^.;:]{2,50} (?:quedan|estan|seran) excluid)`,
  ),
  {
    ...deny(
      String.raw`\bquedan? fuera(?: (?:las|los|quienes|personas|residentes|candidat[oa]s|que|de|viv\w+|resid\w+)){0,5} en\b`,
    ),
    unless: OF_CUSTOMERS,
  },
  invite(String.raw`\b(?:postulate|presentate|apuntate|inscribete|aplica)(?: ya| ahora)?,? ${LIVE_ES}`),
];

const IN_PT = String.raw`(?:em|n[oa]s?)\b`;
const PORTUGUESE_PEOPLE = String.raw`(?:[oa]s )?(?:candidat|resident|pessoa)\p{L}*(?: que (?:mor|viv|resid)\p{L}+)? (?:em|n[oa]s?|d[eoa]s?)\b`;
const LIVE_PT = String.raw`(?:se|caso) (?:voce )?(?:mor|viv|resid)[ae]s? ${IN_PT}`;
const NOT_PT = "nao se (?:candidate|inscreva)";

/** The same in Portuguese. */
export const PORTUGUESE_APPLY: readonly Phrase[] = [
  deny(
    String.raw`(?<!\bnao (?:mor|viv|resid|est)\w* )\b(?:em|n[oa]s?) (?=[^.;:!?]{2,40} nao (?:podemos|conseguimos) (?:contratar|empregar|pagar))`,
    String.raw`\b(?:vaga|posicao|oportunidade|funcao|oferta)(?: de (?:trabalho|emprego))?(?: (?!de )\p{L}+){0,2}? (?:nao (?:(?:esta|e|se encontra) )?(?:mais )?(?:disponivel|abert[oa])|indisponivel)(?: atualmente| no momento)? (?:em|n[oa]s?|para|aos?)\b(?: ${PORTUGUESE_PEOPLE})?`,
    String.raw`^\P{L}*(?:infelizmente,? )?(?:(?:indisponivel|nao disponivel) ${IN_PT}|(?:sem|nao|nao (?:se )?aceit\p{L}+(?:-se)?) (?:candidat|inscric)\p{L}* (?:em|n[oa]s?|d[eoa]s?)\b)`,
    String.raw`\b(?:contratar|empregar)(?: \p{L}+)? ${IN_PT}(?=[^.;:]{2,40} nao (?:nos )?e possivel)`,
    String.raw`\bnao (?:e possivel|se pode|da para) trabalhar (?:(?:a partir )?d[eoa]s?|${IN_PT})(?!\p{L})`,
    String.raw`\b${NOT_PT} ${LIVE_PT}`,
    String.raw`\b${LIVE_PT}(?=[^.;:]{2,70}\b(?:${NOT_PT}|nao (?:podemos|poderemos) (?:contrat|empreg)\p{L}+))`,
    String.raw`\b(?:ficam|estao|serao) excluid[oa]s ${PORTUGUESE_PEOPLE}`,
    String.raw`\b${PORTUGUESE_PEOPLE}(?=[^.;:]{2,50} (?:(?:ficam|estao|serao) excluid|nao (?:sao|serao) aceit))`,
  ),
  {
    ...deny(
      String.raw`\bfic(?:a|am) de fora(?: (?:[oa]s|quem|pessoas|residentes|candidat[oa]s|que|de|viv\w+|mor\w+|resid\w+)){0,5} (?:em|n[oa]s?)\b`,
    ),
    unless: OF_CUSTOMERS,
  },
  invite(String.raw`\b(?:candidate-se|inscreva-se)(?: ja| agora)?,? ${LIVE_PT}`),
];
