/** Runs a task when a slot is free. Returns undefined, without starting it, when the queue is full. */
type RunLimited = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Limits concurrency: at most `atOnce` tasks run and `maxWaiting` wait, first come, first served.
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
    // Hand the slot to the task that waited longest.
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
