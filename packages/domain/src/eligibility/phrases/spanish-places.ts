import { buildOnlyPhrases } from "./only-phrases.ts";
import { type Phrase, buildPhrases } from "./phrase.ts";

/** Before a place. */
export const IN = String.raw`(?:en|de(?! (?:forma|manera|modo)\b)|dentro de)(?: (?:cualquier (?:pais|parte|lugar|ciudad|punto|provincia|estado) de)?(?: ?(?:la|los|el|las|toda))?)?\b`;
const LIVE = String.raw`(?:casa (?:este|debe estar|se encuentre)|residiras?|viviras?|resid(?:ir|e|en|as|es|a|an|an|iendo|entes?)|residencia(?: (?:legal|habitual|fiscal))?|viv(?:ir|e|en|as?|an|es|is|iendo)|radi(?:car|cad[oa]s?|ques?|quen|cas?|can)|domiciliad[oa]s?|domicilio(?: fiscal)?|residencia fiscal|con base|tribut(?:ar|es|as|en)|dad[oa]s? de alta|afiliad[oa]s? a la seguridad social|vecin[oa]s?|afincad[oa]s?|establecid[oa]s?|instalad[oa]s?|asentad[oa]s?|empadronad[oa]s?)`;
const PEOPLE = String.raw`(?:personas|gente|profesionales|talento)`;
const WHO = String.raw`(?:candidat[oa]s|postulantes|aspirantes|ubicad[oa]s?|basad[oa]s?|situad[oa]s?|quienes|encontrar(?:te|se)|estar)`;
/** "We do not hire", before whom or where. */
export const NOT_TAKING = String.raw`\bno (?:se |es posible |podemos |conseguimos |logramos |nos es posible |estamos )?(?:contrat\p{L}+|acept\p{L}+|consider\p{L}+|admit\p{L}+|emple(?:ar|amos)|incorpor(?:ar|amos)|reclut\p{L}+|trabaj(?:ar|amos) con)`;
/** Others than those who are looked for. */
const OTHERS =
  /\b(?:atendemos|reclutaras|vas a reclutar|fundador(?:a|es|as)?|client(?:es|ela)|pacientes|usuarios|alumnos|estudiantes|lectores|familias|(?:empresa|compania|consultora|agencia|grupo|firma)\b[^.]{0,40}\b(?:ubicad|con base|radicad|establecid|instalad|asentad|situad|basad)\p{L}*|empresas? (?:de|en)|compania (?:de|en)|nuestr[ao]s? (?:equipo|oficina|sede|tiendas?)|equipo (?:de|esta|vive)|si (?:vives|resides)|startup|ya (?:trabaja\p{L}*|tenemos|contamos)|tenemos (?:gente|personas|equipo)|vend\p{L}+|distribu\p{L}+|export\p{L}+|formad[oa]s|titulad[oa]s|sucursal\p{L}*|disponible en)\b/iu;

/** Where people have to live, may live anywhere, or cannot be taken from, in Spanish. */
export const SPANISH_PLACES: readonly Phrase[] = [
  ...buildOnlyPhrases({
    before: "[Ss]olo|[Ss]olamente|[Uu]nicamente|[Ee]xclusivamente|[Ee]xclusivo",
    behind: "solo|solamente|unicamente|exclusivamente",
    lead: "en|desde|para|de|la|el|los|las|personas|residentes|candidat[oa]s",
    based: "(?:estar )?(?:basad[oa]|ubicad[oa]|radicad[oa]|residente)(?:/[oa]|s)? en",
    demanded:
      "obligatori\\p{L}+|imprescindible|excluyente|indispensable|requerido|(?:uni|exclusiv)\\p{L}*amente|solamente",
  }),
  ...buildPhrases(
    [
      new RegExp(`\\b${LIVE}(?: (?!fuera|lejos|que\\b)\\p{L}+){0,3}? ${IN}`, "iu"),
      new RegExp(
        `\\b${WHO}(?: \\p{L}+)?(?: que (?:residan|vivan|esten))?(?: ubicad[oa]s?| basad[oa]s?)? ${IN}`,
        "iu",
      ),
      new RegExp(
        `(?:^\\P{L}*|\\b(?:[Ss]olo|[Uu]nicamente|[Ee]xclusivamente|[Bb]usca\\p{L}*|[Cc]ontrata\\p{L}*|[Aa]cepta\\p{L}*|[Aa]dmit\\p{L}*|[Aa]biert\\p{L}*|[Dd]irig\\p{L}*|[Pp]ara) )(?:a )?(?:las |los )?${PEOPLE}(?: \\p{L}+)?(?: que (?:residan|vivan|esten))?(?: ubicad[oa]s?| basad[oa]s?)? ${IN}`,
        "u",
      ),
      /\b(?:100 ?% remot[oa]|[Rr]emot[oa]|[Hh]ome [Oo]ffice|[Tt]eletrabaj(?:o|ar)|[Aa] distancia|desde (?:tu )?casa)(?:(?: al)? 100 ?%)?[ ,(:–-]*(?:desde|en|dentro de|para|(?:solo|unicamente|exclusivamente) (?:en|desde|para))?(?: cualquier (?:lugar|parte|punto|ciudad|sitio|provincia) de)?(?: tod[oa])?(?: la| el)? ?(?=\p{Lu})/u,
      /\b(?:puedes estar|trabaj\p{L}*|teletrabaja\p{L}*|puesto|vacante|posicion|contratamos|incorporamos)\b[^.]{0,40}\b(?:(?:desde|en) cualquier (?:pais|lugar|parte|punto|ciudad|provincia|rincon) (?:de|del)|(?:solo|unicamente|exclusivamente) (?:en|desde)|dentro de)(?: la| los)? /iu,
      /\b(?:[Ss]olo|[Uu]nicamente|[Ee]xclusivamente|[Ss]olamente)\b(?: \p{L}+){0,3}? (?:en|desde|para|dentro de)\b(?=(?: la| los| el| las)? \p{Lu})/u,
      /\b(?:solo|unicamente|exclusivamente)\b[^.]{0,30}\b(?:candidaturas|postulaciones|solicitudes|inscripciones|personas|candidat[oa]s)\b[^.]{0,20}\b(?:desde|de|en)\b/iu,
      /\b(?:[Vv]acante|[Pp]uesto|[Pp]laza|[Oo]ferta|[Pp]osicion) (?:abierta? )?(?:(?:solo|unicamente) )?para\b(?=(?: la| el| los)? \p{Lu})/u,
      /\b(?:ubicacion|lugar de trabajo|localidad):? ?[^.]{0,10}\b(?:remot[oa]|teletrabajo)\b[ ,(|/–-]*/iu,
      /^\P{L}*(?:ubicacion|lugar de trabajo|localidad|lugar) ?:(?=[^.:]{2,60}[ ,(|/–-](?:remot[oa]|teletrabajo|a distancia))/iu,
      /\b(?:[Aa]biert[oa]|[Dd]isponible)s? (?:solo )?(?:a|para) (?:toda )?(?:la |el |los )?(?=\p{Lu})/u,
      /^\P{L}*[Ee]xclusiv[oa] para\b(?=(?: la| el| los)? \p{Lu})|^\P{L}*[Dd]esde cualquier (?:pais|lugar|parte) de\b/u,
      /\b(?:aceptamos|recibimos|valoramos) (?:candidaturas|postulaciones|solicitudes)\b[^.]{0,20}\b(?:de|desde)\b/iu,
      /\b(?:lugar de residencia|residencia) (?:debe|tiene que) ser(?: en)?\b/iu,
      /\btu pais(?: de residencia)? debe (?:ser miembro|formar parte) de\b/iu,
      /\bsea cual sea el lugar de residencia en\b/iu,
      /\bno\b[^.]{0,60}\bfuera de(?:l| la| los)?\b|\bfuera de(?=[^.]{0,60}\bno (?:podemos|contratamos|es posible|se admiten))/iu,
    ],
    { kind: "residence", verdict: "only", places: "after", unless: OTHERS },
  ),
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: /\b(?:dentro del?|en(?: el)?|desde(?: el)?) (?:(?:territorio|suelo|pais)(?: nacional)? |(?=continente ))(?<place>(?:continente )?\p{L}{4,}(?:-\p{L}+)?)/iu,
    unless: new RegExp(`${OTHERS.source}|\\b(?:oper(?:amos|acion)|presen(?:cia|tes)|expan|proyectos)`, "iu"),
  },
  {
    kind: "residence",
    verdict: "only",
    places: ["ES"],
    says: /\b(?:en|desde) (?:cualquier|toda) comunidad autonoma\b/iu,
    unless: OTHERS,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: new RegExp(`${NOT_TAKING}\\b[^.]{0,40}? (?:de|desde|en)\\b`, "iu"),
    unless: /\bfuera\b/iu,
  },
];
