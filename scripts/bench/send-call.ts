import { type Agent, request } from "node:http";

import type { BenchCall } from "./abuse-calls.ts";

export type Doors = { readonly functions: string; readonly site: string };

/** The status of a complete response; 0 if there was none. */
export function sendCall(
  doors: Doors,
  { to, path, data }: BenchCall,
  { agent, headers }: { readonly agent: Agent; readonly headers: Readonly<Record<string, string>> },
): Promise<number> {
  const body = data && JSON.stringify({ data });
  return new Promise((resolve) => {
    const asked = request(
      doors[to] + path,
      {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: {
          "accept-encoding": "br",
          ...headers,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
      },
      (answer) => {
        answer.resume().once("close", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
      },
    );
    asked.once("error", () => resolve(0));
    asked.end(body);
  });
}
