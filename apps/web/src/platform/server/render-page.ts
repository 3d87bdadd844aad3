import { once } from "node:events";
import { createServer, type IncomingMessage, request as send, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";

/** A rendered page. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
};

type PageRenderer = {
  /** Renders a page for a request with these headers. Rejects when the connection breaks. */
  readonly render: (path: string, headers: Readonly<Record<string, string>>) => Promise<RenderedPage>;
  /** Closes the renderer after pending pages are done. */
  readonly close: () => void;
};

/** Renders pages for the server itself, over a local port that only this machine can reach. */
export function openPageRenderer(listener: RequestListener): PageRenderer {
  const server = createServer(listener).listen(0, "127.0.0.1");
  const listening = once(server, "listening").then(() => {
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("The page renderer has no port.");
    return address.port;
  });

  async function render(path: string, headers: Readonly<Record<string, string>>): Promise<RenderedPage> {
    const port = await listening;
    const sent = send({ host: "127.0.0.1", port, path, headers }).end();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once("response", resolve).once("error", reject);
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { status: answer.statusCode ?? 500, headers: Object.fromEntries(given), body: await text(answer) };
  }
  return { render, close: () => void server.close() };
}
