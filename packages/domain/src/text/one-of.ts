/** Joins alternatives to a group of a regular expression, so that long ones can be read line by line. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join("|")})`;
