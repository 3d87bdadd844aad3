/** Gives the answer to a question, which is asked only where nobody else has just asked it. */
type ShareAnswer<Answer> = (key: string, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Shares answers between those who ask the same question: whoever asks while it is open waits for the one answer, which
 * then serves for `keptMs`. Failures are not kept. At most `maxKept` answers are, the newest.
 *
 * @example
 * const share = shareAnswers<Listing>({ keptMs: 2000, maxKept: 500 });
 * const listing = await share("type=contract", () => fetchListing("type=contract"));
 */
export function shareAnswers<Answer>({
  keptMs,
  maxKept,
  now = () => performance.now(),
}: {
  readonly keptMs: number;
  readonly maxKept: number;
  readonly now?: () => number;
}): ShareAnswer<Answer> {
  const kept = new Map<string, { readonly answer: Promise<Answer>; until: number }>();

  return (key, ask) => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.answer;
    const entry = { answer: ask(), until: Infinity };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    entry.answer.then(
      () => (entry.until = now() + keptMs),
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry.answer;
  };
}
