/** Words side by side that mean something together, and what a text that has them can also be found by. */
interface Expression {
  readonly words: readonly string[];
  readonly found: readonly string[];
}

/** By the first of their words. */
export type Expressions = ReadonlyMap<string, readonly Expression[]>;

/** Expressions whose words are written with spaces between. */
export function readExpressions(
  written: readonly { readonly words: string; readonly found: readonly string[] }[],
): Expressions {
  const expressions = written.map(({ words, found }) => ({ words: words.split(" "), found }));
  return Map.groupBy(expressions, ({ words }) => words[0] ?? "");
}

/** What is found of the expressions that stand in these words, each once. */
export function findExpressions(words: readonly string[], expressions: Expressions): string[] {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const expression of beginningWith(word, expressions)) {
      if (expression.words.every((each, ahead) => isForm(words[at + ahead], each))) {
        for (const one of expression.found) found.add(one);
      }
    }
  }
  return [...found];
}

function beginningWith(word: string, expressions: Expressions): readonly Expression[] {
  const singular = word.endsWith("s") ? expressions.get(word.slice(0, -1)) : undefined;
  return expressions.get(word) ?? singular ?? [];
}

const isForm = (word: string | undefined, wanted: string) => word === wanted || word === `${wanted}s`;
