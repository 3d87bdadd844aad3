/**
 * The Damerau-Levenshtein distance of two texts of at most 255 characters (a swap counts as one edit), capped at `most`
 * + 1.
 */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = new Uint8Array(other.length + 1);
  let row = before.map((_, at) => at);
  let next = new Uint8Array(other.length + 1);
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isTurned = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const turn = isTurned ? (before[j - 2] ?? 0) + 1 : swap;
      const edits = Math.min(swap, turn, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = edits;
      least = Math.min(least, edits);
    }
    // Later rows have no less.
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}
