/** Runs a task when a slot is free. Returns undefined, without starting it, when the queue is full. */
type RunLimited = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Limits concurrency: at most `concurrency` tasks run and `maxWaiting` wait, first come, first served.
 *
 * @example
 * const run = limitConcurrency({ concurrency: 2, maxWaiting: 20 });
 * const drawing = run(() => draw(image)); // undefined when 20 are waiting
 */
export function limitConcurrency({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number;
  readonly maxWaiting: number;
}): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;

  function release() {
    const next = waiting.shift();
    // Hand the slot to the task that waited longest.
    if (next) next();
    else running -= 1;
  }

  return (task) => {
    if (running < concurrency) {
      running += 1;
      return task().finally(release);
    }
    if (waiting.length >= maxWaiting) return undefined;
    const slot = Promise.withResolvers<void>();
    waiting.push(slot.resolve);
    return slot.promise.then(task).finally(release);
  };
}
