import type { PlaceSuggestion } from "../../platform/requests/reader-search.ts";

/**
 * A suggested country, with the city that matched.
 *
 * @example nameSuggestion({ code: "NG", name: "Nigeria", by: "Lagos" }); // "Nigeria (Lagos)"
 */
export const nameSuggestion = ({ name, by }: PlaceSuggestion): string =>
  by === undefined ? name : `${name} (${by})`;
