import { once } from "node:events";
import { createServer } from "node:http";

/** A stand-in for the social network: it writes down what it is told. */
export type PixelServer = {
  readonly url: string;
  /** The queries of the requests so far, in order. */
  readonly told: Record<string, string>[];
  stop(): Promise<void>;
};

/** Listens on this machine alone, and answers everything with an empty picture. */
export async function startPixelServer(): Promise<PixelServer> {
  const told: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    told.push(Object.fromEntries(new URL(request.url ?? "", "http://pixel.test").searchParams));
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const stop = async () => {
    const stopped = once(server, "close");
    server.close();
    server.closeAllConnections();
    await stopped;
  };
  return { url: `http://127.0.0.1:${address.port}/tr`, told, stop };
}
