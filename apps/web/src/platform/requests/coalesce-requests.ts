/** Answers by key, shared between concurrent requests. */
type SharedAnswers<Answer> = {
  readonly get: (key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** The kept or pending answer. */
  readonly find: (key: string) => Promise<Answer> | undefined;
};

/** Longer than the backend's timeout: an answer that takes more may never come. */
const WAITED_FOR_MS = 20_000;

/**
 * Coalesces requests with the same key: those made while one is pending share its answer, which is then kept for
 * `keptMs`. Failures, and answers `isKept` rejects, are not kept. Keeps the newest `maxKept`. A request still pending
 * after 20 s is no longer shared.
 *
 * @example
 * const listings = coalesceRequests<Listing>({ keptMs: 2000, maxKept: 500 });
 * const listing = await listings.get("type=contract", () => fetchListing("type=contract"));
 */
export function coalesceRequests<Answer>({
  keptMs,
  maxKept,
  isKept = () => true,
  now = () => performance.now(),
}: {
  readonly keptMs: number;
  readonly maxKept: number;
  readonly isKept?: (answer: Answer) => boolean;
  readonly now?: () => number;
}): SharedAnswers<Answer> {
  const kept = new Map<string, { readonly answer: Promise<Answer>; until: number }>();

  const find = (key: string) => {
    const known = kept.get(key);
    return known && now() < known.until ? known.answer : undefined;
  };
  const get = (key: string, ask: () => Promise<Answer>) => {
    const known = find(key);
    if (known) return known;
    const entry = { answer: ask(), until: now() + WAITED_FOR_MS };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    entry.answer.then(
      (answer) => (entry.until = isKept(answer) ? now() + keptMs : 0),
      () => (entry.until = 0),
    );
    return entry.answer;
  };
  return { get, find };
}
