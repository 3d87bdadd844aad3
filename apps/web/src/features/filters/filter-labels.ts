/** Labels values from a table; a value without a label is shown as it is. */
export const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;
