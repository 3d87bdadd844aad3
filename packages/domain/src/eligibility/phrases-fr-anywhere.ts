import { anyCased, anyOf, type Phrase, sayAll } from "./phrase.ts";

/** Others than those who are looked for, and what is theirs. */
const OF_OTHERS = String.raw`(?:client|utilisat|lect(?:eur|rice)|bureaux|equipe|entreprise|societe|present|vend|livr|distribu|partenaire|abonne|voyag|vacances|conges|sejour|collegues|magasins|projets|marche|eleves|patients|adherents|membres|missions humanitaires|reduction|filiale|nous sommes)`;
const GAP = String.raw`(?:(?!${OF_OTHERS})[^.;:]){0,40}?`;
/** A job and who gets it. */
const JOB = String.raw`\b(?:poste|offre|emploi|mission|contrat|candidat\p{L}*|recrut\p{L}+|embauch\p{L}+|employ(?:ons|er)|engage(?:ons|r)|ouverte?s?|accessible|travaill\p{L}*|travail|postul\p{L}+|a distance|remote|teletravail|exerc\p{L}*|collabor(?:er|ez)|viv(?:re|ez|iez)|habit(?:er|ez|iez)|resid(?:er|ez|iez)|vous installer|vous connecter)\b`;
const WHERE = String.raw`(?:\b(?:d['’])?ou (?:que )?(?:vous|l['’]on|tu|on)\b|\bd['’]ou\b|\b(?:pays|lieu|endroit|adresse)\b(?! de naissance)|\bresidence\b|\bdomicile\b)`;
const NO_MATTER = String.raw`(?:\bpeu (?:nous )?importe|\bimporte(?:nt)? peu|\bqu['’]importe|\b(?:est|sont|serait) (?:bien |totalement |parfaitement |tout a fait )?(?:egal|indifferent)\p{L}*|\bn['’](?:a|ont) (?:aucune|pas d['’]|que peu d['’])? ?(?:importance|incidence|influence)|\bne (?:compte|change|joue|nous (?:importe|regarde|concerne)|pese)\b|\bsans (?:importance|incidence)|\bn['’](?:est|entre) pas (?:un |en )(?:critere|condition|ligne)|\b(?:est|reste) (?:\p{L}+ )?libre\b)`;
const ANYWHERE = String.raw`(?:n['’]importe (?:ou|quel(?:le)? (?:pays|endroit|lieu|point|coin|ville))|partout)`;
const WORLD = String.raw`(?:(?:dans|du|sur|a travers|de|au) (?:le |la |toute la )?(?:monde|planete|globe|terre))`;

/** A place that the same sentence keeps to: "peu importe où vous habitez en France". */
const SOMEWHERE = anyCased(
  String.raw`(?<![\p{L}’'])(?:en|aux?|dans) (?:(?:la|le|les) |l['’])?(?=[A-Z])|\b(?:pays|lieu|endroit|coin|partie) d(?:e|u|['’]) ?(?:la |l['’])?(?=[A-Z])`,
  String.raw`(?<!\p{L})l['’](?=[A-Z])|\b(?:doi(?:t|vent)|devez|faut|territoire|continent|semaines?|jours|mois|metropol\p{L}+|origine|naissance|etudes|etudie|diplom\p{L}*|forme\p{L}*|experience|nationalite|venez|hexagone|pays (?:europeen|africain|francophone|membre)s?)\b`,
);
const NOT_OF_OTHERS = new RegExp(`^(?![^]{0,120}\\b${OF_OTHERS})`, "iu");
const FOR_A_WHILE =
  /\b(?:continent|semaines?|jours|mois par an|bureaux|(?:doit|devez|faut) (?:\p{L}+ )?(?:resid|habit|viv)\p{L}+|sauf|excepte|hormis)\b/iu;

/** Where people may live anywhere, or anywhere but for some places, in French. */
export const FRENCH_ANYWHERE: readonly Phrase[] = [
  ...sayAll(
    [
      anyOf(
        `${JOB}${GAP}\\b(?:${ANYWHERE} ${WORLD}|(?:le|du|au|dans le) monde entier|a travers le monde|a l['’]echelle (?:mondiale|du monde)|(?:dans|de|depuis|vers) tous les (?:pays|continents)(?: du monde)?|sans frontieres?|d['’]un bout a l['’]autre (?:du monde|de la planete)|aux quatre coins (?:du monde|du globe|de la planete)|(?:de tous les|des|sur les) (?:cinq )?continents|mondial|sur (?:toute )?la planete)(?! (?:de|d['’]|membres|ou nous|europeen|africain|francophone))`,
        String.raw`\b(?:n['’]importe (?:ou|quel(?:le)? (?:pays|endroit|lieu|point|coin|ville))) ${WORLD}`,
        // At the end of what is said.
        `${JOB}${GAP}\\b(?:de |depuis |d['’])?n['’]importe (?:ou|quel pays|quel endroit)(?=\\P{L}*$|[;:!]| (?:avec|pourvu que vous ayez|tant que vous avez)\\b)`,
        String.raw`\bd['’]ou vous (?:voulez|souhaitez) dans le monde\b|\b(?:ville|endroit|coin|point|pays) du (?:globe|monde)\b(?=[^.]{0,60}\b(?:convien\p{L}+|travaill\p{L}+|postul\p{L}+|vivre|accept\p{L}+)\b)`,
        String.raw`^\P{L}*(?:lieu|localisation|zone|pays|residence)(?: de (?:travail|residence))?(?: du poste)? ?: ?(?:[^.]{0,30}[ ,(])?(?:n['’]importe ou|partout(?: dans le monde)?|(?:le )?monde(?: entier)?|mondiale?|libre|indifferente?|sans restriction)\P{L}*(?:$|[,(]? ?(?:en |100 ?% |full )?(?:teletravail|remote|a distance))`,
      ),
      anyOf(
        String.raw`\btous les pays (?:sont|seront) (?:les )?(?:bienvenus|accept\p{L}+|consider\p{L}+|admis)|\bd['’]ou qu['’](?:elles?|ils?|on|il) (?:vien\p{L}+|postul\p{L}+|soi\p{L}+|ecriv\p{L}+)|\baucune? (?:pays|adresse|continent) n['’]est (?:exclue?|fermee?|ecartee?)\b|\bjamais demande [^.;]{0,20}\bou (?:il|elle|on|vous) (?:habit|viv|resid)\p{L}+|\b(?:postuler|candidater|travailler) (?:de|depuis) partout\b|\bsans consideration de pays\b`,
        String.raw`\b(?:de|depuis|dans|vers) (?:le |l['’]|un |n['’]importe quel )?(?:pays|lieu|endroit|coin)s? (?:du monde )?(?:que vous (?:voulez|souhaitez|aimez|preferez|voudrez|choisi\p{L}+)|de (?:votre|leur|son) choix|qui vous (?:plai|convien)\p{L}+)(?! (?:en|aux?|dans)\b)`,
        String.raw`\b(?:pas de|aucune) frontieres?\b(?! (?:entre|avec))|\b(?:aucune|sans|pas de|nulle) (?:\p{L}+ )?(?:condition|contrainte|restriction|limite|exigence|obligation|frontiere)s?(?: de| d['’]?| liee? a)? ?(?:lieu|(?:la )?residence|(?:la )?localisation|pays|geographique)`,
        String.raw`\b(?:viv(?:re|ez)|resid(?:er|ez)|habit(?:er|ez)|travaill(?:er|ez)|install(?:er|ez)(?:-vous)?) (?:la )?ou (?:vous (?:voulez|souhaitez|preferez|voudrez)|bon vous semble|(?:il |cela |ca )vous (?:plai|chant|convien)\p{L}*)`,
        String.raw`\b(?:partout|n['’]importe ou) sur (?:la planete|terre)\b|\bou que vous (?:soyez|viviez|habitiez|residiez|vous trouviez)\b(?! (?:en|aux?|dans|a)\b)|\bquel(?:le)? que soit (?:(?:le|votre) (?:pays|continent|lieu(?: de residence)?)|votre residence)\b(?! d(?:u|es?|['’]) (?!residence))|\b(?:de|dans|depuis) (?:n['’]importe quel|tout) pays\b(?! (?:de l|d['’]|membre|europeen|africain|ou\b))|\b(?:candidat\p{L}*|recrutons|profils|personnes)\b[^.]{0,25}\b(?:du monde entier|de tous (?:les )?pays)\b`,
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
    says: /\b(?:que vous (?:soyez|viviez|habitiez|residiez|travailliez|postuliez|ecriviez)|(?:vivre|habiter|habitez|vivez|pouvez etre))(?: \p{L}+)? (?:a|en|aux?|depuis|de)(?= \p{Lu})(?=[^.]{2,100}(?:peu importe(?! (?:l[ae]|quelle|votre) (?:ville|region|departement|province))|importe peu|egal|ne change|n['’]a aucun|n['’]y voyons|meme|bienvenue?s?|indifferent|sans importance|qu['’]importe))/iu,
    unless: /\b(?:doi(?:t|vent)|devez|faut|bureaux?|clients|ville|region)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:monde(?: entier)?|partout|n['’]importe ou|tous les pays)\b[^.]{0,20}\b(?:sauf|excepte|hormis|a l['’]exception d[eu]s?|mais pas)(?: (?:en|aux?|de|du|des|la|le|les))*(?= (?:l['’])?\p{Lu})/iu,
  },
];
