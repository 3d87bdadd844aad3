import { buildOnlyPhrases } from "./only-phrases.ts";
import { type Phrase, buildPhrases } from "./phrase.ts";

/** Before a place in French. */
export const IN = String.raw`(?:(?:en|au|aux|a|dans|sur|de|du|hors de)\b|d['’])(?: (?:l['’]|la\b|le\b|les\b|un pays (?:de|d['’])|n['’]importe quel pays (?:de|d['’])|toute la))? ?`;
const LIVE = String.raw`(?:(?:habitera|residera|vivra)|resid(?:er|ez|ant|ente?|e|ents?|entes)|residence(?: (?:principale|fiscale|habituelle))?|habit(?:er|ez|ant|e|ent)|domicilie(?:e|s|es|\(e\))?|domicile|viv(?:re|i?ez|ant|ent)|vit|install(?:e|es|ee|ees|e\(e\))|etabli(?:e|s|es)?|base(?:e|s|es)? (?:fiscalement|legalement)|salarie(?:e|s)?|imposables?|soumise? a l['’]impot|affiliee?s? a la securite sociale)`;
/** "We do not hire", before whom or where. */
export const NOT_TAKING = String.raw`\b(?:ne |n['’])(?:(?:pouvons|pourrons|souhaitons) (?:donc |malheureusement )?(?:pas|plus) (?:recruter|embaucher|employer|salarier|accepter|prendre|(?:contracter|travailler|collaborer) avec)|(?:pouvons|pourrons) (?:recruter|embaucher|employer|salarier|accepter) (?:personne|aucun\p{L}*)|(?:recrutons|embauchons|employons|acceptons|prenons) (?:pas|plus|aucun\p{L}*|personne))`;
/** Others than those who are looked for. */
const OTHERS =
  /\b(?:preferred|fondat(?:eur|rice)s?|l['’]equipe (?:vit|est|habite)|clients?|clientes|clientele|patients|utilisateurs|abonnes|eleves|lecteurs|fournisseurs|notre (?:equipe|bureau|siege|redact\p{L}+|secretaire|maison)|nos (?:bureaux|collegues|equipes|locaux|correcteurs)|(?:societe|entreprise|agence|groupe|cabinet)\b[^.]{0,40}\b(?:etabli|install|base|situe|implante)\p{L}*|(?:entreprise|societe|startup|cabinet|fondation) (?:base|situe|de|fonde)\p{L}*|si vous (?:habitez|residez|vivez)(?!(?<=(?:postulez|candidatez) pas si vous \p{L}+) (?:hors|en dehors))|elements?|(?:deja|avons) des collegues|deja|vend\p{L}+|distribu\p{L}+|export\p{L}+|formes|diplomes)\b/iu;

/** Where people have to live, in French. */
export const FRENCH_PLACES: readonly Phrase[] = [
  ...buildOnlyPhrases({
    before: "[Uu]niquement|[Ss]eulement|[Ee]xclusivement",
    behind: "uniquement|seulement|exclusivement",
    lead: "en|au|aux|depuis|pour|de|la|le|les|residents|candidats",
    based: String.raw`(?:etre )?(?:base|situe|localise|domicilie|installe|resid)(?:e|s|es|ee|ees|e\(e\)|ant)? (?:en|au|aux|dans)`,
    demanded:
      "obligatoire(?:ment)?|imperati(?:f|vement)|indispensable|uniquement|exclusivement|seulement|exigee?|requise?",
  }),
  ...buildPhrases(
    [
      /\bhabit(?:er|ez|ant|ent|e) (?:la|le|les|un)(?=(?: pays (?:de|d['’]))?[ ’'\p{L}]{0,12}\p{Lu})/iu,
      new RegExp(`\\b${LIVE}(?:,? (?!(?:pas|plus|hors|loin)\\b)\\p{L}+){0,4}? ${IN}`, "iu"),
      new RegExp(
        `\\b(?:candidat(?:e|s|es|\\(e\\)s)?|candidatures|personnes?|profils?|quelqu['’]un|etes|etre|poste)(?: \\p{L}+)? (?:base|situe|localise)(?:e|s|es|\\(e\\))? ${IN}`,
        "iu",
      ),
      /(?:ouvert|reserve|accessible)e?s?(?: uniquement)?(?: en teletravail| a distance)?(?: complet)? aux? (?:candidat\p{L}*|candidatures|personnes|resident\p{L}*|profils|salarie\p{L}*)(?: (?:et )?\p{L}+){0,5}? (?:en|au|aux|de|du|dans|d['’])(?: la| l['’])? ?/iu,
      /\b(?:[Tt]eletravail|[Hh]ome office|[AaÀ] distance|[Ff]ull remote|100 ?% remote|[Rr]emote)(?: complet| total| integral| permanent| a 100 ?%)?[ ,(:–-]*(?:possible )?(?:depuis|en|partout en|dans toute|(?:uniquement|seulement|exclusivement) (?:en|depuis)|possible (?:partout )?en)?(?: la| l['’]| toute la)? ?(?=\p{Lu})/u,
      /\b(?:poste|teletravail|travail\p{L}*|mission|exerce\p{L}*|tenu|recrut\p{L}+|embauch\p{L}+)\b[^.]{0,40}\b(?:(?:partout|n['’]importe ou|uniquement|exclusivement|seulement) (?:en|au|aux|depuis|dans)|depuis (?:la|le|l['’]))\b ?/iu,
      /\bne (?:recrutons|embauchons|employons|pouvons)\b[^.]{0,30}\b(?:qu['’]|que )[^.]{0,50}?\b(?:en|au|aux|dans|de)\b/iu,
      /\b(?:[Uu]niquement|[Ss]eulement|[Ee]xclusivement)\b(?: \p{L}+){0,3}? (?:en|au|aux|depuis|dans)\b(?=(?: la| le| les| l['’])? ?\p{Lu})/u,
      /\b(?:travaill\p{L}*|exerc\p{L}*|teletravail|a distance|domicile|poste|mission)\b[^.]{0,30}\b(?:depuis|de|dans|en) (?:n['’]importe quel pays|un pays|tout pays|n['’]importe ou) (?:de|d['’]|en|dans|au)/iu,
      /\b(?:chez vous|a distance|votre domicile),? (?:en|au|aux)\b/iu,
      /^\P{L}*(?:lieu(?: de travail)?|localisation) ?:(?=[^.:]{2,60}[ ,(|/–-](?:teletravail|a distance|remote))/iu,
      /\b(?:il (?:vous )?faut|vous avez|avoir|disposez d['’]) ?(?:une )?adresse(?: postale| fiscale)? (?:en|au|aux)\b|^\P{L}*(?:candidat(?:e|s|es|\(e\)s)?(?: base\p{L}*)?|base(?:e|\(e\))?(?= [^.;:!?,]{2,40} \((?:teletravail|remote|a distance))) (?:en|au|aux)\b|^\P{L}*depuis (?:n['’]importe quel|tout) pays (?:de |d['’])/iu,
      /\bouverte?s?(?: uniquement)? a (?:tous les pays|toute) (?:de |d['’])?(?:l['’]|la )?/iu,
      /\bcandidatures (?:de(?:puis)?|du|des)(?=[^.;]{2,40} (?:seulement|uniquement|exclusivement))/iu,
      /\bvotre pays(?: de residence)? doit (?:etre membre|faire partie) de\b/iu,
      /\bseules? les candidatures\b[^.]{0,20}\b(?:depuis|de|en|du)\b/iu,
      /\bposte (?:a pourvoir|propose|ouvert)\b[^.]{0,20}\b(?:en|au|aux)\b/iu,
      /\b(?:lieu(?: de travail)?|localisation):? ?[^.]{0,10}\b(?:remote|teletravail|a distance)\b[ ,(|/–-]*/iu,
      /\b(?:pas|impossible|exclu)\b[^.]{0,40}\b(?:en de)?hors(?: d(?:e|u|es)\b| d['’])?(?: la| l['’])? ?|\b(?:en de)?hors(?: d(?:e|u|es)\b| d['’])?(?: la| l['’])? ?(?=[^.]{2,60}\b(?:ne (?:pouvons|peuvent|pourront|savons|recrutons|sommes|sont|seront)|n['’](?:embauchons|employons|est pas (?:possible|permis|autorise))|impossible))/iu,
    ],
    { kind: "residence", verdict: "only", places: "after", unless: OTHERS },
  ),
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: /\b(?:(?:territoire|sol|residents?) (?:fisca\p{L}+ )?|(?=continent ))(?<place>(?:continent )?\p{L}{4,}(?:-\p{L}+)?)/iu,
    unless: new RegExp(
      `${OTHERS.source}|\\b(?:interven\\p{L}+|oper(?:ons|ations)|presen(?:ce|ts?)|implant\\p{L}+|projets)\\b`,
      "iu",
    ),
  },
  {
    kind: "residence",
    verdict: "only",
    places: ["FR"],
    says: /\b(?:poste|teletravail|tenu|exerce|domicil\p{L}*|resid\p{L}+|habit\p{L}+|viv\p{L}+|travaill\p{L}+|chez (?:vous|soi)|n['’]importe ou|partout)\b[^.]{0,60}\b(?:en (?:france )?metropol|dans l['’]hexagone)/iu,
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: new RegExp(
      `${NOT_TAKING}\\b[^.]{0,30}? (?:en(?! dehors)|aux?|dans(?= les pays))\\b|\\bcandidatures (?:en provenance |venues? )?(?:du|des?|depuis)\\b(?=[^.]{2,50}\\b(?:ne (?:peuvent|seront|sont)|n['’]) ?pas)`,
      "iu",
    ),
    unless: /\bhors\b|\bpas (?:que|seulement|uniquement)\b/iu,
  },
];
