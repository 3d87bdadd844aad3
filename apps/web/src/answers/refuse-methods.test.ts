import { request as send, type IncomingMessage } from "node:http";

import { beforeAll, expect, it } from "vitest";

import { keepToHttps } from "../security/keep-to-https.ts";
import { openServer } from "../testing/open-server.ts";
import { refuseMethods } from "./refuse-methods.ts";

// As the server does at its start.
beforeAll(() => {
  refuseMethods();
  keepToHttps("https://farwork.example");
});

const ask = async (method: string) => {
  const site = await openServer((_request, response) => response.end());
  return new Promise<IncomingMessage>((resolve, reject) => {
    send(site, { method }, (answer) => resolve(answer.resume()))
      .once("error", reject)
      .end();
  });
};

it.each(["TRACE", "PROPFIND", "PURGE", "QUERY"])("refuses %s, and names what there is", async (method) => {
  const { statusCode, headers } = await ask(method);
  expect(statusCode).toBe(405);
  expect(headers.allow).toBe("GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE");
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

it.each(["GET", "HEAD", "POST", "DELETE"])(
  "lets %s through, with browsers told to keep to https",
  async (method) => {
    const { statusCode, headers } = await ask(method);
    expect(statusCode).toBe(200);
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  },
);
