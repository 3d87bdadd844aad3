import { request } from "node:http";

import { type LocalServer, startLocalServer } from "./local-server.ts";

/** Another address of the board's functions, where one of them fails and the others answer as ever. */
export async function startFailingFunctions(failing: string): Promise<LocalServer> {
  const functions = `http://${process.env["FUNCTIONS_EMULATOR_HOST"]}`;
  return startLocalServer((asked, answer) => {
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
  });
}
