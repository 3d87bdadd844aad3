import { BroadcastChannel, threadId } from "node:worker_threads";

/** Test files run side by side in threads, which are not tabs of one browser. */
class SeparateChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId}:${name}`);
  }
}

Object.defineProperty(globalThis, "BroadcastChannel", {
  value: SeparateChannel,
  configurable: true,
  writable: true,
});
