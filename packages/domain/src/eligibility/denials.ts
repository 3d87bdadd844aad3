/** How a language says that there is no demand of a thing. */
export type Denials = {
  /** Right before a workplace, travel or a contract: "no more days in the office", "this is not a contractor role". */
  before: RegExp;
  /** Elsewhere in a sentence: "no need to live in the US", "regardless of where you live". */
  said: RegExp;
  /** What of these denies nothing else: "no matter where". */
  noMatter: RegExp;
};

/** A word that denies what comes a few words behind it, where these are of nothing else. */
const rightBefore = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})(?: (?!remot|tele|home|full|100|distan)[^ ,;:.()–—]{1,20}){0,3} $`,
    "iu",
  );

export const DENIALS = {
  en: {
    before: rightBefore(
      String.raw`no(?! (?:more than|less|fewer))|not(?! (?:only|just|more|less|limited))|n['’]t|(?:is|are|do|does|wo|ca)n['’]t|never|cannot|without|neither|nor|rarely|hardly`,
    ),
    said: /\b(?:no need to|not (?:need|have|required) to|(?:do|does)(?:n't|n’t| not) (?:currently |already )?(?:need|have|require)|no (?:(?!and\b)[\w.]+ ){0,2}(?:visa|work permit|clearance|citizenship|travel)\b[^.]{0,20}(?:required|needed|necessary)|regardless of (?:where|your|location)|no matter where|wherever you|not (?:a )?require(?:d|ment)|not (?:necessary|needed)|no (?:\w+ ){1,3}hours (?:are )?(?:needed|required))/iu,
    noMatter: /\b(?:matter|wherever|regardless)\b/iu,
  },
  de: {
    before: rightBefore(String.raw`kein\p{L}*|nicht(?! (?:nur|mehr als))|nie|niemals|ohne|weder`),
    said: /\b(?:kein(?:e|en|er)?|nicht|ohne)\b[^.]{0,40}(?:notig|notwendig|erforderlich|voraussetzung|benotigt|zwingend|verlangt)|\bnicht (?:in|an)\b[^.]{0,20}(?:wohnen|leben|liegen|sein)\b/iu,
    noMatter: /\b(?:egal|gleich)\b/iu,
  },
  es: {
    before: rightBefore(String.raw`no(?! (?:solo|mas de))|sin|nunca|ni|jamas`),
    said: /\bno (?:es|se|hace|son|importa|necesitas|tienes)\b[^.]{0,25}(?:necesari|requier|falta|obligatori|indispensable|exig|importa|que )|\bsin necesidad de|\bno importa|\bda (?:igual|lo mismo)/iu,
    noMatter: /\b(?:importa|igual|lo mismo)\b/iu,
  },
  pt: {
    before: rightBefore(String.raw`nao(?! (?:so|apenas|mais de))|sem|nunca|nem`),
    said: /\bnao (?:precisa|exigimos|ha|importa|interessa)\b|\bnao (?:e|sao)\b[^.]{0,25}(?:necessari|precis|obrigatori|exig|requisit|indispensav|imprescind|impeditiv)|\bsem (?:necessidade|exigencia) de|\btanto faz/iu,
    noMatter: /\b(?:importa|interessa|faz)\b/iu,
  },
  fr: {
    before: rightBefore(String.raw`pas(?! (?:que|seulement|plus de))|aucune?|jamais|sans|ni`),
    said: /\b(?:pas|aucune?|nul|ni)\b[^.]{0,25}(?:besoin|necessaire|requis|obligatoire|exige|oblige|\btenu)|\baucune? (?:autorisation|permis|visa|titre)\b[^.]{0,60}\b(?:requis|necessaire|exige|obligatoire)|\bpas besoin|\bsans obligation|\bpeu importe|\bou que vous/iu,
    noMatter: /\b(?:importe|que vous)\b/iu,
  },
} satisfies Record<string, Denials>;
