import { anyWord } from "./phrase.ts";

// What stands before, beside and above the places that a posting lists. Patterns match texts without accents.

const allOf = (...labels: readonly string[]): RegExp => new RegExp(`^(?:${labels.join("|")})$`, "iu");

/** Labels of where people live, in English, German, Spanish, Portuguese and French. */
export const LABEL_OF_HOMES: RegExp = allOf(
  String.raw`where (?:you|candidates|applicants|people) (?:(?:can|may|must|should) )?(?:live|reside|be based|be located|work from|apply from)`,
  String.raw`who can apply|(?:eligible|hiring) (?:countries|locations|regions)|countries (?:(?:that )?we (?:can )?hire (?:in|from)|where we (?:can )?hire|of residence)|country of residence|residence`,
  String.raw`wo (?:du|sie|man) (?:wohnen|leben|arbeiten) (?:kannst|konnen|kann)|wo (?:kannst du|konnen sie) (?:wohnen|leben|arbeiten)|wohn(?:ort|sitz|land)|lander, in denen wir (?:ein|an)stellen|wer sich bewerben kann`,
  String.raw`(?:(?:desde|en) )?donde (?:(?:puedes|podes|podras|puede|se puede|debes|hay que) (?:vivir|residir|trabajar|estar)|vivir)|desde donde|quien(?:es)? pueden? (?:postular|aplicar|presentar|participar|trabajar)\p{L}*`,
  String.raw`(?:pais(?:es)?|zonas?|region(?:es)?) (?:de (?:residencia|contratacion)|(?:en (?:(?:los|las) )?que|donde) (?:podemos )?contrata\p{L}+|disponibles|admitid[oa]s|elegibles)|(?:lugar de )?residencia`,
  String.raw`(?:(?:de|em|a partir de) )?onde (?:(?:voce|se) )?(?:(?:pode|podes|deve) )?(?:viver|morar|residir|trabalhar|estar)|(?:a partir )?de onde|quem pode (?:se candidatar|candidatar-se|concorrer|aplicar|participar)`,
  String.raw`(?:pais(?:es)?|zonas?|regi(?:ao|oes)) (?:de (?:residencia|contratacao)|(?:em que|onde) (?:podemos )?contrata\p{L}+|disponiveis|aceit[eo]s|elegiveis)|local de residencia|morada`,
  String.raw`(?:d['’])?ou (?:vivre|habiter|resider|travailler|(?:vous pouvez|peut-on|pouvez-vous) (?:vivre|habiter|resider|travailler))|d['’]ou|qui peut (?:postuler|candidater)`,
  String.raw`(?:pays|zones?|regions?) (?:de (?:residence|recrutement)|(?:ou|dans lesquels) nous (?:pouvons )?(?:recrut|embauch)\p{L}+|eligibles|acceptes)|(?:lieu de )?residence`,
);

/** Labels of where the job is, in the same languages. */
export const LABEL_OF_JOB: RegExp = allOf(
  "(?:job |work )?location|remote|(?:stand|arbeits|einsatz|dienst)?ort|wo|home[- ]?office",
  "ubicacion|localizacion|localidad|lugar(?: de trabajo)?|donde|teletrabajo|remot[oa]|modalidad",
  "local(?:izacao|idade)?|local de trabalho|onde|teletrabalho|modalidade",
  "lieu(?: de travail| d['’]exercice)?|localisation|ou|teletravail",
);

/** A label of several places, at the beginning of its line; of one, it is the job's: "Location". */
export const LABEL_OF_LIST =
  /^\P{L}*(?:(?:eligible|supported|available|participating|covered) )?(?:countries|locations|regions|states|standorte|lander|ubicaciones|paises|localizacoes|lieux|pays)(?: [^:]{1,30})? ?(?::|$)/iu;
/** A heading above what is told of the company, of what its people are given, or of what it sells. */
export const HEADING_OF_OTHERS =
  /^\P{L}*(?:about (?:us|(?:the|our) (?:company|team|business))|who we are|(?:the |our )?company(?: (?:facts|profile|details|overview|at a glance))?|our (?:offices|story|team|customers|clients|products?)|(?:[\p{L}'’-]+ ){0,3}(?:benefits?|perks|leave|insurance|pension|api|platform|app|shipping|payouts?|integrations)|(?:uber|sobre) (?:uns|nosotros|nos)|quienes somos|quem somos|a propos(?: de nous)?|qui sommes[- ]nous|(?:das )?unternehmen|elternzeit|(?:la |a )?empresa|l['’]entreprise|beneficios|avantages|(?:permiso|licenca|conge) parental)\P{L}*$/iu;
const AT_HOME = "remot[eoa]|home[- ]?office|teletrabajo|teletrabalho|teletravail|a distan[ct]\\p{L}+";
/** That a job is done at home. */
export const FROM_HOME: RegExp = anyWord(AT_HOME);

/** Words beside the names of places, and those for anywhere. */
export const BESIDE_NAMES: RegExp = new RegExp(
  String.raw`\b(?:${[
    "in|within|from|the|or|and|any|all|only|anywhere|world|worldwide|globally|country|countries",
    "aus|von|innerhalb|de[rmns]|die|das|und|oder|jede[mnrs]?|land|landern?|nur|weltweit|ganzen?|welt|uberall|egal",
    "en|desde|dentro|del?|la|las|el|los|[aeouy]|tod[oa]s?|cualquiera?|pais(?:es)?|parte|lugar|sitio|punto|mundo|solo|donde|quieras|prefieras|tu",
    "em|n[oa]s?|d[aeo]s?|ou|a partir|qualquer|ponto|inteiro|so|apenas|somente|onde|quiser|preferir|voce",
    "dans|depuis|des?|du|le|les|au|aux|et|tou[st]|toute|n['’]importe|quel|pays|partout|monde|entier|uniquement|vous|voulez",
    `hybrid|${AT_HOME}`,
  ].join("|")})\b`,
  "giu",
);

/** What is not open, and what is more than the places named. */
export const LEAVES_OUT: RegExp =
  /(?<!\p{L})(?:outside|not|except\p{L}*|nicht|au(?:ss|ß)er\p{L}*|fuera|fora|hors|sauf|menos|salvo|anywhere(?= ?,))(?!\p{L})/iu;
