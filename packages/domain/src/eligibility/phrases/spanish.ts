import { SPANISH_APPLY } from "./apply.ts";
import { buildBoundPhrases } from "./bound-phrases.ts";
import { SPANISH_BOUND } from "./bound-words.ts";
import { DENIALS } from "./denials.ts";
import { livingBeyond, buildFreePhrases } from "./free-phrases.ts";
import { SPANISH_FREE } from "./free-words.ts";
import { anyOf, NEXT_STATEMENT, PLACE, type PhraseTable, buildPhrases, spokenIn } from "./phrase.ts";
import { buildPlainPhrases } from "./plain-phrases.ts";
import { IN, NOT_TAKING, SPANISH_PLACES } from "./spanish-places.ts";
import { PLAIN_SPANISH } from "./spanish-plain-words.ts";
import { FOR_A_WHILE, limitsOf, buildWherePhrases } from "./where-phrases.ts";
import { SPANISH_WHERE } from "./where-words.ts";
import { WORK_OF_OTHERS } from "./work-of-others.ts";
import { buildWorkplacePhrases } from "./workplace-phrases.ts";
import { SPANISH_WORKPLACE } from "./workplace-words.ts";

const AT_OFFICE = String.raw`(?:(?:en|desde|a (?=(?:la |nuestra )?(?:oficina|sede))) ?(?:la |nuestra |nuestras |las |el |nuestro )?(?:oficinas?|sede|local|planta|centro|taller|obra|edificio|despacho|instalaciones|laboratorio|clinica|hospital|escuela|colegio|hotel|tienda|fabrica|almacen|museo|redaccion|sucursal|estudio|agencia|consulta|bodega|finca|cocina|restaurante|gabinete|campus|delegacion|nave)|presencial(?:es|mente)?)`;
const AT_HOME = String.raw`(?:teletrabajo|(?:en|de forma) remot[oa]|(?:desde|en) (?:tu |su |la )?(?:casa|domicilio)|donde (?:prefieras|quieras)|a distancia)`;
const COUNT = String.raw`(?:un|uno|una|dos|tres|cuatro|cinco|seis|[1-9]|1[0-9])`;
const DAYS = String.raw`\b${COUNT}(?: ?(?:-|–|a|o|y) ?${COUNT})? (?:dias?|veces|jornadas?|tardes|mananas)\b`;
const WEEKDAYS = String.raw`\b(?:lunes|martes|miercoles|jueves|viernes)\b`;
const VISA = String.raw`(?:visas?|visados?|permisos? (?:de trabajo|ni)|permisos? de residencia|tramites? migratorios?)`;
const SELF = String.raw`(?:freelancers?|freelance|autonom[oa]s?|contratistas?(?: independientes?)?|monotributistas?|profesional(?:es)? independientes?)`;
const OF_STATE = String.raw`(?: del gobierno)?(?: del?)?(?: los)? (?<place>\p{L}+)`;
const ZONE = String.raw`(?:CDMX|E[SD]?T|P[SD]T|C[SD]T|CES?T|UTC|GMT|(?:[Hh]ora(?:rio)?s?|[Hh]uso|[Zz]ona horaria|\d{1,2} ?h(?:oras)?)(?: de(?:l| la)?| en)? (?:costa (?:este|oeste)|(?:del )?este de|peninsular|espanol|central europe|europe[oa]|estadounidense|brasilen|argentin|mexican|american|\p{Lu}\p{L}+))`;
const NOT_ALWAYS =
  /\b(?:opcional|si (?:quieres|lo deseas|te apetece|vives)|voluntari[oa]|al (?:ano|semestre|trimestre)|anual(?:es)?|remot[oa] o|o (?:100 ?% )?remot[oa]|nube|formacion inicial|vacaciones|entrevista)\b/iu;

export const SPANISH: PhraseTable = {
  spoken: spokenIn("con|una|los|las|del|el|y|nuestro|anos|tu"),
  aside:
    /\b(?:sin distincion|independientemente de (?:su )?(?:raza|genero|sexo)|igualdad de oportunidades|discrimina\p{L}*|salario|sueldo|seguro (?:medico|de)|vales|sede (?:central|principal)|fundad[oa]s?)\b/iu,
  others:
    /\b(?:tu|su|nuestr[oa]|vuestr[oa])s? (?!candidat|residencia|domicilio|casa|hogar|pais|lugar|ubicacion)\p{L}+ $|\b(?:ayud|apoy|acompan|asesor)(?:as?|aras?|ar|amos|aremos|ando)(?: a)?(?: \p{L}+){0,2} $|\b(?:se (?:va|fue|ira|muda) a|sobre donde) $/iu,
  next: NEXT_STATEMENT,
  othersWork: WORK_OF_OTHERS.es,
  denials: DENIALS.es,
  barred: anyOf(
    NOT_TAKING,
    /\bno (?:esta|es) (?:abiert[oa]|disponible)\b|\bno (?:son|seran|es|sera) (?:considerad|aceptad|admitid|elegible)\p{L}*|\bno (?:pueden|podran) (?:postular|aplicar|optar|ser contratad)\p{L}*/u,
  ),
  notOnly: anyOf(
    /\bno (?:solo|solamente|unicamente|exclusivamente)\b|\bo (?:desde |en )?el extranjero\b|\bo (?:en |desde )?cualquier otr[oa] (?:pais|lugar|parte)\b/u,
    livingBeyond(SPANISH_WHERE, SPANISH_FREE),
  ),
  outside: /(?<!\p{L})fuera(?: (?:de|la|el|los))* ?$/iu,
  placeFollows: /^,?(?: \p{Ll}+){0,3}? en(?: (?:la|el|los|las))? \p{Lu}/u,
  wished:
    /\b(?:preferi\p{L}*|preferente\p{L}*|preferencia|idealmente|prioridad|deseable|se valora(?:ra)?|valoramos|valorable|sera un plus|ideal seria|seria (?:bueno|ideal)|a ser posible)\b/iu,
  demanded:
    /\b(?:deb(?:e|es|en)|solo|imprescindible|obligatori[oa]|requisitos?|excluyente|necesario|hay que|tienes? que)\b/iu,
  alternative:
    /\bo (?:bien )?(?:(?:estar|estas|tener|tienes|con|con la|la) )?(?:disp(?:uest[oa]|onibilidad)|posibilidad|capacidad) (?:a|para|de) (?:trasladar|mudar|reubicar|trabajar como|facturar)\p{L}*|\bo (?:trabajar )?como (?:freelance|autonom[oa]|contratista)/iu,
  orPermit:
    /\b(?:ciudadan|nacionalidad)\p{L}*\b[^.;]{0,150}?\b(?:o|u)\b[^.;]{0,40}?\b(?:permisos? de (?:trabajo|residencia)|residencia legal|residencia permanente|autorizacion (?:de|para) trabaj\p{L}+|tarjeta de residen\p{L}+|visa(?:do)?)\b/iu,
  obliged: /\b(?:deb(?:e|es|en)|solo|imprescindible)\b/iu,
  overlap: /^(?=.*(?:solap|coincid|en comun|comunes)).*?\b(\d{1,2})\+? ?(?:horas?|h)\b/iu,
  phrases: [
    ...SPANISH_PLACES,
    ...SPANISH_APPLY,
    ...buildWherePhrases(SPANISH_WHERE),
    ...buildFreePhrases(SPANISH_WHERE, SPANISH_FREE),
    ...buildPlainPhrases(PLAIN_SPANISH, {
      places: FOR_A_WHILE,
      world: new RegExp(limitsOf(SPANISH_WHERE), "u"),
    }),
    ...buildBoundPhrases(SPANISH_WHERE, SPANISH_BOUND),
    ...buildWorkplacePhrases(SPANISH_WORKPLACE),
    ...buildPhrases(
      [
        new RegExp(
          `\\b(?:permiso|autorizacion|autorizad[oa]s?|habilitad[oa]s?|derecho|papeles|documentacion|situacion (?:legal|administrativa|regular)|estatus migratorio)\\b[^.]{0,30}?\\b(?:de trabajo|de empleo|trabajar|laborar|ejercer)\\b(?: \\p{L}+){0,3}? ${IN}`,
          "iu",
        ),
        /\b(?:trabajar|laborar) legalmente en\b|\blegalmente (?:autorizad[oa]s? )?(?:para|a) trabajar en\b|\bpuedes trabajar en(?=[^.;]{2,40} sin restricci)/iu,
        /\b(?:documentos|documentacion) (?:en regla )?para trabajar en\b/iu,
        /\b(?:permisos? de (?:trabajo|residencia)|papeles|documentacion|situacion regular|tarjeta de residencia)(?: \p{L}+){0,2} (?:en regla |en vigor )?(?:para|de|en)(?: la| los)? (?=\p{Lu})/u,
      ],
      { kind: "workAuthorization", verdict: "required", places: "after" },
    ),
    ...buildPhrases(
      [
        new RegExp(`(?<!\\b[Nn]o )(?!No )${PLACE} (?:work permit(?! is not)|permiso de trabajo)`, "u"),
        /\b(?:permiso|autorizacion) (?:de trabajo )(?<place>\p{L}{5,})\b/iu,
      ],
      { kind: "workAuthorization", verdict: "required", places: "in" },
    ),
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\b(?:ciudadan(?:ia|os?)|nacionalidad|pasaporte)(?: \p{L}+){0,2}? (?:de|del)(?: (?:un|algun|cualquier|otro))?(?= )/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "in",
      says: /\b(?:nacionalidad|ciudadania|ciudadan[oa]s?|pasaporte) (?<place>\p{L}{4,})/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "there",
      says: /\b(?:hace falta|pedimos|deb(?:es|eras|e)|imprescindible|indispensable|necesari[oa]|requisito|requerimos|contar con|tener|tengas|dispon\p{L}+)\b[^.]{0,100}\b(?:permisos?|autorizacion|papeles|habilitad[oa]s?|situacion (?:legal|administrativa)|documentacion)\b[^.]{0,30}\b(?:de trabajo|de empleo|trabajar|ejercer)\b/iu,
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      otherwise: "ES",
      says: new RegExp(
        `\\b(?:(?:habilitacion|acreditacion) (?:personal )?de seguridad|HPS)\\b(?:${OF_STATE})?`,
        "iu",
      ),
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      says: new RegExp(`\\bautorizacion de seguridad${OF_STATE}`, "iu"),
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: new RegExp(
        `\\b(?:no|ni|sin)\\b[^.]{0,50}\\b(?:patrocin\\p{L}*|ofrec\\p{L}*|gestion\\p{L}*|tramit\\p{L}*|financia\\p{L}*|apoya\\p{L}*)[^.]{0,30}\\b${VISA}`,
        "iu",
      ),
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: new RegExp(
        `\\b(?:patrocina(?:mos)?|ofrecemos|gestiona(?:mos)?|tramita(?:mos)?|costea(?:mos)?|pagamos|ayuda(?:mos)?|apoyo|nos (?:ocupamos|encargamos))\\b[^.]{0,40}\\b${VISA}`,
        "iu",
      ),
      unless: /\b(?:no|ni|sin|clientes|empresas)\b/iu,
    },
    {
      kind: "employment",
      verdict: "employee",
      says: new RegExp(
        `\\b(?:no|ni|sin)\\b[^.]{0,25}\\b${SELF}|\\b(?:nunca|en ningun caso) como ${SELF}|\\b(?:solo|unicamente)\\b[^.]{0,20}\\brelacion de dependencia`,
        "iu",
      ),
      unless: /\b(?:experiencia|importa)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: new RegExp(
        `\\b(?:(?:trabajo|colaboracion|proyecto|puesto|posicion) (?:freelance|independiente)|contra factura|emit\\p{L}+ (?:tu |su )?(?:factura|boleta)|boletas? de honorarios|recibos? por honorarios|trabajador(?:a|es)? independiente|no es (?:un )?(?:contrato|puesto|empleo) laboral|factura\\p{L}* (?:desde|en|como|por) |como ${SELF}|modalidad (?:de )?${SELF}|contrato (?:por|de(?: prestacion de)?) servicios|contrato (?:como )?(?:freelance|de contratista|por honorarios|de servicios|(?:de prestacion )?de servicios|mercantil)|prestacion de servicios|colaboracion mercantil|relacion mercantil|por cuenta propia|por honorarios|sin relacion laboral|regimen de autonomos)`,
        "iu",
      ),
      unless: /\b(?:no (?:trabajamos|contratamos|buscamos)|clientes|gestionar|proveedores)\b/iu,
    },
    ...buildPhrases(
      [
        new RegExp(`${DAYS}[^.]{0,40}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(`${DAYS}[^.]{0,25}\\b${AT_HOME}|\\b(?:teletrabajo|desde casa)\\b[^.]{0,20}${DAYS}`, "iu"),
        new RegExp(
          `${WEEKDAYS}[^.]{0,60}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,20}${WEEKDAYS}|${WEEKDAYS}[^.]{0,40}\\b${AT_HOME}`,
          "iu",
        ),
        /\bpresencia (?:es )?(?:obligatoria|requerida|necesaria|imprescindible) (?:en|a)\b|\b(?:puesto|plaza) es en nuestr[oa] (?:sede|oficina|tienda|taller|planta|centro)\b|\b(?:lunes|martes|miercoles|jueves|viernes) se teletrabaja\b|\b(?:repart|divid)\p{L}+ [^.]{0,25}\b(?:casa|oficina) y (?:la )?(?:casa|oficina)\b/iu,
        new RegExp(
          `\\b(?:venir|acudir|ir|asistir) (?:al|a la|a nuestr[oa]) (?:laboratorio|oficina|taller|sede|tienda|planta)\\b[^.]{0,15}${DAYS}`,
          "iu",
        ),
        /^\P{L}*(?:lugar|ubicacion|sede) ?: ?presencial\b/iu,
        new RegExp(`\\bteletrabajo (?:(?:se limita a|solo|unicamente) )?(?:los|cada) ${WEEKDAYS}`, "iu"),
        /\bvengas?\b[^.]{0,25}\btodos los dias\b|\b(?:trabajas|trabajaras|estaras) (?:a diario|todos los dias|cada dia) en (?:nuestr[oa]s?|la oficina)\b|\bun dia si y otro no,? (?:estaras|iras|vendras)\b/iu,
        /\b(?:venir|acudir|ir|vienes|acudes|vendras) a \p{L}+ (?:una vez|dos veces|tres veces) (?:por|a la) semana\b/iu,
        new RegExp(
          `${WEEKDAYS}[^.;]{0,12}\\b(?:vienes|vendras|acudes|acudiras) (?:a la|al|a nuestr[oa]) \\p{L}+|${WEEKDAYS},? oficina\\b`,
          "iu",
        ),
        /^\P{L}*[Pp]resencial en \p{Lu}/u,
        new RegExp(`\\bteletrabajar (?:hasta )?${DAYS} (?:al mes|a la semana|por semana|semanales)`, "iu"),
        /\b(?:resto|demas|otros)\b(?<!\b(?:vez|veces|dias?|semanas?) (?:por|al|cada) (?:ano|semestre|trimestre)\b[^]{0,120})[^.]{0,40}\b(?:desde (?:tu |su )?casa|donde (?:prefieras|quieras)|teletrabajo|en remoto)\b/iu,
        /\b(?:modalidad|modelo|esquema|trabajo|formato|puesto|labor|jornada|regimen|regimen de trabajo|cargo|funcion|contrato|sistema)s?:?(?: de trabajo)?:? (?:(?:es|sera) )?(?:(?:totalmente|100 ?%|completamente) )?(?:hibrid[oa]|mixt[oa]|presencial)\b|\b(?:de (?:forma|manera)|en (?:modo|formato|modalidad|regimen)) (?:hibrid[oa]|mixt[oa]|presencial)\b/iu,
        /\bsemana\b[^.]{0,30}\b(?:oficina|casa)\b[^.]{0,15}\botra\b[^.]{0,20}\b(?:casa|oficina)|\b(?:trabajo|labor) es en nuestr[oa]\b|\b(?:semipresencial|modalidad mixta|jornada mixta|teletrabajo parcial|parcialmente remot[oa])\b|\balterna\p{L}*\b[^.]{0,40}\b(?:casa|oficina|teletrabajo)\b|\b(?:mitad|parte) (?:de la semana|del tiempo)\b[^.]{0,40}\b(?:casa|oficina|remoto)\b/iu,
        /\b(?:sin|no (?:hay|existe|admite|contempla))\b[^.]{0,25}\bteletrabajo\b|\btodo el trabajo es en\b|\bse (?:ejerce|desempena|realiza|trabaja)\b[^.]{0,15}\ben (?:la obra|planta|el taller|nuestr[oa]s? (?:sede|oficinas?|tienda|taller|planta|centro|fabrica|laboratorio|clinica)|las instalaciones|el centro)\b/iu,
      ],
      { kind: "workplace", verdict: "required", unless: NOT_ALWAYS },
    ),
    {
      kind: "workplace",
      verdict: "optional",
      says: anyOf(
        /\b(?:puedes|podras|eliges|elige|elegir|posibilidad de|decides|tu eliges)\b[^.]{0,60}\b(?:(?:casa|remoto|distancia)\b[^.]{0,30} o [^.]{0,40}\b(?:oficina|sede|nosotros|estudio|taller)|(?:nosotros|oficina|sede|taller|estudio)\b[^.]{0,40} o [^.]{0,30}\b(?:casa|remoto|distancia|domicilio))/u,
        /\b(?:oficina|espacio|coworking)\b[^.]{0,30}\bque puedes usar\b/u,
        /\b(?:elegir|eliges|elige|escoges?|eleccion)\b[^.]{0,30}\b(?:teletrabajo|remoto|casa) (?:u|o|y) (?:la )?(?:oficina|presencial)\b/u,
        /\boficina\b[^.]{0,30}\bpara quien(?:es)? (?:la |lo )?(?:quiera|prefiera)n?\b/u,
        /\b(?:puedes|podras) (?:venir|acudir|pasar|trabajar)\b[^.]{0,25}\boficinas?\b[^.]{0,30}\bcuando (?:quieras|te apetezca|prefieras)\b/u,
        /\bsi (?:quieres|te apetece|lo prefieres)\b[^.]{0,15}\b(?:tienes|hay) (?:un|una) (?:sitio|mesa|puesto|escritorio)\b[^.]{0,20}\boficina\b/u,
        /\bsi (?:quieres|te apetece|lo prefieres|lo deseas)\b[^.]{0,25}\b(?:venir a|usar|trabajar (?:en|desde)) (?:la|nuestra) oficina\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "optional",
      says: anyOf(
        /\b(?:puede|podria|podrian|podrias|pueden|tal vez|eventualmente)\b[^.]{0,40}\b(?:viajar|viajes?|desplaza\p{L}+)\b/u,
        /\b(?:viajes|desplazamientos) (?:eventuales|posibles)\b/u,
        /\bposibles? (?:viajes?|desplazamientos?)\b/u,
        /\bsi te gusta viajar\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "required",
      says: anyOf(
        /\b(?:disponibilidad|disposicion|capacidad|posibilidad|flexibilidad)(?: \p{L}+){0,2} (?:para|de|a) (?:viajar|viajes|desplaza\p{L}+)\b/u,
        /\b(?:deberas|tendras que|requiere|hay que|habra que|implica|incluye|exige|supone)(?: \p{L}+){0,2} (?:viajar|viajes?|desplazamientos?|desplazarse|desplazarte)\b/u,
        /\bviaj(?:ar|es|aras)\b[^.]{0,20}\d{1,3} ?%/u,
        /\d{1,3} ?%[^.]{0,30}\b(?:viajes?|viajando|carretera)\b/u,
        /\b(?:viajes|desplazamientos) (?:\p{L}+ )?(?:frecuentes|regulares|puntuales|ocasionales|habituales|mensuales|trimestrales|periodicos|internacionales|nacionales)\b/u,
        /^\P{L}*viajes?: ?(?!no\b|ninguno|0)[^.]{0,40}\b(?:semanas?|dias?|veces|mes|ano)\b/u,
        /\bvisitas a (?:los )?clientes (?:en forma|de manera|de forma) presencial\b|\bvisitas presenciales a clientes\b/u,
        /\b(?:viajaras|te desplazaras|te moveras|viajas)\b/u,
        /\b(?:dias|noches|semanas) fuera\b/u,
        /\b(?:de viaje|en ruta)\b[^.]{0,20}\b(?:dias|semanas?|mes)/u,
        /\b(?:cada|una vez al|dos veces al) (?:\p{L}+ )?(?:mes|meses|trimestre|semana|ano)\b[^.]{0,30}\b(?:visita|viaje|viajas|viajaras|desplaza\p{L}+)\b/u,
        /\b(?:encuentros?|reunion(?:es)?|jornadas?) (?:presencial(?:es)? )?(?:de equipo )?(?:\p{L}+ )?(?:al|por) (?:ano|trimestre|semestre)\b/u,
        /\b(?:nos (?:reunimos|juntamos|encontramos|vemos)|el equipo se (?:reune|junta))\b[^.]{0,40}\b(?:(?:vez|veces) al (?:ano|trimestre|semestre)|cada (?:ano|trimestre|semestre))\b/u,
      ),
      unless:
        /\b(?:no (?:se )?requiere|sin viajes|no hay viajes|clientes que viajan|pueden?|podria\p{L}*|eventualmente|posibles?|antes de que viajes|si te gusta)\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: new RegExp(
        `\\b(?:(?:[Ll]unes|L) ?(?:-|–|a) ?(?:[Vv]iernes|V)|[Ss]olap\\p{L}*|[Cc]oincid\\p{L}*|[Hh]orario|[Ff]ranja|[Tt]urno|[Zz]ona horaria|[Hh]uso horario|[Dd]isponib\\p{L}*|[Cc]one(?:ctad[oa]|xion)|horas?)\\b[^.]{0,50}\\b${ZONE}|\\b(?:CET|UTC|GMT|EST)\\b[^.]{0,20}(?:zona|huso) horari`,
        "u",
      ),
      unless:
        /\b(?:clientes|oficina de|llaman|atendemos|atencion al publico|sin horas obligatorias|experiencia|sucursal\p{L}*|reunion (?:anual|mensual))\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /\bhoras? (?:en comun|de (?:solapamiento|coincidencia)|comunes) con\b/iu,
    },
  ],
};
