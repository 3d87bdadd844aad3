import * as fc from "fast-check";

// Few words, so that searches often match, including ones that are hard for search engines.
const COMMON = ["react", "data", "senior", "engineer", "java", "javascript"];
// Forms of one word, and synonyms.
const RELATED = [
  "engineers",
  "engineering",
  "developer",
  "k8s",
  "Kubernetes",
  "sr",
  "front end",
  "Frontend",
  "Go,",
  "go to",
  "$14/hr",
  "HR",
];
const NAMES = ["c++", "C#", ".NET", "Node.js", "NodeJS", "c++/java", ".net/c#", "AT&amp;T", "O’Reilly"];
const JOINED = [
  "full-stack",
  "fullstack",
  "full stack",
  "ci/cd",
  "front‑end",
  "one/two/three/four",
  "datajava",
];
const FORMS = ["Zürich", "zurich", "ﬁnance", "finance", "ＤＡＴＡ", "Łódź", "straße", "strasse", "İstanbul"];
// The last two sort differently in UTF-16 and UTF-8.
const SCRIPTS = ["данные", "データ", "수석", "𝐝𝐚𝐭𝐚", "𐐔𐐁", "𠮷野", "﨎"];
const NUMBERS = ["3d", "2026", "401k", "24/7", "1", "r"];
/** So many different words that most occur in only one text. */
const rareWord = fc.nat({ max: 3000 }).map((number) => `zebra${number}`);

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...COMMON) },
  { weight: 2, arbitrary: fc.constantFrom(...JOINED) },
  { weight: 2, arbitrary: fc.constantFrom(...RELATED) },
  { weight: 3, arbitrary: fc.constantFrom(...NAMES, ...FORMS, ...SCRIPTS, ...NUMBERS) },
  { weight: 1, arbitrary: rareWord },
);

/** Words as in a posting (in HTML), with repeats. */
export const arbitraryText = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength, maxLength }).map((words) => words.join(" "));

const typed = word.map((written) => written.replace("&amp;", "&"));
const phrase = fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const prefix = fc.tuple(typed, fc.nat({ max: 10 })).map(([whole, length]) =>
  Array.from(whole)
    .slice(0, length + 1)
    .join(""),
);

const part = fc.oneof(
  { weight: 4, arbitrary: typed },
  { weight: 4, arbitrary: prefix },
  { weight: 2, arbitrary: phrase.map((words) => `"${words}"`) },
  { weight: 1, arbitrary: phrase.map((words) => `"${words}`) },
  { weight: 1, arbitrary: fc.tuple(typed, prefix).map(([first, second]) => `${first}-${second}`) },
  { weight: 2, arbitrary: typed.map((refused) => `-${refused}`) },
  { weight: 1, arbitrary: phrase.map((refused) => `-"${refused}"`) },
  { weight: 1, arbitrary: fc.constantFrom("unheard", "reakt", "-", '"', "--x", "+", "🎉", '-"') },
);

/** Searches, complete or not: words, phrases and exclusions from `arbitraryText`, and nonsense. */
export const arbitrarySearch: fc.Arbitrary<string> = fc.oneof(
  fc.constant(""),
  prefix.map((word) => `${word}*`),
  part,
  fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("", " ", "*", "*"))
    .map(([parts, end]) => parts.join(" ") + end),
);
