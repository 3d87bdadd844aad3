import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Server } from "node:net";
import { text } from "node:stream/consumers";

import { beforeAll, expect, it, onTestFinished } from "vitest";

import { ignoreUpgrades } from "./ignore-upgrades.ts";

// As the server does at its start.
beforeAll(() => ignoreUpgrades());

it("whoever asks for another protocol is answered as if they had not", async () => {
  const server = createServer((_request, response) => response.end("a page"));
  // As Next does: nobody answers.
  server.on("upgrade", () => {});
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const port = await listen(server);
  await fetch(`http://127.0.0.1:${port}`);
  const socket = connect(port, "127.0.0.1");
  const asked = [
    "GET / HTTP/1.1",
    "Host: farwork.example",
    "Connection: Upgrade, close",
    "Upgrade: websocket",
  ];
  socket.write(`${asked.join("\r\n")}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*a page/);
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
