/** The value that this share of all values does not exceed. @throws Error if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("Of no values there is no quantile.");
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
