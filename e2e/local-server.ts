import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** A local server for a test. */
export type LocalServer = {
  /** "127.0.0.1:" and its port. */
  readonly address: string;
  /** Resolves when the server has stopped. */
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
