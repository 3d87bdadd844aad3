import { FRENCH_APPLY } from "./apply.ts";
import { buildBoundPhrases } from "./bound-phrases.ts";
import { FRENCH_BOUND } from "./bound-words.ts";
import { DENIALS } from "./denials.ts";
import { livingBeyond, buildFreePhrases } from "./free-phrases.ts";
import { FRENCH_FREE } from "./free-words.ts";
import { FRENCH_PLACES, IN, NOT_TAKING } from "./french-places.ts";
import { PLAIN_FRENCH } from "./french-plain-words.ts";
import { anyOf, NEXT_STATEMENT, type PhraseTable, buildPhrases, spokenIn } from "./phrase.ts";
import { buildPlainPhrases } from "./plain-phrases.ts";
import { FOR_A_WHILE, limitsOf, buildWherePhrases } from "./where-phrases.ts";
import { FRENCH_WHERE } from "./where-words.ts";
import { WORK_OF_OTHERS } from "./work-of-others.ts";
import { buildWorkplacePhrases } from "./workplace-phrases.ts";
import { FRENCH_WORKPLACE } from "./workplace-words.ts";

const AT_OFFICE = String.raw`(?:au bureau|sur (?:le )?site|sur place|en presentiel|presence|(?:dans|de|a) (?:nos|notre) (?:bureaux?|locaux|murs|atelier|agence|usine|magasin|boutique|cabinet|clinique|cuisine|ecole|laboratoire|studio|etude|entrepot|hotel|serre|garage|restaurant|antenne|delegation|centre|siege)|au (?:laboratoire|siege|magasin|cabinet|studio|depot)|a l['’](?:agence|atelier|usine|ecole)|a la (?:brasserie|boutique|clinique|redaction)|en (?:agence|atelier|magasin|boutique))`;
const AT_HOME = String.raw`(?:teletravail|chez (?:vous|soi)|a distance|remote|depuis (?:votre|son) domicile|ou (?:vous|bon vous) (?:voulez|semble))`;
const COUNT = String.raw`(?:une?|deux|trois|quatre|cinq|six|[1-9]|1[0-9])`;
const DAYS = String.raw`\b${COUNT}(?: ?(?:-|–|a|ou) ?${COUNT})? (?:jours?|fois|journees?)\b`;
const WEEKDAYS = String.raw`\b(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?)\b`;
const VISA = String.raw`(?:visas?|permis de travail|titres? de sejour|passeport talent|autorisations? de travail|demarches d['’]immigration)`;
const SELF = String.raw`(?:freelances?|independant(?:e|s|es)?|prestataires?|portage salarial|(?:auto|micro)-?entrepreneur(?:e|s|es)?)`;
const ZONE = String.raw`(?:E[SD]?T|P[SD]T|C[SD]T|CES?T|UTC|GMT|HN?E|(?:[Hh]eures?|[Ff]useau(?: horaire)?|[Hh]oraires?|celui)(?: de(?: la| l['’]| du)?| d['’]) ?(?:\p{Lu}\p{L}+|cote (?:est|ouest)|est\b)|heure (?:francaise|europeenne|locale de|centrale|normale|suisse|belge|du Quebec)|[Hh]oraires? (?:francais|europeens|americains)|journee (?:europeenne|americaine|francaise)|heures de bureau de \p{Lu})`;
const NOT_ALWAYS =
  /\b(?:facultati\p{L}+|si vous (?:le )?(?:souhaitez|voulez|habitez)|par (?:an|semestre|trimestre)|quand vous (?:le )?(?:souhaitez|voulez)|au choix|ou (?:full|100 ?%|total)|remote ou|cloud|entretien|integration|formation initiale|conges)\b/iu;

export const FRENCH: PhraseTable = {
  spoken: spokenIn("vous|nous|les|pour|une|avec|dans|sont|et|au|aux|votre|notre"),
  aside:
    /\b(?:sans distinction(?! de pays)|egalite des chances|discriminat\p{L}*|handicap|salaire|remuneration|mutuelle|tickets? restaurant|titres-restaurant|siege (?:est|social|se)|fondee?s?)\b/iu,
  others:
    /\b(?:[nv]otre|[nv]os) (?!candidat|residence|domicile|lieu|pays|adresse)\p{L}+ $|\b(?:vous|nous|tu) (?:aid|accompagn|conseill|assist)\p{L}+(?: \p{L}+){0,3} $|\b(?:part(?:ie?|ent|ait|ira)?|s['’]en va|va|vont) $|\bsur ou $/iu,
  next: NEXT_STATEMENT,
  othersWork: WORK_OF_OTHERS.fr,
  denials: DENIALS.fr,
  barred: anyOf(
    NOT_TAKING,
    /\bn['’]est (?:donc )?pas (?:ouverte?|accessible)\b|\bne (?:sont|seront|peuvent) pas (?:etre )?(?:\p{L}+ )?(?:eligible|considere|accepte|retenu|prise?s? en compte|postuler|candidater)\p{L}*/u,
  ),
  notOnly: anyOf(
    /\b(?:non seulement|pas (?:seulement|uniquement|exclusivement))\b|\bou (?:(?:de |depuis |a )?l['’]etranger|ailleurs|(?:dans|de) n['’]importe quel autre pays)\b/u,
    livingBeyond(FRENCH_WHERE, FRENCH_FREE),
  ),
  outside: /(?<!\p{L})(?:de)?hors(?: (?:des?|du|la|les?))* ?$/iu,
  placeFollows: /^,?(?: \p{Ll}+){0,3}? (?:en|aux?)(?: (?:la|le|les))? \p{Lu}/u,
  wished:
    /\b(?:preference|idealement|souhait(?:e|ee|es|able)|serait un plus|est un plus|apprecie\p{L}*|prefere\p{L}*|priorite|plus commode|dans l['’]ideal)\b/iu,
  demanded: /\b(?:doit|doivent|devez|uniquement|faut|obligatoire|imperati\p{L}*)\b/iu,
  alternative:
    /\bou (?:(?:etre|etes|avoir) )?(?:pret(?:e|\(e\))?|dispose(?:e|\(e\))?|la possibilite|capable) (?:a|de) (?:vous |s['’]?|t['’]?)?(?:y )?(?:install|demenag|reloc|deplac|travailler comme|travailler en)\p{L}*|\bou (?:travailler )?(?:en|comme) (?:freelance|independant)/iu,
  orPermit:
    /\b(?:citoyen|nationalite|ressortissant)\p{L}*\b[^.;]{0,150}?\bou\b[^.;]{0,40}?\b(?:titres? de sejour|permis(?! de conduire)|autoris\p{L}+ a travailler|cartes? de (?:sejour|resident)|visa)\b/iu,
  obliged: /\b(?:doit|doivent|devez|uniquement|faut)\b/iu,
  overlap: /^(?=.*(?:chevauch|commun)).*?\b(\d{1,2})\+? ?(?:heures?|h)\b/iu,
  phrases: [
    ...FRENCH_PLACES,
    ...FRENCH_APPLY,
    ...buildWherePhrases(FRENCH_WHERE),
    ...buildFreePhrases(FRENCH_WHERE, FRENCH_FREE),
    ...buildPlainPhrases(PLAIN_FRENCH, {
      places: FOR_A_WHILE,
      world: new RegExp(limitsOf(FRENCH_WHERE), "u"),
    }),
    ...buildBoundPhrases(FRENCH_WHERE, FRENCH_BOUND),
    ...buildWorkplacePhrases(FRENCH_WORKPLACE),
    {
      kind: "workAuthorization",
      verdict: "required",
      places: ["CH"],
      says: /\bpermis (?:de travail|[bcgl](?: ou [bcgl])?) suisse/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: new RegExp(
        `\\b(?:autorisation|autoris(?:ant|e(?:e|s|\\(e\\))?)|permis|droit|titre|carte|situation reguliere|en regle)\\b[^.]{0,15}?\\b(?:de travail|au travail|de travailler|a travailler|pour travailler|de sejour (?:vous )?(?:autorisant|permettant) (?:a|de) travailler|de sejour|d['’]exercer|d['’]y travailler)\\b(?: \\p{L}+){0,5}? ${IN}`,
        "iu",
      ),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: /\bpouvez travailler (?:en|aux?)(?=[^.;]{2,40} sans restrictions?\b)/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "there",
      says: /\b(?:devez|doit|avez|detenez|disposez|obligatoire|necessaire|indispensable|exige|requis|avoir|titulaire)\b[^.]{0,60}\b(?:autorisation de travail|permis de travail|droit (?:de travailler|d['’]exercer))\b/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "in",
      says: /\b(?:permis|autorisation) de travail (?<place>\p{L}{5,})(?= (?:valide |valable |en cours )?(?:est )?(?:exigee?|requise?|obligatoire|valable|indispensable))/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "in",
      says: /\b(?:nationalite|citoyennete|citoyen(?:ne)?s?|passeport) (?<place>\p{L}{4,})/iu,
      unless: /\bpasseport talent\b/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\b(?:citoyen(?:ne)?s?|ressortissant(?:e|es|s)?|nationalite|passeport)(?: \p{L}+)? (?:du|de\b|d['’])(?:un )?(?: ?l['’])?/iu,
      unless: /\bpasseport talent\b/iu,
    },
    {
      kind: "clearance",
      verdict: "required",
      places: ["FR"],
      says: /\bhabilit(?:ation|able|e)s? (?:au )?(?:secret|confidentiel|defense|tres secret)/iu,
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: new RegExp(
        `\\b(?:pas|aucune?|ne|ni|sans|n['’])[^.]{0,60}(?:parrain|sponsor|pren(?:dre|ons)(?: pas)? en charge|accompagn|prise en charge|financ|demander|obtenir)\\p{L}*[^.]{0,40}\\b${VISA}|\\b(?:aucun|pas de) (?:sponsoring|parrainage)`,
        "iu",
      ),
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: new RegExp(
        `\\b(?:parrain(?:ons|age)|sponsorisons|prenons en charge|accompagn(?:ons|ement)|nous occupons|financons|aidons)\\b[^.]{0,50}\\b${VISA}|\\bfrais de ${VISA}[^.]{0,30}\\b(?:a notre charge|pris en charge)`,
        "iu",
      ),
      unless: /\b(?:pas|aucune?|ni|sans)\b/iu,
    },
    {
      kind: "employment",
      verdict: "employee",
      says: new RegExp(
        `\\b(?:pas|aucune?|ni|sans)(?: de| en)? ${SELF}|\\bnous ne (?:travaillons|recrutons) pas[^.]{0,20}${SELF}|\\b(?:uniquement|exclusivement) en CDI\\b`,
        "iu",
      ),
      unless: /\b(?:experience|importe)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: new RegExp(
        `\\b(?:en (?:tant que |qualite de |statut )?${SELF}|statut (?:de |d['’])?${SELF}|mission (?:en )?freelance|(?:missions?|contrat) pour ${SELF}|contrat (?:de )?(?:prestation|freelance|d['’]independant)|en prestation|comme ${SELF}|interv(?:enez|ient|iendrez) (?:comme |en tant qu['’]|en )${SELF}|sur (?:presentation de )?factures?|collaboration liberale|vous facturez|(?:profession|exercice|statut) liberale?|a votre compte|a la pige|(?:comme|en tant que) pigiste|note d['’]honoraires|payee? sur facture|en droits d['’]auteur)\\b`,
        "iu",
      ),
      unless: /\b(?:experience|gerer|reseau de|clients en|importe|nous ne (?:travaillons|recrutons) pas)\b/iu,
    },
    ...buildPhrases(
      [
        /\b(?:presente?s?|sur place|au bureau|sur site|ensemble) le (?:lundi|mardi|mercredi|jeudi|vendredi)\b/iu,
        new RegExp(`${DAYS}[^.]{0,40}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(`${DAYS}[^.]{0,25}\\b${AT_HOME}|\\b(?:teletravail|chez vous)\\b[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(
          `${WEEKDAYS}[^.]{0,60}\\b${AT_OFFICE}|\\bbureau\\b[^.]{0,25}${WEEKDAYS}|\\b(?:se retrouve|retrouvons|reunit|presence)\\b[^.]{0,20}${WEEKDAYS}`,
          "iu",
        ),
        /\b(?:il faut|vous devez|devrez|vous) (?:venir|venez|viendrez) a \p{L}+[^.;,]{0,10} (?:une|deux|trois) fois par semaine\b|\b[1-9]0 ?% (?:d[eu] (?:votre )?temps )?(?:chez vous|a domicile|a la maison|en teletravail)\b/iu,
        /\bvous (?:travaillez|travaillerez|etes|venez) (?:tous les jours|chaque jour) (?:dans (?:nos|notre)|a notre|sur place|au bureau)\b|\bun jour sur deux,? vous (?:etes|serez|venez) (?:a|au)\b/iu,
        /\bposte (?:est )?a pourvoir (?:dans|a) (?:notre|nos)\b|\bposte\b[^.]{0,40}\ben presentiel\b(?! ou)|\bposte (?:est )?(?:base|situe)\b[^.]{0,20}\b(?:dans nos (?:locaux|bureaux)|a notre (?:siege|agence))|\bposte sedentaire\b|\bpresence (?:au bureau |sur site |en magasin )?(?:est )?(?:requise|obligatoire|demandee|exigee|indispensable)\b|\blieu de travail (?:sera|est) (?:notre|nos|le|la) (?:siege|bureau|agence|atelier|site|locaux|magasin)/iu,
        /\b(?:exercez|exercerez|travaillez|travaillerez) (?:au sein de|dans) (?:notre|nos) (?:clinique|cabinet|agence|atelier|magasin|boutique|usine|entrepot|laboratoire|locaux|bureaux|etablissement)|\btravail s['’]effectue\b[^.]{0,20}\b(?:sur place|sur site|dans nos)|^\P{L}*aucun teletravail\b|\bteletravail (?:ponctuel|occasionnel|exceptionnel)\b/iu,
        /\balternons?\b[^.]{0,40}\b(?:bureau|teletravail)\b|\bune semaine sur deux\b[^.]{0,30}\b(?:a distance|siege|bureau|teletravail|sur site)\b|\b(?:bureau|siege|sur site)\b[^.]{0,30}\bune semaine sur deux\b|\b(?:partag|repart)\p{L}+ [^.]{0,25}\b(?:bureau|maison|domicile)\b[^.]{0,12}\bet\b[^.]{0,12}\b(?:bureau|maison|domicile|teletravail)\b/iu,
        new RegExp(
          `\\bteletravail\\b[^.]{0,25}\\b(?:que|limite|seulement|uniquement)\\b[^.]{0,8}${WEEKDAYS}`,
          "iu",
        ),
        /\bposte(?: de travail)? (?:est|sera|se (?:trouve|trouvera|situe)) (?:dans|a) (?:notre|nos)\b/iu,
        /\bpresentiel (?:obligatoire|requis|exige)\b|\b(?:un|deux|trois|quatre|[1-4]) jours? (?:de |en )(?:presentiel|TT)\b|\ben presentiel a \p{Lu}/iu,
        /\b(?:travail|mission|poste|accueil|service)\b[^.]{0,20}\b(?:se fait|s['’]exerce|a lieu|se deroule) (?:sur place|sur site|dans (?:nos|notre))|\ben alternance\b[^.]{0,40}\b(?:bureau|domicile|chez vous)\b|\b(?:moitie|partie) (?:de la semaine|du temps)\b(?! est (?:consacr|dedi))[^.;]{0,40}\b(?:chez vous|bureaux?|locaux|a distance|teletravail)\b|\b(?:deux|trois|quatre|[1-4]) jours sur cinq\b/iu,
        /\b(?:autres?|reste|restants?)\b(?<!\b(?:fois|jours?|semaines?) par (?:an|semestre|trimestre)\b[^]{0,120})[^.]{0,40}\b(?:chez vous|a distance|teletravail|ou vous voulez|au laboratoire|a la brasserie|sur site|au bureau)\b/iu,
        /\b(?:(?:poste|travail) (?:100 ?% )?(?:en presentiel|sur site)|teletravail (?:partiel|hybride)|(?:poste|mode|modele|rythme|travail|organisation|format|formule|regime|fonctionnement)(?: de travail)?(?: est)? (?:hybride|mixte)|\ben (?:mode )?hybride\b|pas de teletravail|teletravail (?:impossible|non possible|exclu))\b/iu,
        /\bposte (?:n['’]est pas|non) (?:ouvert au |eligible au |compatible avec le )?teletravail\p{L}*\b|\bpas de teletravail (?:possible|pour ce poste)\b/iu,
      ],
      { kind: "workplace", verdict: "required", unless: NOT_ALWAYS },
    ),
    {
      kind: "workplace",
      verdict: "optional",
      says: anyOf(
        /\b(?:choisir|choix|choisissez|possibilite|pouvez)\b[^.]{0,60}(?:(?:teletravail|chez (?:vous|soi)|a distance)\b[^.]{0,30} ou [^.]{0,40}(?:bureau|locaux|sur site|un peu des deux)|\b(?:bureau\p{L}*|locaux|atelier|sur site)\b[^.]{0,40}(?:, | ou )[^.]{0,20}(?:chez (?:vous|soi)|teletravail|a distance|un peu des deux))/u,
        /\b(?:bureaux?|locaux|espace)\b[^.]{0,40}\bouverte?s?\b[^.]{0,20}\bquand vous/u,
        /\b(?:bureaux?|locaux|espace)\b[^.]{0,30}\ba votre disposition\b/u,
        /\bteletravail(?: complet| total)? ou (?:dans|en|au|a) [^.]{0,25}\b(?:bureaux?|locaux)\b[^.]{0,15}\bau choix\b/u,
        /\b(?:choisir|choix|choisissez)\b[^.]{0,20}\bentre (?:le )?(?:teletravail|domicile) et (?:le |nos )?(?:bureaux?|locaux)\b/u,
        /\bpouvez (?:passer|venir|travailler)\b[^.]{0,25}\b(?:bureaux?|locaux)\b[^.]{0,25}\bquand vous\b/u,
        /\bpouvez (?:aussi |egalement )?venir (?:au bureau|dans nos (?:bureaux|locaux))\b[^.]{0,40}\b(?:quand vous|si vous|rien ne)\b/u,
        /\b(?:bureaux?|locaux|espace)\b[^.]{0,40}\b(?:vous (?:est|sont) )?(?:ouverte?s?|accessibles?)\b[^.]{0,20}\bsi vous\b/u,
        /\b(?:teletravail|a distance)\b[^.]{0,20} ou [^.]{0,20}\b(?:bureau|locaux)\b[^.]{0,40}\b(?:a vous de|au choix|comme vous|selon votre|selon vos)\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "optional",
      says: anyOf(
        /\b(?:deplacements?|voyages?) (?:possibles?|eventuels?|a la marge)\b/u,
        /\b(?:eventuels?|possibles?) (?:deplacements?|voyages?)\b|\b(?:deplacements?|voyages?)\b[^.]{0,30}\b(?:peuvent|pourront|pourraient)\b/u,
        /\b(?:peut|pourra|peuvent|pourront|pourrez)\b[^.]{0,40}\b(?:deplacements?|voyager|voyages?|vous deplacer)\b/u,
        /\b(?:deplacements?|voyages?)(?: (?:ponctuels?|occasionnels?|rares))? (?:sont|est|restent) (?:possibles?|envisageables?)\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "required",
      says: anyOf(
        /\b(?:deplacements?|voyages?)[^.]{0,30}\b(?:a prevoir|requis|necessaires?|frequents?|reguliers?|ponctuels?|occasionnels?|mensuels?|trimestriels?|\d{1,3} ?%|en clientele|chez les? clients?)/u,
        /\b(?:quelques|reguliers?|frequents?|nombreux) (?:deplacements?|voyages?)\b/u,
        /\bvous (?:vous )?deplacerez\b/u,
        /\bmobilite (?:nationale|internationale|requise)/u,
        /\b(?:mobile|prete?|disponible) (?:a|pour) (?:vous deplacer|voyager|des deplacements)/u,
        /\bvous (?:voyagerez|voyagez|vous rendrez)\b/u,
        /\b(?:jours|nuits|semaines) (?:par (?:mois|an) )?(?:en deplacement|hors de chez vous|a l['’]hotel)\b/u,
        /\ben tournee\b/u,
        /\b(?:jours?|semaines?)\b[^.]{0,20}\bsur la route\b/u,
        /\bsur la route\b[^.]{0,30}\b(?:jours?|semaine)\b/u,
        /\bdisponibilite pour (?:des |voyager)/u,
        /\b(?:seminaires?|rencontres?|reunions?|rassemblements?)\b[^.]{0,25}\bfois par (?:an|trimestre|semestre)\b/u,
        /\b(?:prevoir|comporte|implique|inclut)\b[^.]{0,25}\b(?:deplacements?|voyages?)\b/u,
        /\bvous vous deplacez\b/u,
        /\b(?:nous nous (?:retrouvons|reunissons|voyons)|on se retrouve|(?:toute )?l['’]equipe se (?:retrouve|reunit))\b[^.]{0,40}\b(?:fois par (?:an|trimestre|semestre)|chaque (?:annee|trimestre|semestre)|tous les (?:ans|trimestres))\b/u,
      ),
      unless:
        /\b(?:aucun|pas de|sans) (?:deplacement|voyage)|\b(?:possibles?|eventuels?|peut|peuvent|pourra\p{L}*)\b|\bprime de deplacement|\bguides? de voyage/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: new RegExp(
        `\\b(?:[Cc]hevauch\\p{L}*|[Ff]useau(?: horaire)?|[Hh]oraires?|[Dd]isponib\\p{L}*|joignable|heures?|permanences?|\\d{1,2} ?h\\d*|de travail)\\b[^.]{0,60}?\\b${ZONE}`,
        "u",
      ),
      unless:
        /\b(?:clients?|clientele|tarif|reunion (?:annuelle|mensuelle)|visioconference mensuelle|experience|adherents)\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /\bheures? (?:communes?|en commun|de chevauchement) avec\b/iu,
    },
  ],
};
