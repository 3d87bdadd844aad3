import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** A server of a test's own, on this machine alone. */
export type LocalServer = {
  /** "127.0.0.1:" and its port. */
  readonly address: string;
  /** Resolves when nothing is answered any more. */
  readonly stop: () => Promise<void>;
};

export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const stop = async () => {
    const stopped = once(server, "close");
    server.close();
    server.closeAllConnections();
    await stopped;
  };
  return { address: `127.0.0.1:${address.port}`, stop };
}
