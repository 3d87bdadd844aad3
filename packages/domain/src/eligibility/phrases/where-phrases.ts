import { type Phrase, buildPhrases } from "./phrase.ts";

/**
 * How one language says where applicants may live, as alternatives of a pattern for text without accents. A phrase is a few of these
 * in a row. Words between them may be anything but `others`.
 */
export type WhereWords = {
  /** What the applicant does: "you work", "apply", "join us". Before or behind the place. */
  work: string;
  /** The applicant living somewhere, as a clause: "you live", "you are based". */
  youLive: string;
  /** "Where", before that: "the country in which". */
  where: string;
  /** The applicant's home, as a noun: "your place of residence". */
  home: string;
  /** That it does not matter. */
  indifferent: string;
  /** "Whether you live", before towns far apart. */
  whether: string;
  /** "Wherever you live", which needs nothing else. */
  wherever: string;
  /** "Is up to you", about the home or the country. */
  yours: string;
  /** "The country", before `yours`. */
  country: string;
  /** "Whether you live", before towns far apart, where it needs no "does not matter". */
  anyway: string;
  /** That no home is required: "no residence requirement". */
  undemanded: string;
  /** "We hire", also behind "can". */
  hire: string;
  /** "We look for", which needs people behind it. */
  seek: string;
  /** "In", before a place. */
  in: string;
  /** "Candidates", "people", between that and where they are. */
  people: string;
  /** "Applications", which come from where people are. */
  applications: string;
  /** The job, which can be done somewhere. */
  job: string;
  /** "From any country". */
  anyCountry: string;
  /** "From any place", which needs a world or a country behind it. */
  anySpot: string;
  /** "Where you like", which counts only beside places far apart, because many mean at home or in an office. */
  freely: string;
  /** "From anywhere", which means the world unless something limits it. */
  anyPlace: string;
  /** "Where there is internet", which is anywhere. */
  online: string;
  /** "Of the world". */
  ofWorld: string;
  /** "As long as", before the only condition. */
  condition: string;
  /** "Of", before a country or region: "anywhere in". */
  of: string;
  /** "All of", right before it. */
  whole: string;
  /** What the company has where it can employ people: "we have companies", before "in". */
  entities: string;
  /** "And hire only there". */
  onlyThere: string;
  /** "Worldwide", about hiring and jobs. */
  worldwide: string;
  /** Beginnings of words about anybody but the applicant: customers, offices, brands. */
  others: string;
  /** Before people one works with or for: "with", "for". */
  beside: string;
  /** "Not", "never". */
  not: string;
  /** Limits: some weeks of a year, or a condition. Case-sensitive, because places are capitalized. */
  unless: string;
  /** Limits of the world that do not limit a country: "within", "national". */
  bounds: string;
};

/** Some weeks of a year, hours and contracts: they restrict nobody. */
export const FOR_A_WHILE: RegExp =
  /\b(?:(?:semaines?|jours?|mois|semanas?|dias?|mes(?:es)?|Wochen?|Tage?n?|Monate?n?) (?:par|al|por|ao|im|pro)\b|heures?|hor(?:as?|ario)|Uhr|Zeit|MEZ|CET|workation|Workation)/u;

/** The end of "any country", which means some countries if more follows. */
const ENDS = String.raw`(?=\P{L}*$| ?[,;:.()–—]| (?:y|et|und|e|si|sin|sans|ohne|siempre|pourvu|tant que|du moment|desde que|salvo|excepto|exceto|menos|sauf|hormis|au(?:ss|ß)er|a l['’]exception|com excecao|mit ausnahme|bis auf|aus|ein|entgegen|an|anstellen|uber|heraus|grace|gracias|por me[di]io|possible|posible|possivel|moglich|willkommen|bienvenid|bem-vind|que (?:quier|prefier|elij|desees|mas te)\p{L}*|(?:que|qui|die|der) (?:habl|fal[ae]|parl)\p{L}*)(?!\p{L}))`;

/** Up to `most` words, none of them about others. */
export const gap = (most: number, { others, beside, not }: WhereWords): string =>
  String.raw`(?:,? (?!(?:${others}|${beside}|${not}))[^\s.;:,()?!–—]{1,24}){0,${most}}?`;

/** Phrases for where people may live, in one language: anywhere, or anywhere in a place. */
export const buildWherePhrases = (words: WhereWords): Phrase[] => [
  ...buildAnywherePhrases(words),
  ...buildWithinPhrases(words),
];

function buildAnywherePhrases(words: WhereWords): Phrase[] {
  const { work, applications, job, worldwide, others } = words;
  const living = joinLiving(words);
  const indifferent = `${words.indifferent}|${words.yours}`;
  const doing = `\\b(?:${work}|${job})\\b${gap(6, words)},?`;
  const taking = joinTaking(words);
  const ofWorld = joinOfWorld(words);
  const spot = `(?:${words.anySpot}|${words.freely}),? (?:${ofWorld})`;
  const world = `(?:(?:${words.anyCountry})(?:,? (?:${ofWorld})|${ENDS}|(?= (?:${work})\\b))|${spot})`;
  const open = { kind: "residence", verdict: "open" } as const;
  const limits = limitsOf(words);
  const unless = new RegExp(limits, "u");
  return [
    ...buildPhrases(
      ignoreCase(
        `(?:${living})[^.;:()?!–—]{0,30}?\\b(?:${indifferent})\\b`,
        `(?:${living})\\? (?:[^\\s.;:,()?!]{1,15} ){0,2}(?:${indifferent})\\b`,
        `\\b(?:${indifferent})\\b${gap(5, words)},? (?:${living})`,
        `\\b(?:${words.wherever})\\b`,
        `\\b(?:${words.undemanded})(?![^.;:]{0,25} (?:${others}))`,
        `${doing} ${world}`,
        `\\b(?:${job})\\b${gap(6, words)},? (?:${words.anyPlace})${ENDS}`,
        `${doing} (?:${words.online})|^\\P{L}*(?:${words.online})(?=\\P{L}{0,20}$|[.;:])`,
        `(?:^\\P{L}*|[;:,] ?)(?:${words.country})[^.;:]{0,12}? (?:${words.yours})`,
        `\\b(?:${work}),? (?:${worldwide})(?: (?:moglich|possible|posible|possivel))?(?=\\P{L}*$|[,;:])`,
        `\\b${world}${gap(3, words)},? (?:${work})\\b`,
        `\\b${taking}${gap(4, words)} (?:${worldwide}|${world})(?![\\p{L}-])`,
        `\\b(?:${applications})\\b${gap(3, words)} (?:${worldwide}|${world})(?![\\p{L}-])`,
        `\\b(?:${job})\\b${gap(3, words)} (?!global|mundialm)(?:${worldwide})(?![\\p{L}-])`,
        `\\b(?:${job})\\b${gap(3, words)} (?:mit|avec|con|com) (?:${words.people}) (?:${worldwide}|${world})(?![\\p{L}-])`,
        `(?:${living})${gap(4, words)},? ${world}`,
        `${REMOTE}${gap(8, { ...words, not: NOTHING })},?(?: (?:y|e|et|und))? ${world}`,
        `\\b(?:${words.seek})${gap(4, words)} ${world}`,
        `\\b(?:${words.seek}) (?:${worldwide})(?=\\P{L}*$|[,;:.]| (?:nach |por )?(?:${words.people}))`,
      ),
      { ...open, ofWorld: true, subject: saidOfReaders(words), unless },
    ),
    // By itself, "anywhere in the world" is of whatever the sentence speaks of.
    {
      ...open,
      ofWorld: true,
      says: new RegExp(`(?<!\\p{L})(?!partout|uberall|irgendwo)${spot}`, "iu"),
      subject: new RegExp(`^${deniedBy(words)}`, "iu"),
      unless: new RegExp(`${limits}|(?<!\\p{L})(?:${others})`, "iu"),
    },
    ...buildPhrases(
      ignoreCase(
        `\\b(?:${words.whether})\\b[^.;?!()]{3,80}?\\b(?:${indifferent})\\b`,
        `\\b(?:${indifferent})\\b,? (?:${words.whether})\\b`,
        // Three places or more: of two, each may have an office.
        `\\b(?:${words.anyway})\\b(?=[^.;!?]{2,50}(?:,| como | comme )[^.;!?]{2,60}(?<!\\p{L})(?:ou|o|u|oder)(?!\\p{L}))`,
        `${doing} (?:${words.freely})(?![\\p{L}])(?! (?:${words.in}|${words.of})(?![\\p{L}]))`,
      ),
      {
        ...open,
        ofWorld: "spread",
        subject: saidOfReaders(words),
        unless: new RegExp(`${limits}|${PAST}|${SITES}`, "u"),
      },
    ),
  ];
}

function buildWithinPhrases(words: WhereWords): Phrase[] {
  const taking = joinTaking(words);
  const { work, job, applications, people, others, indifferent, where } = words;
  const living = joinLiving(words);
  const within = joinWithin(words);
  const into = `(?:${words.in})(?![\\p{L}])`;
  const only = { kind: "residence", verdict: "only", places: "after", noMatter: true } as const;
  const never = `[^.;:!?]{2,60}?\\b(?:${indifferent})\\b`;
  return [
    ...buildPhrases(
      ignoreCase(
        `\\b(?:${work}|${job}|${taking}|${applications}|${people})\\b${gap(6, words)},? ${ALONE}${within}`,
        `^\\P{L}*(?:${within})`,
      ),
      { ...only, subject: new RegExp(`^${notOf(others)}`, "iu"), unless: new RegExp(words.unless, "u") },
    ),
    // The company hires, so words about it are no obstacle.
    ...buildPhrases(
      ignoreCase(
        `\\b(?:${words.hire})(?: (?:${people}))?${gap(6, words)},? ${into}`,
        `\\b(?:${words.seek}) (?:${people})${gap(2, words)} ${into}`,
        `\\b(?:${words.condition})${gap(5, words)},? ${into}`,
        `\\b(?:${words.freely}),? (?:mais|pero|mas|aber)(?: \\p{L}+)? ${into}`,
        `\\b(?:${words.entities}) ${into}(?=[^.]{2,150}\\b(?:${words.onlyThere}))`,
        // "Where you live within the EU is all the same to us".
        `(?:${living}) ${into}(?=${never})|\\b(?:${where}) ${into}(?=[^.;:!?]{2,40} (?:${words.youLive})${never})`,
        `\\b(?:${indifferent})\\b${gap(3, words)},? (?:${living}) ${into}`,
      ),
      { ...only, unless: FOR_A_WHILE },
    ),
  ];
}

/** The way of working, and what may stand between it and where from: "remote, no fixed hours and from any country". */
const REMOTE = String.raw`\b(?:remot[eoa]|a distan[ct]\p{L}+|teletra\p{L}+)`;
const NOTHING = "(?!)";

/** Not joined to another place: "in Peru or from any country of Asia". */
const ALONE = String.raw`(?<!(?<!\p{L})(?:ou|oder|o|u|e|y|et|und) (?:em |en |de |desde |dans |depuis |in |aus )?)`;

/** Where people studied or were born, not where they live. */
const PAST = String.raw`\b(?:[EeÉé]tudi\p{L}+|estudi\p{L}+|estud(?:ou|aste|ado)|studiert|geboren|nacid[oa]|nascid[oa]|etes nee?|gelernt|graduad[oa]|formad[oa])\b`;

/** What somebody else said: "decía el anuncio". */
const REPORTED = String.raw`\b(?:decian?|dijo|rezaba|disait|dizia|dizem|lautet\p{L}*)\b|\bhie(?:ss|ß) es\b`;

/** A company's own sites. */
export const SITES = String.raw`\b(?:[Aa]gences?|[Ss]ites?|[Ff]iliales?|[Dd]elegacion(?:es)?|[Ss]ucursal(?:es)?|[Ff]ilia(?:l|is)|[Nn]iederlassung\p{L}*|[Ss]tandort(?:en?)?)\b`;

/** "Anywhere in", before a place. */
export const joinWithin = ({ anyCountry, anySpot, freely, of, whole }: WhereWords): string =>
  `(?:(?:${anyCountry}|${anySpot}|${freely}) (?:${of})|(?:${whole}))(?![\\p{L}])`;

export const joinLiving = (words: WhereWords): string =>
  `\\b(?:(?:${words.where})${gap(2, words)} (?:${words.youLive})|(?:${words.home}))`;

export const ignoreCase = (...ways: readonly string[]): RegExp[] => ways.map((way) => new RegExp(way, "iu"));

/** What limits "anywhere" in one language; case-sensitive. */
export const limitsOf = ({ unless, bounds }: WhereWords): string => `${unless}|${bounds}|${REPORTED}`;

/** A clause before the match that mentions nobody else and denies nothing. */
export const saidOfReaders = (words: WhereWords): RegExp =>
  new RegExp(`^${notOf(words.others)}${deniedBy(words)}`, "iu");

const deniedBy = ({ not }: WhereWords): string => `(?!.*(?<!\\p{L})(?:${not})[^ ]*(?: [^ ]+){0,2} $)`;

/** That no word before it in the clause begins like this. */
export const notOf = (others: string): string => `(?!.*(?<!\\p{L})(?:${others}))`;

const joinTaking = ({ hire, seek, people }: WhereWords): string =>
  `(?:(?:${hire})(?: (?:${people}))?|(?:${seek}) (?:${people}))`;

/** "Of the world", and not "of the French-speaking world". */
const joinOfWorld = ({ ofWorld }: WhereWords): string =>
  `(?:${ofWorld})(?! (?:hispan|lusof|franco|arab|anglo|de |germano))`;
