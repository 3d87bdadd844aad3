import { filtersFromQuery } from "@farwork/domain/filter";
import { formatLocation } from "@farwork/domain/place";

/** A value's words from a table of them; a value the table has not stands for itself. */
export const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

export function labelLocation(value: string): string {
  const [location] = filtersFromQuery(new URLSearchParams({ location: value })).location;
  return location === undefined ? value : formatLocation(location);
}
