import { isTradeWord } from "./calling.ts";
import type { Interest } from "./interest.ts";

/** What people of every trade state, and ads of every trade ask for: it tells nobody's trade. */
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

/** Whether an interest says something of a person's trade, unlike Excel, teamwork and "Manager". */
export const tellsTrade = ({ kind, term }: Interest): boolean =>
  kind === "skills" ? !SKILLS_OF_EVERY_TRADE.has(term.phrase) : kind !== "title" || isTradeWord(term);
