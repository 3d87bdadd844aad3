/**
 * Resolves to the reason for stopping: Ctrl-C, a signal, or the end of the parent process. Further signals are ignored,
 * as a terminal and npm often send the same Ctrl-C twice.
 */
export function waitForStop(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  process.on("SIGINT", () => resolve("Ctrl-C"));
  process.on("SIGTERM", () => resolve("asked to end"));
  process.on("SIGHUP", () => resolve("the terminal closed"));
  // Only if there is a channel to the parent.
  process.on("disconnect", () => resolve("the command that started it is gone"));
  return promise;
}
