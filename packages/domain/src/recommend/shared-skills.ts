import type { SearchTerm } from "../text/parse-search.ts";
import { isTradeWord } from "./calling.ts";
import type { Interest } from "./interest.ts";
import { isLanguage } from "./languages.ts";

/** Skills common to all trades, which say nothing about a person's trade. */
const SKILLS_OF_EVERY_TRADE = new Set(
  `excel|microsoft excel|ms excel|word|microsoft word|powerpoint|outlook|access|teams|microsoft teams|office|microsoft office
ms office|microsoft 365|office 365|google docs|google sheets|google workspace|spreadsheets|slack|zoom|email|typing|data entry
communication|communication skills|verbal communication|written communication|interpersonal skills|teamwork|team work
team player|collaboration|leadership|team leadership|management|team management|people management|supervision|mentoring
training|time management|organization|organisation|organizational skills|planning|scheduling|multitasking|prioritization
problem solving|critical thinking|analytical skills|creativity|flexibility|adaptability|attention to detail|detail oriented
reliability|motivation|work ethic|customer service|customer care|documentation|reporting|presentation|presentations
presentation skills|english|computer skills|troubleshooting`.split(/[|\n]/),
);

/** Whether an interest is specific to a trade, unlike Excel, teamwork, German and "Manager". */
export const tellsTrade = ({ kind, term }: Interest): boolean =>
  kind === "skills"
    ? !SKILLS_OF_EVERY_TRADE.has(term.phrase) && !isLanguage(term.phrase)
    : kind !== "title" || isTradeWord(term);

/**
 * Names that ads of all trades mention when describing pay, hiring or meetings: "paid weekly via Stripe", "a call over
 * Zoom".
 */
const SAID_OF_EVERY_JOB = new Set(
  `benefits|employee benefits|compensation|payroll|insurance|health insurance|health|healthcare|retirement|equity|stock options
tax|taxes|travel|relocation|wellness|people|culture|diversity|inclusion|dei|privacy|background checks|accommodation|accommodations
recruiting|recruitment|hiring|talent acquisition|interviewing|interviews|onboarding|screening|hr|human resources|remote work
employee relations|career development|stripe|paypal|payoneer|wise|deel|gusto|greenhouse|lever|ashby|workday|linkedin|indeed
calendly|docusign|google meet|skype|whatsapp|telegram|discord|loom|notion`.split(/[|\n]/),
);

const BEFORE =
  "experience with|experience in|experience using|knowledge of|proficient in|proficient with|proficiency in|proficiency with|" +
  "familiar with|familiarity with|responsible for";
const AFTER = "experience|expertise|administration";

/**
 * Phrases by which a description asks for a skill whose name is often mentioned for other reasons; undefined for other
 * skills.
 *
 * @example listAsked({ phrase: "stripe", prefix: false })?.[0]?.phrase; // => "experience with stripe"
 */
export function listAsked({ phrase }: SearchTerm): readonly SearchTerm[] | undefined {
  if (!SKILLS_OF_EVERY_TRADE.has(phrase) && !SAID_OF_EVERY_JOB.has(phrase)) return undefined;
  const before = BEFORE.split("|").map((words) => `${words} ${phrase}`);
  const after = AFTER.split("|").map((word) => `${phrase} ${word}`);
  return [...before, ...after].map((words) => ({ phrase: words, prefix: false }));
}
