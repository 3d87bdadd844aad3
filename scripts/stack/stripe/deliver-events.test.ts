import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openDelivery } from "./deliver-events.ts";
import { openStripeBook } from "./stripe-book.ts";

type Seen = { readonly body: string; readonly signature: string };

let folder: string;
let webhook: Server;
/** The next statuses that the webhook answers with; 200 from then on. */
let statuses: number[];
let seen: Seen[];
let takeNext: (() => void) | undefined;

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({ body: await text(request), signature: String(request.headers["stripe-signature"]) });
  const status = statuses.shift() ?? 200;
  response.writeHead(status).end(() => {
    if (status === 200) takeNext?.();
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "farwork-stripe-"));
  [statuses, seen] = [[], []];
  webhook = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => webhook.listen(0, "127.0.0.1", listening));
});
afterEach(async () => {
  await new Promise((closed) => webhook.close(closed));
  rmSync(folder, { recursive: true });
});

const openBook = () => openStripeBook(join(folder, "book.json"));
const untilTaken = () =>
  new Promise<void>((taken) => {
    takeNext = taken;
  });
function route() {
  const address = webhook.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, secret: "whsec_of_the_tests" };
}

describe("an event of the local Stripe", () => {
  it("is signed as by Stripe, with its own id and time", async () => {
    const taken = untilTaken();
    openDelivery(openBook(), route())("invoice.paid", { id: "in_1" });
    await taken;
    const [{ body, signature } = { body: "", signature: "" }] = seen;
    expect(JSON.parse(body)).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      created: expect.any(Number),
      type: "invoice.paid",
      data: { object: { id: "in_1" } },
    });
    const [, time = "", hash] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? [];
    const expected = createHmac("sha256", "whsec_of_the_tests").update(`${time}.${body}`).digest("hex");
    expect(hash).toBe(expected);
  });

  it("is redelivered until it is accepted, as the same event", async () => {
    statuses = [500];
    const taken = untilTaken();
    openDelivery(openBook(), route())("invoice.paid", { id: "in_1" });
    await taken;
    expect(seen).toHaveLength(2);
    expect(seen[0]?.body).toBe(seen[1]?.body);
  });

  it("is delivered by the next run if an earlier one could not", async () => {
    const nowhere = { ...route(), url: "http://127.0.0.1:9" };
    openDelivery(openBook(), nowhere)("invoice.paid", { id: "in_1" });
    const taken = untilTaken();
    openDelivery(openBook(), route());
    await taken;
    expect(seen).toHaveLength(1);
  });
});
