// Changing this list requires a new INDEX_FORMAT, see synonyms.ts.

/**
 * Words that a stemmer would confuse with others: an intern is not international. The words of a line are forms of each
 * other and of no other word. A line has every form found in postings.
 */
const FAMILIES: readonly string[] = [
  "internship internships intern interns interning",
  "internal internally internals interne internen interner internes",
  "international internationally internationale internationalen internationaler internationales",
  "generation generations generate generates generated generating generator generators",
  "general generally",
  "generative",
  "generic generics generically",
  "generous generously generosity",
  "engine engines",
  "executive executives",
  "customer customers",
  "customs",
  "career careers",
  "care cares cared caring",
  "car cars",
  "community communities",
  "communication communications communicate communicates communicated communicating communicator communicators",
  "experience experiences experienced experiencing",
  "experiment experiments experimenting experimental experimentation",
  "account accounts",
  "accountable accountability accountabilities",
  "productivity productive productively",
  "officer officers",
  "office offices",
  "founder founders",
  "association associations",
  "representative representatives",
  "author authors authored authoring",
  "authority authorities",
  "organic organically",
  "university universities",
  "universal universally",
  "universe universes",
  "securities",
  "emergency emergencies",
  "integrity",
  "physics",
  "medication medications",
  "animal animals",
  "response responses",
  "united",
  "unit units",
  "use uses used using useful",
  "site sites",
  "grad grads",
  "business businesses",
  "freelance freelances freelancing freelancer freelancers freelancerin",
  "solid solids solidly",
  "excellent excellently excellence",
  "agentic",
  "resident residents",
  "president presidents",
  "enge enger engen engem enges",
  "tempe",
  "sans",
  "pais",
  "program programs programme programmes",
  "programming",
  "localization localizations localize localized localizes localizing localisation localisations localise localised",
  "optimism optimist optimists optimistic optimistically",
  "mobility",
  "stated stating",
  "warden wardens",
  "note notes noted noting",
  "broken",
  "under",
  "woman women",
  "child children",
  "arzt arzte arzten arztes arztin arztinnen",
  "redakteur redakteure redakteuren redakteurs redakteurin redakteurinnen",
];

/** The shared key of a word's family, which is not the stem of any other word. */
export const familyOf = (word: string): string | undefined => FAMILY_OF.get(word);

const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return [first, ...others].map((word) => [word, `${first}~`] as const);
  }),
);
