import { request as send, type IncomingMessage } from "node:http";

import { expect, it } from "vitest";

import { openServer } from "../../testing/open-server.ts";
import { chain } from "./middleware.ts";
import { refuseLongBodies, refuseMethods } from "./refuse-requests.ts";

const open = () =>
  openServer(
    chain([refuseMethods, refuseLongBodies], (request, response) =>
      request.resume().once("end", () => response.end()),
    ),
  );

const ask = async (method: string) => {
  const site = await open();
  return new Promise<IncomingMessage>((resolve, reject) => {
    send(site, { method }, (answer) => resolve(answer.resume()))
      .once("error", reject)
      .end();
  });
};

it.each(["TRACE", "PROPFIND", "PURGE", "QUERY"])(
  "refuses %s, and lists the allowed methods",
  async (method) => {
    const { statusCode, headers } = await ask(method);
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE");
  },
);

it.each(["GET", "HEAD", "POST", "DELETE"])("lets %s through", async (method) => {
  expect((await ask(method)).statusCode).toBe(200);
});

it.each([
  [64 * 1024, 200],
  [64 * 1024 + 1, 413],
])(
  "a request with a body of %i bytes is answered with %i before it reaches a page",
  async (bytes, status) => {
    const answer = await fetch(await open(), { method: "POST", body: "a".repeat(bytes) });
    expect(answer.status).toBe(status);
  },
);
