import { anyOf, type Denials } from "./phrase.ts";

/** A word that denies what follows a few words later. */
const rightBefore = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})(?: (?!remot|tele|home|full|100|distan)[^ ,;:.()–—]{1,20}){0,3} $`,
    "iu",
  );

/**
 * What denies that a home or permit is required, right before it or behind it in its clause. Elsewhere the same words may deny
 * something else: "you live in Portugal, and a car is not essential".
 */
const ofHome = (home: string, and: string, before: string, behind: string): string =>
  String.raw`\b(?:${before})(?=(?:${home}))|(?=\b(?:${behind}))(?<=\b(?:${home})\p{L}{0,12}(?: (?!(?:${and}) )[^ .;:,]{1,20}){1,5} )(?:${behind})`;

const GERMAN_HOME = ofHome(
  String.raw`wohn(?:sitz|ort)|meldeadresse|arbeits(?:erlaubnis|genehmigung|bewilligung)|aufenthaltstitel|visum`,
  "und|aber",
  String.raw`(?:brauch|benotig|verlang|forder)\p{L}*(?: (?:du|sie|wir|ihr))? kein\p{L}* (?:\p{L}+ )?`,
  String.raw`(?:brauch|benotig|verlang|forder)\p{L}*(?: (?:du|sie|wir|ihr))? nicht(?=\P{L}*$|[,;])`,
);
const SPANISH_HOME = ofHome(
  String.raw`viv(?:ir|as?|an)\b|resid|domicilio|permiso de (?:trabajo|residencia)`,
  "y|pero",
  String.raw`no (?:(?:es|resulta) (?:imprescindible|indispensable|esencial|fundamental|importante)|necesitas?|precisas?|requerimos|exigimos|pedimos|(?:es|esta) (?:solo|exclusiv\p{L}+|limitad[oa]|restringid[oa]|reservad[oa]))(?: (?:que|un|una|tu|tener|ser|para|a|quienes|personas)){0,4} `,
  String.raw`no (?:es|resulta) (?:imprescindible|esencial|fundamental|importante|un problema|condicion)`,
);
const PORTUGUESE_HOME = ofHome(
  String.raw`mor(?:ar|e|em|as?|am|ador)|resid|viv(?:er|as?|am|em?)\b|domicili`,
  "e|mas",
  String.raw`nao (?:(?:e|sao|esta|estao) (?:essencial|fundamental|mandatori[oa]|importante|relevante|condicao|so|apenas|exclusiv[oa]s?|limitad[oa]s?|restrit[oa]s?|reservad[oa]s?)|se (?:limita|restringe))(?: (?:que|voce|ter|ser|para|as?|aos?|quem|pessoas)){0,4} `,
  String.raw`nao e (?:essencial|fundamental|mandatori[oa]|importante|relevante|(?:uma )?condicao|(?:um )?problema)`,
);
const FRENCH_HOME = ofHome(
  String.raw`habite|resid|vivre|viviez|domicilie`,
  "et|mais",
  String.raw`(?:inutile|pas (?:indispensable|essentiel|imperatif|important)) (?:de |d['’]|que vous )(?:etre )?|pas (?:reserve|limite|restreint)e? (?:aux |a )(?:personnes )?`,
  String.raw`n['’]est pas (?:indispensable|essentielle?|imperati(?:f|ve)|importante?|une condition)`,
);

export const DENIALS = {
  en: {
    before: rightBefore(
      String.raw`no(?! (?:more than|less|fewer))|not(?! (?:only|just|more|less|limited))|n['’]t|(?:is|are|do|does|wo|ca)n['’]t|never|cannot|without|neither|nor|rarely|hardly`,
    ),
    said: /\b(?:no need to|(?:do|does)(?:n['’]t| not) (?:ask|expect|require) (?:you|anyone|anybody|people) to|not (?:need|have|required) to|(?:do|does)(?:n't|n’t| not) (?:currently |already )?(?:need|have|require)|no (?:(?!and\b)[\w.]+ ){0,2}(?:visa|work permit|clearance|citizenship|travel)\b[^.]{0,20}(?:required|needed|necessary)|regardless of (?:where|your|location)|no matter where|wherever you|not (?:a )?require(?:d|ment)|not (?:necessary|needed)|no (?:\w+ ){1,3}hours (?:are )?(?:needed|required))/iu,
    noMatter: /\b(?:matter|wherever|regardless)\b/iu,
  },
  de: {
    before: rightBefore(String.raw`kein\p{L}*|nicht(?! (?:nur|mehr als))|nie|niemals|ohne|weder`),
    said: anyOf(
      /\b(?:verlangen|erwarten|fordern)(?: wir)? nicht, dass\b|\bnicht auf\b[^.;:,]{0,60}\b(?:beschrankt|begrenzt)\b|\b(?:kein(?:e|en|er)?|nicht|ohne)\b[^.]{0,40}(?:notig|notwendig|erforderlich|voraussetzung|benotigt|zwingend|verlangt|verpflicht|pflicht\b)|\bnicht (?:in|an)\b[^.]{0,20}(?:wohnen|leben|liegen|sein)\b/u,
      GERMAN_HOME,
    ),
    noMatter: /\b(?:egal|gleich)\b/iu,
  },
  es: {
    before: rightBefore(String.raw`no(?! (?:solo|mas de))|sin|nunca|ni|jamas`),
    said: anyOf(
      /\bno (?:te |le |se )?(?:pedimos|exigimos|pide|exige) que\b|\bno (?:es|se|hace|son|importa|necesitas|tienes)\b[^.]{0,25}(?:necesari|requier|falta|obligatori|indispensable|exig|importa|que )|\bsin (?:necesidad|obligacion) de|\bno importa|\bda (?:igual|lo mismo)/u,
      SPANISH_HOME,
    ),
    noMatter: /\b(?:importa|igual|lo mismo)\b/iu,
  },
  pt: {
    before: rightBefore(String.raw`nao(?! (?:so|apenas|mais de))|sem|nunca|nem`),
    said: anyOf(
      /\bnao (?:precisa|exigimos|pedimos que|ha|importa|interessa)\b|\bnao (?:e|sao)\b[^.:;]{0,25}(?:necessari|precis|obrigatori|exig|requisit|indispensav|imprescind|impeditiv)|\bsem (?:necessidade|exigencia|obrigacao) de|\btanto faz/u,
      PORTUGUESE_HOME,
    ),
    noMatter: /\b(?:importa|interessa|faz)\b/iu,
  },
  fr: {
    before: rightBefore(String.raw`pas(?! (?:que|seulement|plus de))|aucune?|jamais|sans|ni`),
    said: anyOf(
      /\bne (?:vous |te )?(?:demand|exig)(?:ons|e) pas\b|\b(?:pas|aucune?|nul|ni)\b[^.]{0,25}(?:besoin|necessaire|requis|obligatoire|exige|oblig[ea]|\btenu)|\baucune? (?:autorisation|permis|visa|titre)\b[^.]{0,60}\b(?:requis|necessaire|exige|obligatoire)|\bpas besoin|\bsans obligation|\bpeu importe|\bou que vous/u,
      FRENCH_HOME,
    ),
    noMatter: /\b(?:importe|que vous)\b/iu,
  },
} satisfies Record<string, Denials>;
