import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

import { onTestFinished } from "vitest";

/** Lets visitors in until the test is over, at one address of this machine; gives the site's. */
export async function openServer(answer: RequestListener, host = "127.0.0.1"): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  const name = host.includes(":") ? `[${host}]` : host;
  return typeof address === "object" && address ? `http://${name}:${address.port}` : "";
}
