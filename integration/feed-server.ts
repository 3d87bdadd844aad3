import { once } from "node:events";
import { createServer } from "node:http";

/** A local feed that returns the last response it was given. */
export interface FeedServer {
  readonly url: string;
  readonly offer: (answer: object | string) => void;
  readonly close: () => void;
}

export async function openFeedServer(): Promise<FeedServer> {
  let offered = "{}";
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(offered);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server on TCP has a port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    offer(answer) {
      offered = typeof answer === "string" ? answer : JSON.stringify(answer);
    },
    close: () => server.close(),
  };
}
