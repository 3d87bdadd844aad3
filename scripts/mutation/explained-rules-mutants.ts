/** Changes of the rules that nobody can notice, and why; under the words `pnpm mutate:rules` has for the change. */
export const EXPLAINED_RULES_MUTANTS: ReadonlyMap<string, string> = new Map([]);
