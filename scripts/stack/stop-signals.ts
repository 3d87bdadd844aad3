import { Socket } from "node:net";

/**
 * Becomes the reason when somebody wants this process to stop: Ctrl-C, a signal, or the end of whoever started it.
 * Further signals are swallowed: a terminal and npm often send the same Ctrl-C twice.
 */
export function waitForStop(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  process.on("SIGINT", () => resolve("Ctrl-C"));
  process.on("SIGTERM", () => resolve("asked to end"));
  process.on("SIGHUP", () => resolve("the terminal closed"));
  const pipe = Number(process.env["FARWORK_PARENT_PIPE"]);
  // The parts we start must not think the pipe is theirs.
  delete process.env["FARWORK_PARENT_PIPE"];
  if (pipe > 2) {
    // A socket, not a file stream: that one would block a thread, and with it this process's exit.
    const parent = new Socket({ fd: pipe });
    parent.on("close", () => resolve("the command that started it is gone"));
    parent.on("error", () => resolve("the command that started it is gone"));
    parent.resume();
  }
  return promise;
}
