/** A pattern and its replacement. */
export type Rewrite = readonly [found: RegExp, instead: string];
