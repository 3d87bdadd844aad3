/** A value's words from a table of them; a value the table has not stands for itself. */
export const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;
