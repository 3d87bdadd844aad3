import { once } from "node:events";
import { createServer, request } from "node:http";

/** Another address of the board's functions, where one of them fails and the others answer as ever. */
export type FailingFunctions = { readonly address: string; stop(): Promise<void> };

export async function startFailingFunctions(failing: string): Promise<FailingFunctions> {
  const functions = `http://${process.env["FUNCTIONS_EMULATOR_HOST"]}`;
  const server = createServer((asked, answer) => {
    const { method, headers, url = "/" } = asked;
    if (url.endsWith(`/${failing}`)) {
      answer.writeHead(500, { "Content-Type": "application/json" });
      answer.end(JSON.stringify({ error: { status: "INTERNAL", message: "internal" } }));
      return;
    }
    const onward = request(new URL(url, functions), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(onward);
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
  return { address: `127.0.0.1:${address.port}`, stop };
}
