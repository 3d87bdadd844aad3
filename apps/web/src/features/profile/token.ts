import { foldText } from "@farwork/domain/search";

/** An option: the stored value and its label. */
export type Token = { readonly value: string; readonly label: string };

const MAX_SHOWN = 8;

/**
 * The tokens to suggest for a text, without chosen ones: first those that start with it, then those with a word that
 * does. Without text, the first of all.
 *
 * @example suggestTokens(countries, "cote", []); // Côte d’Ivoire
 */
export function suggestTokens(
  tokens: readonly Token[],
  typed: string,
  chosen: readonly string[],
): readonly Token[] {
  const wanted = foldText(typed).trim();
  const taken = new Set(chosen.map(foldText));
  const free = tokens.filter(({ value }) => !taken.has(foldText(value)));
  const begins = free.filter(({ label }) => foldText(label).startsWith(wanted));
  const holds = free.filter(
    (token) =>
      !begins.includes(token) &&
      foldText(token.label)
        .split(/[\s-]+/)
        .some((word) => word.startsWith(wanted)),
  );
  return [...begins, ...holds].slice(0, MAX_SHOWN);
}

/** The token that was typed in full, in any spelling. */
export function findToken(tokens: readonly Token[], typed: string): Token | undefined {
  const wanted = foldText(typed).trim();
  return tokens.find(({ label, value }) => foldText(label) === wanted || foldText(value) === wanted);
}

/**
 * The tokens of a comma-separated list; text without a suggestion is accepted as it is.
 *
 * @example readTokens(skills, "react, Tide tables"); // React as the suggestion writes it, and a skill of one's own
 */
export function readTokens(suggestions: readonly Token[], typed: string): Token[] {
  return typed
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => findToken(suggestions, text) ?? { value: text, label: text });
}
