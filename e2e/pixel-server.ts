import { startLocalServer } from "./local-server.ts";

/** A fake of the social network that records requests. */
export type PixelServer = {
  readonly url: string;
  /** The queries of the requests so far, in order. */
  readonly told: Record<string, string>[];
  stop(): Promise<void>;
};

/** Listens locally, and responds to everything with an empty image. */
export async function startPixelServer(): Promise<PixelServer> {
  const told: Record<string, string>[] = [];
  const { address, stop } = await startLocalServer((request, response) => {
    told.push(Object.fromEntries(new URL(request.url ?? "", "http://pixel.test").searchParams));
    response.writeHead(204).end();
  });
  return { url: `http://${address}/tr`, told, stop };
}
