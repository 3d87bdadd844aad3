import type { BoundWords } from "./bound-phrases.ts";

/** What ties an applicant to a place, in German. */
export const GERMAN_BOUND: BoundWords = {
  youLive: String.raw`du (?:lebst|wohnst)|du arbeitest(?= (?:\p{L}+ )?aus [^.;:,]{3,40} heraus)`,
  ifNot: String.raw`(?:wenn|falls|sofern) (?:du|sie) nicht|wer nicht`,
  cannot: String.raw`(?:konnen|durfen|werden) wir(?: \p{L}+){0,3} nicht|(?:kann|konnen) (?:sich |dich )?(?:leider )?nicht|leider nicht|nicht (?:in ?frage|in betracht)`,
  remote: String.raw`remote|home[- ]?office|mobiles arbeiten|ortsunabhangig`,
  but: String.raw`aber|jedoch|allerdings`,
  from: String.raw`aus|in|innerhalb|von`,
  atHome: String.raw`von (?:zu ?hause|daheim)(?: aus)?(?:,| irgendwo| uberall)`,
  residence: String.raw`(?:einsatz|wohn|arbeits)?land|deine heimat|(?:steuerlicher )?(?:haupt)?wohnsitz|wohnort|lebensmittelpunkt|steuerliche ansassigkeit`,
  openTo: String.raw`(?:Stelle|Position|Ausschreibung|Job|Angebot)[^.;:!?]{0,25}? (?:offen fur|zu besetzen in)|[Rr]ichtet sich an (?:Menschen|Personen|Bewerber\p{L}*|Fachkrafte|Kandidat\p{L}*)[^.;:!?]{0,20}? (?:in|aus)`,
  oneOfThese: String.raw`(?:in )?eine[mrs] (?:der|dieser) (?:beiden |\p{L}{3,6} )?(?:lander|staaten|beiden|drei)`,
  being: String.raw`(?:haupt|erst)?wohnsitz|wohn(?:en|st|t|hafte?n?)|leb(?:en|st|t)|ansassig|gemeldet|sozialversicherungspflichtig|steuerpflichtig`,
  doing: String.raw`arbeite(?:n|st|t)|arbeitsort|remote|home[- ]?office|tatigkeit`,
  territory: String.raw`(?:nur |ausschlie(?:ss|ß)lich |allein )(?:im|vom|aus dem) inland|innerhalb des (?:inlands|landes)`,
  here: String.raw`im inland|im land(?! (?:der|des)(?!\p{L}))|(?:hier|dort)(?= einen? (?:haupt)?(?:wohnsitz|adresse|wohnung))|dort(?= (?:sein|liegen|wohn|leb|gemeldet|ansassig))|hier(?: im land|zulande)?(?= (?:sein|liegen|wohn|leb|gemeldet|ansassig|haben))|hier im land`,
  notAbroad: String.raw`arbeitsplatz im ausland[^.;:!?]{0,50}\bnicht(?!\p{L})|arbeite\p{L}*[^.;:!?]{0,40} nicht (?:aber |jedoch )?aus dem ausland|(?:beschaftigung|anstellung|arbeite?n?|tatigkeit|einsatz) (?:aus dem|im|vom) ausland(?: aus)?[^.;:!?]{0,50}\b(?:nicht|ausgeschlossen|untersagt)(?!\p{L})`,
};

/** Behind those who do not live in a place, in French. */
export const WHO_LIVE_ELSEWHERE: string = String.raw`qui n(?:['’]habitent|e (?:viv|resid)ent) pas`;

/** What ties an applicant to a place, in French. */
export const FRENCH_BOUND: BoundWords = {
  youLive: String.raw`vous (?:vivez|habitez|residez|etes (?:base|domicilie|installe|etabli)(?:e|\(e\))?)`,
  ifNot: String.raw`si vous n['’](?:habit|etes)(?:ez)? pas(?: \p{L}+)?|si vous ne (?:viv|resid)ez pas|(?:ceux|celles) ${WHO_LIVE_ELSEWHERE}|sans (?:resider|habiter|vivre)`,
  cannot: String.raw`ne (?:pourr\p{L}+|pouv(?:ons|ez)|peuvent)|n['’]est pas possible|impossible`,
  remote: String.raw`teletravail|a distance|remote|distanciel`,
  but: String.raw`mais|cependant|toutefois`,
  from: String.raw`depuis|en|au|aux|de|dans`,
  atHome: String.raw`(?:chez vous|depuis votre domicile|de la maison),`,
  residence: String.raw`pays(?: d['’]emploi)?|zone geographique|(?:pays de |lieu de )?residence(?: (?:fiscale|principale))?|domicile(?: fiscal)?`,
  openTo: String.raw`(?:[Pp]oste|[Oo]ffre|[Mm]ission|[Rr]ecrutement)[^.;:!?]{0,25}? (?:ouvert|accessible|reserve|limite)e?s?(?: uniquement)? (?:a|aux?|depuis|dans)`,
  oneOfThese: String.raw`l['’]un(?:e)? de ces (?:\p{L}{4,7} )?(?:pays|etats|lieux)|l['’]un de ceux-ci`,
  being: String.raw`vous devez|il faut|(?:personne|quelqu['’]un) qui|resid(?:er|ez|ence)|habit(?:er|ez)|viv(?:re|ez)|domicilie\p{L}*`,
  doing: String.raw`teletravail\p{L}*|travail\p{L}*|a distance|exerc\p{L}+|poste|mission`,
  territory: String.raw`(?:sur|depuis|dans) (?:tout )?le territoire national|a l['’]interieur du territoire(?: national)?`,
  here: String.raw`(?:sur|depuis|dans) (?:tout )?le territoire national|dans le pays(?! (?:de|d['’]|ou|que|qui)(?!\p{L}))|y(?= (?:(?:resid|habit|viv)(?:er|re|e)|vit)(?!\p{L}))`,
  notAbroad: String.raw`(?:teletravail|travail|exercice|contrat|poste)\p{L}* (?:depuis|a) l['’]etranger[^.;:!?]{0,40}\b(?:pas|exclu|impossible|interdit|ni)\b`,
};

/** What ties an applicant to a place, in Spanish. */
export const SPANISH_BOUND: BoundWords = {
  youLive: String.raw`(?:debes|deberas|tienes que|tendras que|has de|es (?:necesario|obligatorio|imprescindible)) (?:vivir|residir)|(?:vives|resides)`,
  ifNot: String.raw`si no (?:vives|resides|estas|te encuentras)|quien(?:es)? no (?:viva|resida)n?`,
  cannot: String.raw`no (?:podemos|podremos|es posible|sera posible)`,
  remote: String.raw`remot[oa]|teletrabajo|a distancia`,
  but: String.raw`pero|aunque`,
  from: String.raw`desde|en|dentro de`,
  atHome: String.raw`(?:desde|en) (?:tu |su )?(?:casa|domicilio),`,
  residence: String.raw`pais(?: de (?:trabajo|contratacion))?|zona geografica|(?:pais de |lugar de )?residencia(?: (?:fiscal|habitual))?|domicilio(?: fiscal)?`,
  openTo: String.raw`(?:[Pp]uesto|[Vv]acante|[Oo]ferta|[Pp]osicion|[Pp]laza|[Bb]usqueda|[Cc]onvocatoria)[^.;:!?]{0,25}? (?:(?:abiert|exclusiv|reservad|dirigid|valid|limitad)[oa]s?(?: (?:solo|unicamente))? (?:a|para):?|disponible para|se limita a)`,
  oneOfThese: String.raw`(?:en )?(?:uno|alguno|cualquiera) de (?:esos|estos|los|ellos)(?: (?:dos|tres|cuatro|cinco))?(?: paises)?`,
  being: String.raw`resid(?:ir|as|es|encia)|viv(?:ir|as|es)|radicar|domicilio`,
  doing: String.raw`teletrab\p{L}+|trabaj(?:o|ar|as|es)|a distancia|remot[oa]|se (?:realice|desarrolle|realiza)|puesto`,
  territory: String.raw`(?:dentro del|en(?: todo)?(?: el)?|desde(?: el)?) territorio nacional|dentro del pais`,
  here: String.raw`(?:dentro del?|en(?: todo)?(?: el)?|desde(?: el)?) (?:territorio nacional|pais)(?! (?:que|donde|en|de |del ))|(?:aqui|alli|ahi)(?=\P{L}*$|[,;:])`,
  notAbroad: String.raw`(?:trabajo|trabajar|teletrabajo|teletrabajar|contrat\p{L}+) (?:desde|en) el extranjero[^.;:!?]{0,40}\bno (?:es|esta|se)\b|no (?:es posible|se puede|permitimos|se permite) (?:trabajar|teletrabajar|el teletrabajo) desde el extranjero`,
};

/** What ties an applicant to a place, in Portuguese. */
export const PORTUGUESE_BOUND: BoundWords = {
  youLive: String.raw`(?:(?:voce )?(?:deve|precisa|tem de|tem que)|e (?:preciso|necessario|obrigatorio|imprescindivel)) (?:morar|viver|residir)|voce (?:mora|vive|reside)`,
  ifNot: String.raw`se (?:voce )?nao (?:mora|moras|reside|resides|vive|vives|esta)|quem nao (?:mora|reside|vive|more|resida|viva)`,
  cannot: String.raw`nao (?:podemos|poderemos|conseguimos|conseguiremos|e possivel|sera possivel)`,
  remote: String.raw`remot[oa]|teletrabalho|home office|a distancia`,
  but: String.raw`mas|porem`,
  from: String.raw`a partir d[eoa]s?|d[eoa]s?|em|n[oa]s?|dentro d[eoa]s?`,
  atHome: String.raw`(?:de|em|a partir de) (?:sua |tua )?casa,`,
  residence: String.raw`pais(?: de (?:trabalho|contratacao))?|regiao|(?:pais de |local de )?residencia(?: fiscal)?|domicilio(?: fiscal)?|morada(?: fiscal)?`,
  openTo: String.raw`(?:[Vv]aga|[Oo]portunidade|[Pp]osicao|[Ff]uncao|[Ss]elecao|[Oo]ferta)[^.;:!?]{0,25}? (?:(?:abert|exclusiv|reservad|destinad|restrit|valid|limitad)[oa]s?(?: (?:apenas|so))? (?:a|ao|aos|para):?|disponivel para|limita-se (?:ao?s?))`,
  oneOfThese: String.raw`(?:em )?(?:um|algum|qualquer) (?:desses|destes|deles)(?: (?:dois|tres|quatro|cinco))?(?: paises)?`,
  being: String.raw`mor(?:ar|ador)|resid(?:ir|encia)|viver|(?:voce|quem) (?:more|mora|resida|reside|viva|vive)|domicilio|precisa estar`,
  doing: String.raw`teletrabalho|trabalh(?:o|ar|a|e)|a distancia|remot[oa]|home office|(?:seja )?(?:realizad|exercid|prestad)[oa]|atuacao|vaga`,
  territory: String.raw`(?:dentro d[oe]|em(?: todo)?(?: o)?|n[oa]|a partir d[oe]) territorio nacional|dentro do pais|de norte a sul do pais`,
  here: String.raw`(?:dentro d[oe]|em(?: todo)?(?: o)?|n[oa]|a partir d[oe]) (?:territorio nacional|pais)(?! (?:que|onde|em|d[aeo] ))|(?:aqui|ali|la)(?=\P{L}*$|[,;:])`,
  notAbroad: String.raw`(?:trabalh(?:o|ar)|atuacao|contratac\p{L}+|teletrabalho) (?:do|no|a partir do|fora do) (?:exterior|estrangeiro|pais)[^.;:!?]{0,40}\bnao (?:e|sao|esta|se)\b|nao (?:e possivel|permitimos|e permitido) (?:trabalhar|o trabalho|o teletrabalho) (?:do|no|a partir do|fora do) (?:exterior|estrangeiro|pais)`,
};
