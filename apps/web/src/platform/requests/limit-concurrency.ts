/** Runs a task when there is room for it; undefined, and the task not begun, where too many are waiting already. */
type RunLimited = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Limits how many tasks run at a time: `atOnce` do, at most `maxWaiting` wait, in the order they came.
 *
 * @example
 * const run = limitConcurrency({ atOnce: 2, maxWaiting: 20 });
 * const drawing = run(() => draw(picture)); // undefined when 20 are waiting
 */
export function limitConcurrency({
  atOnce,
  maxWaiting,
}: {
  readonly atOnce: number;
  readonly maxWaiting: number;
}): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;

  function end() {
    const next = waiting.shift();
    // The place goes over to who waited longest.
    if (next) next();
    else running -= 1;
  }

  return (task) => {
    if (running < atOnce) {
      running += 1;
      return task().finally(end);
    }
    if (waiting.length >= maxWaiting) return undefined;
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    return turn.promise.then(task).finally(end);
  };
}
