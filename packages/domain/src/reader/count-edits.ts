/** The Damerau-Levenshtein distance of two texts (a swap counts as one edit), capped at `most` + 1. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isTurned = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const turn = isTurned ? (before[j - 2] ?? 0) + 1 : swap;
      next.push(Math.min(swap, turn, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
