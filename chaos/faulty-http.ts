import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

import { type Fault, type FaultyLink, SLOW_MS } from "./fault.ts";
import { openFaultyLink } from "./faulty-link.ts";

/** A breakable proxy of the HTTP service at `target` (`host:port`). */
export async function openFaultyHttp(target: string): Promise<FaultyLink> {
  const server = createServer();
  return openFaultyLink(server, (findFault) =>
    server.on("request", (request, response) => {
      void answer({ request, response, target }, findFault(request.url ?? ""));
    }),
  );
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: string;
};

async function answer(exchange: Exchange, fault: Fault | undefined): Promise<void> {
  const { request, response } = exchange;
  if (fault === "hang") return;
  if (fault === "reset" || fault === "kill") {
    request.socket.resetAndDestroy();
    return;
  }
  if (fault === "5xx") {
    response.writeHead(503, { "content-type": "text/plain" }).end("upstream connect error");
    return;
  }
  if (fault === "slow") await delay(SLOW_MS);
  passOn(exchange, fault === "lost answer");
}

function passOn({ request, response, target }: Exchange, losesAnswer: boolean): void {
  const { method, headers, url = "/" } = request;
  const onward = send(`http://${target}${url}`, { method, headers }, (answered) => {
    if (losesAnswer) {
      answered.resume();
      answered.once("end", () => request.socket.resetAndDestroy());
      return;
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.once("error", () => response.destroy());
  response.once("close", () => onward.destroy());
  request.pipe(onward);
}
