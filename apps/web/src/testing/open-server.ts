import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

import { onTestFinished } from "vitest";

/** Listens until the test is over; returns the site's address. */
export async function openServer(site: RequestListener | Server): Promise<string> {
  const server = typeof site === "function" ? createServer(site) : site;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
}
