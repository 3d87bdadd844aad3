import { parsePlace } from "../../place/parse-place.ts";
import { findNamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { Place } from "../../place/place.ts";
import { isUsState } from "../../place/subdivisions.ts";
import { dropAccents, foldName } from "../../text/fold-text.ts";
import { takeUntil } from "../../text/take-until.ts";
import { type EligibilityFact, MAX_QUOTE } from "../eligibility-fact.ts";
import { anyWord } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";

// The places that a posting states outside of its sentences: in its title, and behind labels.

/**
 * A title's place, as far as it is no sentence's.
 *
 * @example readTitle("Sales Engineer (Remote, BRA)")[0]?.countries; // ["BR"]
 */
export function readTitle(title: string): EligibilityFact[] {
  const place = readTitlePlace(title);
  const told = { kind: "residence", source: "title", quote: title } as const;
  if (!place) return namesWorld(title) ? [{ ...told, verdict: "open", countries: [], regions: [] }] : [];
  const { countries, regions } = place;
  return [{ ...told, verdict: "only", countries, regions }];
}

const IN_BRACKETS = /\(([^()]{2,80})\)/g;
const BRACKETS_LAST = /\(([^()]{2,80})\)$/;
/** "Trainee – Remote Poland", "Engineer, Spain Remote". */
const BESIDE_REMOTE =
  /(?:^|[-–—|,:] )(?:(?:fully )?remote (\p{Lu}[\p{L}. ]{1,30})|(\p{Lu}[\p{L}. ]{1,30}) remote)$/iu;
const LEADS = /\b(?:only|based|remote|virtual|residents?)\b/giu;

/**
 * The place that a title names as where its work is done from: in brackets beside "remote", or at its end in brackets
 * or beside "remote". Undefined where it names none: "Account Executive, France" may be the market's.
 *
 * @example readTitlePlace("Sales Engineer (Remote, BRA)")?.countries; // ["BR"]
 */
function readTitlePlace(title: string): Place | undefined {
  const brackets = [...title.matchAll(IN_BRACKETS)].map(([, inside = ""]) => inside);
  const beside = BESIDE_REMOTE.exec(title.replace(IN_BRACKETS, " ").trim());
  const name = beside?.[1] ?? beside?.[2] ?? "";
  const stated = [
    ...brackets.filter((inside) => /\bremote\b/iu.test(inside)),
    ...[BRACKETS_LAST.exec(title.trim())?.[1] ?? "", name].filter(isPlaces),
  ];
  if (stated.length === 0) return undefined;
  const place = parsePlace(stated.join("; "));
  return place.scope === "restricted" ? place : undefined;
}

/** Whether a title says "worldwide" in brackets: "Editor (worldwide, freelance)". */
const namesWorld = (title: string): boolean =>
  [...title.matchAll(IN_BRACKETS)]
    .flatMap(([, inside = ""]) => inside.split(/[,/&;|–]/u))
    .some((part) => OF_WORLD.test(part) && !IN_GENERAL.test(part) && isWorld(part.trim()));

const isWorld = (part: string): boolean => parsePlace(part).scope === "worldwide";

/** What anywhere is called, which saves reading other brackets, such as "(m/w/d)". */
const OF_WORLD =
  /world|welt|glob|mond|mund|planet|earth|erde|anywhere|everywhere|any |all |überall|partout|cualquier|qualquer|tod[oa]|international|remote/iu;

/** What a job is about as often as where it is done from. */
const IN_GENERAL = /^\s*(?:global|international)\p{L}*\s*$|^\s*$/iu;

/** Whether a text is nothing but names of countries and regions. Letters are a trade as often ("QA"), Georgia a state. */
function isPlaces(text: string): boolean {
  const names = text
    .replace(LEADS, " ")
    .split(/[,/&;|]| (?:and|or) /u)
    .map(foldName)
    .filter(Boolean);
  return (
    names.length > 0 &&
    names.every(
      (name) =>
        (name.length > 3 || SHORT_NAMES.has(name)) && !isUsState(name) && findNamedPlace(name) !== undefined,
    )
  );
}

/**
 * The places that a description gives behind a label or in the lines below it: "Where you can live: Brazil or Chile".
 *
 * @example readPlaceLines("País de residencia: Chile")[0]?.countries; // ["CL"]
 */
export function readPlaceLines(text: string): EligibilityFact[] {
  const lines = text.split("\n");
  let at = 0;
  let labels = 0;
  return lines.flatMap((line, index) => {
    const begins = at;
    at += line.length + 1;
    const { label = "", behind = "" } = (line.length < MAX_LINE && LABELLED.exec(line)?.groups) || {};
    const kind = label === "" ? undefined : findKind(dropAccents(label));
    if (kind === undefined || ++labels > MAX_LABELS) return [];
    const below = behind === "" ? takeList(lines.slice(index + 1, index + 1 + MAX_LIST)) : [];
    const place = readAnswer(kind, behind === "" ? below : [behind]);
    const quote = [line, ...below].join("\n").trim();
    if (place === undefined || quote.length > MAX_QUOTE) return [];
    const { countries, regions } = place;
    const verdict = place.scope === "worldwide" ? "open" : "only";
    const told = { countries, regions, quote, at: begins + line.indexOf(line.trim()) };
    return [{ kind: "residence", verdict, source: "description", ...told }];
  });
}

const MAX_LINE = 200;
const MAX_LABELS = 20;
const MAX_LIST = 30;
/** A label of up to nine words, and the sentence behind it: "Location: Peru", "¿Desde dónde? Desde Perú". */
const LABELLED =
  /^[^\p{L}]{0,6}(?<label>\p{L}+(?:(?:,? |[-'’])\p{L}+){0,8}) ?(?:$|[:?]+ ?(?<behind>[^.:?!;]{2,140})?(?=$|\.(?: |$)))/u;

const findKind = (label: string): "people" | "job" | undefined =>
  OF_PEOPLE.test(label) ? "people" : OF_THE_JOB.test(label) ? "job" : undefined;

/** The lines of a list that name places, from the first on; none if it goes on with places that are not all read. */
function takeList(lines: readonly string[]): readonly string[] {
  const taken = takeUntil(lines, (line, index) => line.trim() !== "" && !isNames(line, index));
  return findPlaces(lines[taken.length] ?? "") ? [] : taken;
}

/** Whether a line consists of names, and says nothing about customers, offices or days there. Lines below the first are places. */
function isNames(line: string, index = 0): boolean {
  const rest = dropAccents(line.replace(/\.$/u, "")).replace(BESIDE_NAMES, " ");
  if (!/\p{L}/u.test(line) || /(?<!\p{L})\p{Ll}|[.:?!;]/u.test(rest)) return false;
  return index === 0 || findPlaces(line) !== undefined;
}

function readAnswer(kind: "people" | "job", lines: readonly string[]): Place | undefined {
  const answer = lines.map((line) => line.replace(/^[^\p{L}]+|\.$/gu, "")).join(", ");
  if (!isNames(answer) || LEAVES_OUT.test(answer)) return undefined;
  const place = parsePlace(answer);
  if (place.scope === "worldwide") return place;
  if (place.scope === "unknown") return undefined;
  // One country or town may be the office's.
  const isNoOffice = place.cities === undefined && (place.regions.length > 0 || place.countries.length > 1);
  return kind === "people" || isNoOffice || isFromHome(place, dropAccents(answer)) ? place : undefined;
}

/** What is not open, and what is more than the places named. */
const LEAVES_OUT =
  /(?<!\p{L})(?:outside|not|except\p{L}*|nicht|au(?:ss|ß)er\p{L}*|fuera|fora|hors|sauf|menos|salvo|anywhere(?= ?,))(?!\p{L})/iu;

/** "Remote, Peru", and not "Lima or remote". */
const isFromHome = ({ cities }: Place, answer: string): boolean =>
  cities === undefined && FROM_HOME.test(answer) && !/\b(?:or|oder|o|ou|hq)\b|\//iu.test(answer);

const AT_HOME = "remot[eoa]|home[- ]?office|teletrabajo|teletrabalho|teletravail|a distan[ct]\\p{L}+";
const FROM_HOME = anyWord(AT_HOME);

const allOf = (...labels: readonly string[]): RegExp => new RegExp(`^(?:${labels.join("|")})$`, "iu");

/** Labels of where people live, in English, German, Spanish, Portuguese and French. */
const OF_PEOPLE = allOf(
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
const OF_THE_JOB = allOf(
  "(?:job |work )?location|remote|(?:stand|arbeits|einsatz|dienst)?ort|wo|home[- ]?office",
  "ubicacion|localizacion|localidad|lugar(?: de trabajo)?|donde|teletrabajo|remot[oa]|modalidad",
  "local(?:izacao|idade)?|local de trabalho|onde|teletrabalho|modalidade",
  "lieu(?: de travail| d['’]exercice)?|localisation|ou|teletravail",
);

/** Words beside the names of places, and those for anywhere. */
const BESIDE_NAMES = new RegExp(
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
