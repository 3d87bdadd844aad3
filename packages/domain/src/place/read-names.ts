import { isRead, findMentions, mention, type Mention, type Part, saysSomething } from "./mention.ts";
import { resolveMentions, type Statement, type TownsAlone } from "./resolve-mentions.ts";

const MAX_STATEMENTS = 100;
const MAX_NAMES = 100;

/**
 * Reads a text name by name, as far as they can be read; no parts where it says nothing of a place. What is told apart by
 * semicolons and the like is one statement each: a name is read by those in its own, then by those in others.
 */
export function readText(text: string, towns?: TownsAlone): Part[] {
  return readTexts([text], towns);
}

/** The same of a list of texts. */
export function readTexts(texts: readonly string[], towns?: TownsAlone): Part[] {
  const statements = texts.flatMap(splitStatements).slice(0, MAX_STATEMENTS).map(readStatement);
  return resolveMentions(statements, towns);
}

/** A text that is one name stays whole, commas and all: "Congo, The Democratic Republic of the". */
const isName = (text: string) => isRead(mention(text)?.part);

function splitStatements(text: string): string[] {
  return isName(text) ? [text] : text.split(/[;|•·\n]/);
}

function readStatement(text: string): Statement {
  const names = isName(text) ? [text] : text.split(/[,/:@]/).flatMap(splitFurther);
  return {
    isRemote: /\b(?:remot|home|wfh|virtual|distributed)/i.test(text),
    mentions: names.filter(saysSomething).slice(0, MAX_NAMES).flatMap(readMentions),
  };
}

// "Remote (EMEA) - Spain", but "Congo - Kinshasa" and "Cocos (Keeling) Islands" are one name each.
const splitFurther = (name: string) => (isName(name) ? [name] : name.split(/[()[\]]| [-–—] /));

const readMentions = (name: string): Mention[] => findMentions(name);
