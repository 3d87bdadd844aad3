import { anyCased, anyOf, type Phrase, sayAll } from "./phrase.ts";

/** Others than those who are looked for, and what is theirs. */
const OF_OTHERS = String.raw`(?:client|usuari|oficinas|empresa|compania|equipo|lector|alumn|estudiante|familia|paciente|huesped|viaj|vacaciones|vend|distribu|export|envi|presen(?:cia|te)|socios|suscript|proveedor|tiendas|descuento|sucursal|proyectos|somos)`;
const GAP = String.raw`(?:(?!${OF_OTHERS})[^.;:]){0,40}?`;
/** A job and who gets it. */
const JOB = String.raw`\b(?:puesto|vacante|oferta|plaza|posicion|busqueda|convocatoria|colaboracion|candidat\p{L}*|postula\p{L}+|solicitudes|contrata(?:mos|r|cion)|abiert[oa]s?|trabaj(?:ar|as?|es?|o|aras?|emos)|aplic(?:ar|an|as?)|remot[oa]|teletrabaj\p{L}+|viv(?:ir|e|es|as|an)|resid(?:ir|e|es|as|an)|estar|personas|gente|talento|profesionales|se hace|hacer(?:lo|la|se)?|conect(?:arte|es|as))\b`;
const WHERE = String.raw`(?:\bdonde (?:\p{L}+ )?(?:viv|resid|est[ae]|te encuentr|te conect|trabaj|sea)\p{L}*|\bpais\b|\btu direccion\b|\blugar de residencia\b|\blugar (?:desde|donde|en)\b|\bresidencia\b(?! (?:de|del) )|\bubicacion\b|\b(?:vivas|residas|estes|vives) en\b)`;
const NO_MATTER = String.raw`(?:\bno (?:nos )?(?:importa|interesa|afecta|influye|cuenta|condiciona)n?\b|\b(?:nos )?da(?:n)? (?:igual|lo mismo)\b|\b(?:es|son|resulta|sea) (?:\p{L}+ )?(?:indiferente|irrelevante|lo de menos)s?\b|\bsin importar\b|\b(?:tanto|poco) (?:nos )?(?:da|importa)\b|\bno (?:es|supone|tiene) (?:un |una |ningun )?(?:requisito|factor|criterio|condicion|importancia)|\bno cambia nada\b|\b(?:lo )?(?:eliges|decides) tu\b|\btu (?:eliges|decides)\b)`;
const WORLD = String.raw`d(?:el (?:mundo|planeta|globo)|e la tierra)`;

/** A place that the same sentence keeps to: "no importa en qué ciudad de España". */
const SOMEWHERE = anyCased(
  String.raw`(?<!\p{L})(?:en|dentro de|desde|(?:pais|lugar|parte|ciudad|rincon) del?) (?:(?:la|el|los|toda|todo) )*(?=[A-Z])`,
  String.raw`\b(?:deb(?:e|es|en)|territorio|continente|ciudad|semanas?|dias|provincia|estado|pais (?:de origen|miembro)|origen|nacimiento|estudi\p{L}*|titul\p{L}*|experiencia|vengas|vienes|europe\p{L}*|latinoamerican\p{L}*|oficinas?)\b`,
);
const NOT_OF_OTHERS = new RegExp(`^(?![^]{0,120}\\b${OF_OTHERS})`, "iu");
const FOR_A_WHILE =
  /\b(?:continente|semanas|dias|meses al ano|oficinas|(?:debes?|hay que|imprescindible|obligatorio) (?:\p{L}+ )?(?:resid|viv)\p{L}+|salvo|excepto|menos en)\b/iu;

/** Where people may live anywhere, or anywhere but for some places, in Spanish. */
export const SPANISH_ANYWHERE: readonly Phrase[] = [
  ...sayAll(
    [
      anyOf(
        `${JOB}${GAP}\\b(?:(?:en|de|desde|a|por) todo el (?:mundo|planeta)|(?:el|del) mundo entero|todos los (?:paises|continentes)|(?:de|en) los (?:cinco )?continentes|a (?:nivel|escala) (?:mundial|global)|globalmente|mundialmente|sin fronteras)(?! (?:de|del|miembros?|latino|europe|donde|en los que))`,
        `\\bcualquier (?:lugar|parte|pais|rincon|punto|sitio|ciudad) ${WORLD}`,
        `${JOB}${GAP}\\b(?:de|desde|en) cualquier (?:pais|lugar|sitio|parte)(?=\\P{L}*$|[;:!]| (?:con|siempre que tengas|y (?:con|a)\\b))`,
        String.raw`\b(?:de|desde|en) cualquier pais\b(?! (?:de|del|con|miembro|latino\p{L}*|europe\p{L}*|donde|en))`,
        String.raw`^\P{L}*(?:lugar|ubicacion|localidad|zona|pais|residencia)(?: de (?:trabajo|residencia))? ?: ?(?:[^.]{0,30}[ ,(])?(?:cualquier (?:lugar|pais|parte)(?: del mundo)?|todo el mundo|mundial|global|indiferente|libre|donde quieras|sin restricci\p{L}+)\P{L}*$`,
        /\bremoto (?:global|mundial|internacional)\b(?! d)/u,
      ),
      anyOf(
        /\bno hay (?:ningun )?pais(?:es)? (?:vetad|excluid|descartad)\p{L}+|\bnunca (?:le )?pregunt\p{L}+[^.;]{0,20}\bdonde (?:viv|resid)\p{L}+|\b(?:en |desde |d)el pais que (?:tu )?(?:quieras|prefieras|elijas)|\b(?:desde )?donde (?:quieras|prefieras) del mundo|\babiert[oa]s? a (?:cualquier pais|todos los paises|personas de cualquier pais)/u,
        /\b(?:sin|no (?:hay|tiene|tenemos|existen?|ponemos|exigimos|pedimos)) (?:ningun[oa]? )?(?:restricci\p{L}+|requisitos?|limites?|condici\p{L}+|limitaci\p{L}+)(?: \p{L}+)? ?(?:(?:de|por) (?:la )?(?:ubicacion|pais(?:es)?|lugar|residencia)|geografic[oa]s?)/u,
        /\bno (?:exigimos|pedimos|hace falta|es necesario) (?:resid|viv)\p{L}+ en ningun\p{L}* (?:pais|lugar)/u,
        /\b(?:vive|vivir|residir|vivas|resides|residas|vives|trabaja|trabajar)\b[^.]{0,12}\bdonde (?:quieras|te apetezca|prefieras|mas te guste|desees|te convenga)(?! (?:en|de|dentro)\b)/u,
        /\bviv[ae]s? donde viv[ae]s?\b|\b(?:vivas|estes|residas) donde (?:vivas|estes|residas)\b|\b(?:sea cual sea|cualquiera que sea|cualquiera sea|cual fuere) (?:tu|el|su) (?:pais|lugar de residencia|ubicacion)\b(?! del?\b)|\bsea el pais que sea\b|\bdesde donde (?:sea|estes)\b/u,
        /\b(?:candidat\p{L}+|postulan\p{L}+|contratamos|personas|gente)\b[^.]{0,25}\b(?:de|desde|en) (?:todo el mundo|el mundo entero|todos los paises)\b(?! (?:de|donde))/u,
        /\bcualquier (?:nacionalidad y )?pais de residencia\b/u,
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
    says: /\b(?:vivir|vivas|vives|residas|estes|estar|trabajar|trabajes)(?: \p{L}+)? (?:en|desde)(?= \p{Lu})(?=[^.]{2,100}\b(?:igual|lo mismo|no (?:nos )?importa|no cambia|indiferente|bienvenid|lo de menos))/iu,
    unless: /\b(?:deb(?:e|es|en)|imprescindible|oficinas?|clientes|ciudad|provincia)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:mundo|cualquier pais|todos los paises)\b[^.]{0,20}\b(?:salvo|excepto|menos|a excepcion de|con excepcion de|pero no)(?: (?:en|de|desde|la|el|los|las))*(?= \p{Lu})/iu,
  },
];
