import { startLocalServer } from "./local-server.ts";

/** A fake of the social network: it writes down what it is told. */
export type PixelServer = {
  readonly url: string;
  /** The queries of the requests so far, in order. */
  readonly told: Record<string, string>[];
  stop(): Promise<void>;
};

/** Listens on this machine alone, and answers everything with an empty picture. */
export async function startPixelServer(): Promise<PixelServer> {
  const told: Record<string, string>[] = [];
  const { address, stop } = await startLocalServer((request, response) => {
    told.push(Object.fromEntries(new URL(request.url ?? "", "http://pixel.test").searchParams));
    response.writeHead(204).end();
  });
  return { url: `http://${address}/tr`, told, stop };
}
