import { PLACE, type PhraseTable } from "./phrase.ts";

const IN = String.raw`(?:en|de|dentro de)(?!\p{L})`;

export const SPANISH: PhraseTable = {
  spoken: /(?<!\p{L})(?:para|con|que|una|los|del|nuestro|años)(?!\p{L})/u,
  cue: /(?:factura|resid|viv(?:ir|es|en)|radica|ubicad|basad|candidat|postulant|talento|permiso|autorizaci|ciudadan|nacionalidad|habilitaci|visad|visa\b|patrocin|autónomo|freelance|contratista|por honorarios|oficina|presencial|híbrid|hibrid|viajar|viajes|zona horaria|huso|solap|horario|mundo|remot|teletrabajo)/iu,
  aside:
    /(?:sin distinción|independientemente de (?:su )?(?:raza|género|sexo)|igualdad de oportunidades|discrimina|salario|seguro|vales|sede (?:central|principal)|fundada)/iu,
  negated:
    /(?:\bno (?:es|se|hace|son)\b[^.]{0,25}(?:necesari|requier|falta|obligatori|indispensable|exig)|\bsin necesidad de|no importa dónde|desde donde quieras)/iu,
  wished:
    /(?:preferi|preferente|de preferencia|idealmente|deseable|se valora|valorable|será un plus|ideal sería)/iu,
  phrases: [
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:residir|residente(?:s)?|residencia(?: legal)?|residas|resides|vivir|viva|vivas|vives|vivan|radicar|radicad[oa]s?|radique[ns]?)(?: \\p{L}+)? ${IN}`,
        "iu",
      ),
      unless: /\b(?:clientes|nuestr[ao]s? (?:equipo|oficina)|si (?:vives|resides))\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:candidat[oa]s|postulantes|personas|profesionales|talento|ubicad[oa]s?|basad[oa]s?|estar)(?: \\p{L}+)?(?: que (?:residan|vivan|estén))?(?: ubicad[oa]s?| basad[oa]s?)? ${IN}`,
        "iu",
      ),
      unless:
        /\b(?:empresa|compañía|equipo|oficinas?|clientes|experiencia|startup|no (?:consideramos|aceptamos|contratamos|podemos))\b/iu,
    },
    {
      kind: "residence",
      verdict: "excluded",
      places: "after",
      says: /\bno (?:consideramos|aceptamos|contratamos|podemos (?:contratar|considerar|aceptar))\b[^.]{0,40}? (?:de|en)(?!\p{L})/iu,
      unless: /\bfuera\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /\b(?:100 ?% remot[oa]|remot[oa]|teletrabajo)[ ,(:–-]*(?:desde|en|dentro de|para|solo en|sólo en|únicamente en)?(?: cualquier (?:lugar|parte|punto|ciudad|sitio) de)?(?: toda)? (?=\p{Lu})/u,
      unless: /\b(?:equipo|empresa|clientes|oficinas?)\b/iu,
    },
    {
      kind: "residence",
      verdict: "open",
      says: /\b(?:desde cualquier (?:lugar|parte|país) del mundo|cualquier parte del mundo|todo el mundo)\b/iu,
      unless: /\b(?:clientes|usuarios|oficinas|empresas|semanas|días)\b/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:permiso|autorización|autorizad[oa]s?|derecho)(?: \\p{L}+)?(?: legal(?:mente)?)?(?: de trabajo| (?:de residencia y|de) trabajo| para trabajar| a trabajar| para laborar)(?: \\p{L}+)? ${IN}`,
        "iu",
      ),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: /\b(?:permiso de trabajo|papeles|documentación)(?: \p{L}+){0,2} (?:en regla )?(?:para|de|en)(?: la| los)? (?=\p{Lu})/u,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\b(?:ciudadan(?:ía|o|a|os)|nacionalidad)(?: \p{L}+)? de(?: la| los)? (?=\p{Lu})/u,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: ["ES"],
      says: /\b(?:nacionalidad|ciudadanía) española/iu,
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: /\bno\b[^.]{0,50}\b(?:patrocin\p{L}*|ofrece\p{L}*|gestiona\p{L}*|tramita\p{L}*)[^.]{0,30}\b(?:visa|visas|visado|visados|permisos? de trabajo)(?!\p{L})|\bsin patrocinio de visa/iu,
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: /\b(?:patrocinamos|ofrecemos|gestionamos|tramitamos|ayudamos con)\b[^.]{0,30}\b(?:visa|visado|permiso de trabajo)(?!\p{L})/iu,
      unless: /\bno\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: /\b(?:(?:trabajo|colaboración) freelance|contra factura|como (?:autónom[oa]|freelance|contratista|profesional independiente)|modalidad (?:de )?(?:freelance|contratista|autónom[oa])|contrato (?:como )?(?:freelance|de contratista|por honorarios)|contratista independiente|por honorarios)(?!\p{L})/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /\b(?:un|uno|dos|tres|cuatro|[1-4])(?: ?(?:-|–|a|o) ?(?:dos|tres|[2-5]))? (?:días?|veces)(?: (?:a|por) (?:la )?semana| semanales)?[^.]{0,25}(?:en (?:la |nuestra )?(?:oficina|sede)|presencial)|\b(?:presencial|en (?:la )?oficina)(?:es)?[^.]{0,20}\b(?:[1-4]|uno|dos|tres|cuatro) (?:días?|veces)(?!\p{L})/iu,
      unless: /\b(?:opcional|si quieres|si lo deseas|al (?:mes|año|trimestre))(?!\p{L})/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /\b(?:modalidad|modelo|esquema|trabajo|formato|puesto):?(?: de trabajo)?:? (?:es )?(?:híbrid[oa]|presencial)(?!\p{L})/iu,
      unless: /\b(?:remot[oa] o|o (?:100 ?% )?remot[oa]|nube|opcional)\b/iu,
    },
    {
      kind: "workplace",
      verdict: "optional",
      says: /\b(?:puedes (?:elegir|trabajar)|eliges|elige|posibilidad de)\b[^.]{0,40}\b(?:casa|remoto)\b[^.]{0,20} o [^.]{0,30}\b(?:oficina|sede)/iu,
    },
    {
      kind: "travel",
      verdict: "required",
      says: /\b(?:disponibilidad|disposición|capacidad|posibilidad)(?: \p{L}+)? (?:para|de|a) viajar\b|\b(?:deberás|tendrás que|requiere|se requiere)(?: \p{L}+)? viajar\b|\bviaj(?:ar|es)\b[^.]{0,20}\d{1,3} ?%/iu,
      unless: /\b(?:no (?:se )?requiere|sin viajes)\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /(?:solap\p{L}*|[Hh]orario|zona horaria|huso horario|disponib\p{L}*|horas)[^.]{0,50}\b(?:EST|ET|PST|CST|CET|CEST|UTC|GMT)(?!\p{L})|\b(?:CET|UTC|GMT|EST)(?!\p{L})[^.]{0,20}(?:zona|huso) horari/u,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "in",
      says: new RegExp(`${PLACE} (?:work permit|permiso de trabajo)`, "u"),
    },
  ],
};
