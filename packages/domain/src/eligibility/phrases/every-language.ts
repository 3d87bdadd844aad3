import { ALL_BUT, EXCEPTION } from "./exceptions.ts";
import { anyCased, anyOf, foldPlainly, type Phrase } from "./phrase.ts";

/** The parts of the world that a posting names to say that not even a home there is asked for, in all languages. */
const PART = String.raw`(?:the )?(?:l['’])?(?:europ[ae]|union europeenne|union europea|uniao europeia|europaischen union|ue|eu|latinoamerica|america latina|amerique|amerika|america|africa|afrique|afrika|asia|asie|asien)\b`;

/** "You live in", and nothing but names of places behind it. */
const LIVES = String.raw`(?:[Ll]ive|[Bb]e|based|reside|[Ww]ork|[Aa]pply|[Vv]iv\p{L}*|[Rr]esid\p{L}*|[Tt]rabaj\p{L}*|[Tt]rabalh\p{L}*|[Ee]star|[Ee]sta|[Mm]or[ae]\p{L}*|[Cc]ontrat\p{L}*|[Hh]abit\p{L}*|[Tt]ravaill\p{L}*|[Rr]ecrut\p{L}*|[Kk]annst|konnen|[Ww]ohn\p{L}*|[Ll]eb\p{L}*)`;
const NAMES = String.raw`(?: (?:(?:in|from|the|en|desde|de|em|n[ao]s?|d[ao]s?|aus|von|de[rnm]|dans|aux?|depuis|la|le|les|el|los|wohnen|leben|arbeiten|sei|ob) ?|\p{Lu}[\p{L}.'’-]*,? ?)+)`;
const OTHER = String.raw`(?:any other country|(?:anywhere else|elsewhere) in the world|ailleurs dans le monde|anderswo auf der welt|en otra parte del mundo|(?:cualquier otr[oa]|qualquer outr[oa]) (?:pais|(?:lugar|sitio|parte|punto|ponto) d[eo]l? (?:mundo|planeta))|jede[mrns] anderen? [Ll]and|n['’]importe quel autre pays|tout autre pays)`;
const FROM = "(?:in|from|en|desde|de|em|do|aus|von|dans|depuis)";
/** "Of the EU" and "where we have an office" limit any country. */
const UNLIMITED = String.raw`(?! (?:in|of|within|where|with|de|del|da|do|d['’]|en|em|dentro|donde|onde|der|des|innerhalb|wo|dans|ou)(?!\p{L})(?! (?:the )?(?:world|mundo|[Ww]elt|monde)))`;

/** "You can live in Peru, in Poland or in any other country" and "any country, any time zone": anybody may apply. */
const ANY_OTHER: Phrase = {
  kind: "residence",
  verdict: "open",
  says: anyCased(
    String.raw`\b${LIVES}${NAMES}(?:or|oder|o|ou) (?:${FROM} )?${OTHER}(?!\p{L})${UNLIMITED}`,
    String.raw`(?:^|: )\P{L}*(?:[Aa]ny|[Cc]ualquier|[Qq]ualquer|[Jj]ede[smr]|[Nn]['’]importe quel|[Tt]ous les) (?:country|pais|[Ll]and|pays),? (?:(?:and|y|e|und|et) )?(?:any|cualquier|qualquer|jeder?|n['’]importe quel|tous les) (?:time ?zone|huso|fuso|zona horaria|[Zz]eitzone|fuseaux?)`,
  ),
  unless:
    /\b(?:not|n['’]t|never|no|nicht|kein\w*|nao|pas|client|customer|kund|users?\b|usuari|utilisateur|office|oficin|escritori|bureau|buro|week|woche|semana|semaine|supplier|merchant|shipment|produ[ckt]|visas?\b|born|citizen|travel|compan(?:y|ies)|empresas?\b|firmen)/iu,
};

/** "You need not live in Peru, nor even in America": anybody may apply. */
const NOT_EVEN: Phrase = {
  kind: "residence",
  verdict: "open",
  says: foldPlainly(
    anyOf(
      String.raw`\b(?:not|n['’]t|no need)\b[^.;:!?]{0,30}\b(?:live|be based|reside)\b[^.;:!?]{2,40}\b(?:(?:or|nor)(?: even)?|not even) in ${PART}`,
      String.raw`\bnicht\b[^.;:!?]{2,50}\b(?:leben|wohnen|sein)\b[^.;:!?]{0,12}\b(?:auch nicht|nicht einmal|noch nicht einmal|nicht mal) in (?:der )?${PART}`,
      String.raw`\bno\b[^.;:!?]{0,40}\b(?:viv|resid|estar)\w*[^.;:!?]{2,40}\bni (?:siquiera )?en (?:la )?${PART}`,
      String.raw`\bnao\b[^.;:!?]{0,40}\b(?:viv|mor|resid|estar)\w*[^.;:!?]{2,40}\bnem (?:sequer |mesmo )?n?[ao] ${PART}`,
      String.raw`\b(?:pas|nul besoin|aucun besoin|inutile)\b[^.;:!?]{0,30}\b(?:viv|habit|resid)\w*[^.;:!?]{2,40}\bni (?:meme )?(?:en|dans|au) ${PART}`,
    ),
  ),
  unless: /\b(?:but|aber|pero|mas|mais|sondern|sino|only|nur|solo|so|seulement)\b/iu,
};

/** Where a statement begins. */
const BEGINS = String.raw`(?:^\P{L}*|[.;,:(–—-] ?|\b(?:and|but|or|und|aber|oder|y|pero|o|e|mas|ou|et|mais) )`;
const ELSEWHERE = String.raw`(?:(?:if you(?: are|['’]re| live)?(?: based| located)? )?elsewhere|otherwise|everywhere else|anywhere else|in (?:(?:all|any) )?other countr(?:y|ies)|in the rest of the world|anderswo|uberall sonst|sonst|in (?:allen )?anderen landern|im rest der welt|en (?:los )?(?:otros|demas) paises|en el resto del mundo|(?:em|nos) outros paises|nos demais paises|no resto do mundo|ailleurs|dans les autres pays|dans le reste du monde)(?! (?:in|within|en|em|dans) )`;
const CONTRACTOR = String.raw`(?:contractors?|freelancer?s?|freelance|freiberuf\p{L}*|selbst[aä]ndig\p{L}*|autonom[oa]s?|contratistas?|prestador\p{L}*|pj|independants?|portage|employer of record|eor)(?!\p{L})`;

/** "Outside Peru", of which "elsewhere" is the short form, and what those inside are. */
const OUTSIDE = String.raw`(?:(?:(?:if|wenn|si|se) )?(?:you (?:live|are)|du|vives|viveres|voce (?:mora|vive)|vous (?:habitez|vivez))? ?)?(?:outside(?: of)?|au(?:ss|ß)erhalb|fuera de|fora d[aeo]s?|hors(?: de)?|en dehors d(?:e|u|es))(?: (?:the|la|les?|l['’])| l['’]?)? ?[\p{L} ]{2,30}`;
const EMPLOYED = String.raw`(?:employees?|payroll|w-?2|festanstellung|(?:fest )?angestellt\p{L}*|contrato laboral|plantilla|clt|carteira assinada|cdi|salarie\p{L}*)(?!\p{L})`;

/** "Employment in Peru; elsewhere you work as a contractor": anybody may apply. */
const ELSEWHERE_AS_CONTRACTOR: Phrase = {
  kind: "residence",
  verdict: "open",
  says: foldPlainly(
    anyOf(
      String.raw`${BEGINS}${ELSEWHERE}[^.;!?]{0,60}?(?<!\p{L})${CONTRACTOR}`,
      String.raw`${BEGINS}${OUTSIDE}[^.!?;]{0,60}?(?<!\p{L})${CONTRACTOR}[^.!?]{1,50}?(?<!\p{L})${EMPLOYED}`,
      String.raw`(?<!\p{L})${EMPLOYED}[^.!?]{0,20}${BEGINS}${OUTSIDE}[^.!?;]{0,60}?(?<!\p{L})${CONTRACTOR}`,
      String.raw`${BEGINS}(?:(?:(?:as an?|as|als|como|en) )?${CONTRACTOR}|contract with (?:people|those|anyone)) (?:everywhere else|anywhere else|elsewhere|in (?:all )?other countries|anderswo|in anderen landern|ailleurs|en otros paises|em outros paises)(?!\p{L})`,
    ),
  ),
  unless:
    /\b(?:not|n['’]t|no (?:contractors?|freelanc|contrat|podemos|trabaj|hay)|never|cannot|nicht|kein\p{L}*|nao|pas|aucun|ningun\p{L}*|nenhum|our (?:contractors|freelancers)|client|customer|kund|nutzer|usuari)/iu,
};

/** Whether a sentence takes people elsewhere, too, as contractors: where it employs them is no limit then. */
export const takesContractorsElsewhere = (plain: string): boolean =>
  ELSEWHERE_AS_CONTRACTOR.says.test(plain) && ELSEWHERE_AS_CONTRACTOR.unless?.test(plain) !== true;

/** Begins a sentence that belongs to the one before it: "We employ people in Peru. Elsewhere you work as a contractor." */
export const GOES_ON_ELSEWHERE = new RegExp(
  String.raw`^\s+${ELSEWHERE}[^.;!?]{0,80}?(?<!\p{L})${CONTRACTOR}`,
  "iu",
);

const EXCEPTS =
  /exc[el]|barring|other than|unless|save for|long as|provided|solange|sofern|siempre que|desde que|tant que|es sei denn|a moins|ohne|hors|[(,] ?(?:sin|sem|sans|without|no|not|minus|keine?) |n(?:ot|o|ao|on) inclu|inbegriffen|compris|(?:but|worldwide\W{1,4}|anywhere\W{1,4}) ?not|apart|(?:nur|aber) nicht|(?:solo|pero) no|(?:so|mas) nao|mais pas|menos|salvo|sauf|hormis|ausn|ausg|au(?:ss|ß)er|bis auf/i;

/** The phrases that tell of all languages together, each behind words that its sentence has. */
export const EVERY_LANGUAGE: readonly { readonly cue: RegExp; readonly phrases: readonly Phrase[] }[] = [
  { cue: EXCEPTS, phrases: [EXCEPTION, ALL_BUT] },
  {
    cue: /contract|freelanc|freiberuf|selbst|autonom|contratist|prestador|\bpj\b|independant|portage|of record|\beor\b/i,
    phrases: [ELSEWHERE_AS_CONTRACTOR],
  },
  { cue: /\b(?:nor|even|nicht|ni|nem)\b|\bor in\b/i, phrases: [NOT_EVEN] },
  {
    cue: /other|else|otra|otro|outr[oa]|ander|autre|ailleurs|time ?zone|huso|fuso|zona horaria|zeitzone|fuseau/i,
    phrases: [ANY_OTHER],
  },
];
