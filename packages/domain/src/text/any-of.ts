/** One group of a regular expression from its alternatives, so that a long list can be read line by line. */
export const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join("|")})`;
