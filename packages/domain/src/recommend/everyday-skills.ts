import type { SearchTerm } from "../text/parse-search.ts";

/** A skill whose name is also a common word: "the drive to excel", "our teams", "access to benefits". */
export interface EverydaySkill {
  /** Folded phrases that only refer to the skill. */
  readonly proofs: readonly SearchTerm[];
  /** Whether the word alone means the skill in a title, unlike "Access" and "Teams". */
  readonly isPlainInTitle: boolean;
}

interface Beside {
  readonly before: string;
  readonly after: string;
  readonly apart?: string;
}

/** Context that makes a letter a programming language, rather than a grade, a funding round or the "C-suite". */
const BESIDE_A_LETTER = {
  before:
    "programming in|written in|code in|coding in|experience in|proficient in|fluent in|skilled in|using",
  after: "programming|language|developer|developers|programmer|programmers|engineer|engineers",
};

/** For each skill, the words right before and right after it when the skill is meant. */
const BESIDE: Readonly<Record<string, Beside>> = {
  excel: {
    before:
      "microsoft|ms|office|word|outlook|powerpoint|visio|sharepoint|advanced|intermediate|using|in|with|including|especially|specifically|sql|sheets|strong|decent|particularly|powerbi|outlook and|word and|powerpoint and|tableau",
    after:
      "word|outlook|powerpoint|visio|sharepoint|spreadsheet|spreadsheets|formulas|macros|vba|modeling|modelling|pivot|sql|models|formula|kenntnisse|kenntnissen|google sheets|sheets|or google|and google|and word|and powerpoint|and outlook|and visio|and sql",
  },
  word: {
    before: "microsoft|ms|excel|outlook|powerpoint|excel and|outlook and|powerpoint and",
    after: "excel|outlook|powerpoint|sharepoint|and excel|and outlook|and powerpoint",
  },
  outlook: {
    before:
      "microsoft|ms|word|excel|powerpoint|word and|excel and|powerpoint and|teams and|powerpoint access|suite",
    after: "word|excel|powerpoint|sharepoint|onenote|and word|and excel|and powerpoint",
  },
  teams: {
    before: "microsoft|ms|outlook|sharepoint|slack and|zoom and|slack or|zoom or",
    after: "outlook|sharepoint|word excel|slack and|zoom and",
  },
  access: { before: "microsoft|ms|powerpoint|powerpoint and|word excel and", after: "powerpoint|vba" },
  go: {
    before:
      "python|java|rust|kotlin|typescript|c++|ruby|python or|java or|rust or|python and|java and|rust and|node.js or|typescript and",
    after:
      "programming|developer|developers|microservices|python|java|rust|c++|kotlin|typescript|or python|or java|or rust|and python|and java|and rust|and typescript|and kubernetes",
    apart: "golang|go lang",
  },
  spark: {
    before: "apache|hadoop|hive|sql and|kafka|databricks|flink|airflow|scala|kafka and|hadoop and|python and",
    after: "sql|streaming|hadoop|kafka|databricks|flink|airflow|scala|and hadoop|and kafka",
    apart: "pyspark",
  },
  swift: {
    before: "ios|using|kotlin|kotlin and|kotlin or|swiftui|objective c",
    after: "ios|kotlin|and kotlin|or kotlin|swiftui|and swiftui|objective c|and objective c|or objective c",
  },
  c: {
    before:
      "embedded|ansi|python|java|rust|assembly|c++|c++ and|c++ or|python and|python or|rust and|rust or",
    after:
      "c++|and c++|or c++|and embedded|assembly|python|rust|java|and rust|and python|or rust|code|coding|firmware",
  },
  r: {
    before:
      "python|sql|sas|stata|spss|matlab|python or|python and|sql and|sas or|stata or|matlab or|spss or|sas and|stata and",
    after:
      "python|sql|sas|stata|spss|matlab|studio|shiny|or python|and python|or sas|or sql|and sql|or stata|statistics|packages|scripts",
  },
  express: {
    before: "node|node.js|nodejs|mongodb",
    after: "js|node|node.js|mongodb",
    apart: "express.js|expressjs",
  },
  spring: { before: "java", after: "boot|mvc|framework|cloud|hibernate" },
  sketch: { before: "figma|figma and|figma or", after: "figma|invision|adobe|and figma|or figma" },
};

/** Unambiguous in titles. */
const PLAIN_IN_TITLE = new Set(["excel", "go", "spark", "swift", "r"]);

const listProofs = (skill: string, { before, after, apart }: Beside): string[] => [
  ...before.split("|").map((word) => `${word} ${skill}`),
  ...after.split("|").map((word) => `${skill} ${word}`),
  ...(apart?.split("|") ?? []),
];

function readSkill(skill: string): EverydaySkill {
  const own = BESIDE[skill];
  const proofs = [
    ...(own ? listProofs(skill, own) : []),
    ...(isLetter(skill) ? listProofs(skill, BESIDE_A_LETTER) : []),
  ];
  return {
    proofs: proofs.map((phrase) => ({ phrase, prefix: false })),
    isPlainInTitle: PLAIN_IN_TITLE.has(skill),
  };
}

const isLetter = (skill: string): boolean => LETTERS.includes(skill);

const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");

const SKILLS: ReadonlyMap<string, EverydaySkill> = new Map(
  [...Object.keys(BESIDE), ...LETTERS].map((skill) => [skill, readSkill(skill)]),
);

/**
 * How to tell a skill from the common word it also is; undefined if its name is unambiguous.
 *
 * @example readEverydaySkill({ phrase: "teams", prefix: false })?.isPlainInTitle; // => false
 */
export function readEverydaySkill({ phrase }: SearchTerm): EverydaySkill | undefined {
  return SKILLS.get(phrase);
}
