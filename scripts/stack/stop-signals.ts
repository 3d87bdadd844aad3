/**
 * Becomes the reason when somebody wants this process to stop: Ctrl-C, a signal, or the end of whoever started it.
 * Further signals are swallowed: a terminal and npm often send the same Ctrl-C twice.
 */
export function waitForStop(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  process.on("SIGINT", () => resolve("Ctrl-C"));
  process.on("SIGTERM", () => resolve("asked to end"));
  process.on("SIGHUP", () => resolve("the terminal closed"));
  // Only where there is a channel to whoever started it.
  process.on("disconnect", () => resolve("the command that started it is gone"));
  return promise;
}
