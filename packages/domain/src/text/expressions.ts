/** A phrase, and what a text that contains it can also be found by. */
interface Expression {
  readonly words: readonly string[];
  readonly found: readonly string[];
}

/** By first word. */
export type Expressions = ReadonlyMap<string, readonly Expression[]>;

/** Reads expressions whose words are separated by spaces. */
export function readExpressions(
  written: readonly { readonly words: string; readonly found: readonly string[] }[],
): Expressions {
  const expressions = written.map(({ words, found }) => ({ words: words.split(" "), found }));
  return Map.groupBy(expressions, ({ words }) => words[0] ?? "");
}

/** The distinct results of the expressions in these words. */
export function findExpressions(words: readonly string[], expressions: Expressions): string[] {
  const found = new Set<string>();
  const { length } = words;
  for (let at = 0; at < length; at += 1) {
    for (const expression of beginningWith(words[at] ?? "", expressions)) {
      if (expression.words.every((each, ahead) => isForm(words[at + ahead], each))) {
        for (const one of expression.found) found.add(one);
      }
    }
  }
  return [...found];
}

const NONE: readonly Expression[] = [];

function beginningWith(word: string, expressions: Expressions): readonly Expression[] {
  const known = expressions.get(word);
  if (known || !word.endsWith("s")) return known ?? NONE;
  return expressions.get(word.slice(0, -1)) ?? NONE;
}

const isForm = (word: string | undefined, wanted: string) => word === wanted || word === `${wanted}s`;
