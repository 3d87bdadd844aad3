import { once } from "node:events";
import type { Server } from "node:net";

/** A server's port, which can be closed and reopened, and its connections. */
export type LocalPort = {
  readonly address: string;
  /** Stops listening and closes all connections. */
  readonly leave: () => Promise<void>;
  readonly take: () => Promise<void>;
  /** Closes all connections. */
  readonly cut: () => void;
};

export async function takeLocalPort(server: Server): Promise<LocalPort> {
  const connected = new Set<{ destroy: () => void }>();
  server.on("connection", (socket) => {
    connected.add(socket);
    socket.once("close", () => connected.delete(socket));
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server on TCP has a port.");
  const cut = () => {
    for (const socket of connected) socket.destroy();
  };
  return {
    address: `127.0.0.1:${address.port}`,
    cut,
    async leave() {
      if (!server.listening) return;
      const left = once(server, "close");
      server.close();
      cut();
      await left;
    },
    async take() {
      if (!server.listening) await listen(address.port);
    },
  };
}
