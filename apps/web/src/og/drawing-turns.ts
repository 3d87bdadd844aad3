/** Has a work done in its turn; undefined, and the work not begun, where too many wait already. */
type TakeDrawingTurn = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Turns for works that take much of the server: `atOnce` are under way at a time, and at most `maxWaiting` wait, in the
 * order they came.
 */
export function openDrawingTurns({
  atOnce,
  maxWaiting,
}: {
  readonly atOnce: number;
  readonly maxWaiting: number;
}): TakeDrawingTurn {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  function endTurn() {
    const next = waiting.shift();
    // The turn goes over to who waited longest.
    if (next) next();
    else underWay -= 1;
  }

  return (work) => {
    if (underWay < atOnce) {
      underWay += 1;
      return work().finally(endTurn);
    }
    if (waiting.length >= maxWaiting) return undefined;
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    return turn.promise.then(work).finally(endTurn);
  };
}
