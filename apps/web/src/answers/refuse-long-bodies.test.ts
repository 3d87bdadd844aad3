import { beforeAll, expect, it } from "vitest";

import { openServer } from "../testing/open-server.ts";
import { refuseLongBodies } from "./refuse-long-bodies.ts";

// As the server does at its start.
beforeAll(() => refuseLongBodies());

it.each([
  [64 * 1024, 200],
  [64 * 1024 + 1, 413],
])("a request with a body of %i bytes is answered %i before any page has it", async (bytes, status) => {
  const site = await openServer((request, response) => request.resume().once("end", () => response.end()));
  const answer = await fetch(site, { method: "POST", body: "a".repeat(bytes) });
  expect(answer.status).toBe(status);
});

it("a request without a body is let through", async () => {
  const site = await openServer((_request, response) => response.end());
  expect((await fetch(site)).status).toBe(200);
});
