import { LocationFilter } from "@farwork/domain";
import { formatLocation } from "@farwork/domain/place";

/** A value's words from a table of them; a value the table has not stands for itself. */
export const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

export function labelLocation(value: string): string {
  const location = LocationFilter.safeParse(value);
  return location.success ? formatLocation(location.data) : value;
}
