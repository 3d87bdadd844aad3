import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openStripeClient } from "./stripe-client.ts";
import { openStripe, type StripeGateway } from "./stripe-gateway.ts";

const ada = { uid: "ada", email: "ada+jobs@example.com" };
const customer = (id: string, uid?: string) => ({ id, object: "customer", metadata: uid ? { uid } : {} });

interface Seen {
  readonly request: string;
  readonly body: string;
  readonly key: unknown;
  readonly version: unknown;
}
let seen: Seen[] = [];
let answers: { status: number; body: object }[] = [];
/** A fake of two Stripe endpoints. */
const server = createServer((request, response) => void answerNext(request, response));
async function answerNext(request: IncomingMessage, response: ServerResponse) {
  const { method = "", url = "", headers } = request;
  seen.push({
    request: `${method} ${decodeURIComponent(url)}`,
    body: decodeURIComponent(await text(request)),
    key: headers["idempotency-key"],
    version: headers["stripe-version"],
  });
  const { status, body } = answers.shift() ?? { status: 500, body: {} };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
let stripe: StripeGateway;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  stripe = openStripe(
    openStripeClient("sk_test_any", `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`),
  );
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen = [];
  answers = [];
});

describe("Stripe requests", () => {
  it("create a customer with the account's constant key, in the pinned API version", async () => {
    answers = [{ status: 200, body: customer("cus_1", "ada") }];
    expect(await stripe.createCustomer(ada)).toBe("cus_1");
    expect(seen).toEqual([
      {
        request: "POST /v1/customers",
        body: "email=ada+jobs@example.com&metadata[uid]=ada",
        key: "customer-ada",
        version: "2026-10-28.endive",
      },
    ]);
  });

  it("create a replacement with a key naming the previous customer, as the first key would return that", async () => {
    answers = [{ status: 200, body: customer("cus_2", "ada") }];
    await stripe.createCustomer(ada, "cus_1");
    expect(seen.map(({ key }) => key)).toEqual(["customer-ada-after-cus_1"]);
  });

  it("are retried with the same key", async () => {
    answers = [
      { status: 503, body: { error: { type: "api_error", message: "busy" } } },
      { status: 200, body: customer("cus_1", "ada") },
    ];
    expect(await stripe.createCustomer(ada)).toBe("cus_1");
    expect(seen.map(({ key }) => key)).toEqual(["customer-ada", "customer-ada"]);
  });

  it("search for the account's customer among those of its email, page by page", async () => {
    answers = [
      {
        status: 200,
        body: { object: "list", has_more: true, data: [customer("cus_1"), customer("cus_2", "bob")] },
      },
      { status: 200, body: { object: "list", has_more: false, data: [customer("cus_3", "ada")] } },
    ];
    expect(await stripe.findCustomer(ada)).toBe("cus_3");
    expect(seen.map(({ request }) => request)).toEqual([
      "GET /v1/customers?email=ada+jobs@example.com&limit=100",
      "GET /v1/customers?email=ada+jobs@example.com&limit=100&starting_after=cus_2",
    ]);
  });
});

it("finds no customer if Stripe has none for the account", async () => {
  answers = [{ status: 200, body: { object: "list", has_more: false, data: [customer("cus_1", "bob")] } }];
  expect(await stripe.findCustomer(ada)).toBeUndefined();
});

it("distinguishes deleted, existing and nonexistent customers", async () => {
  answers = [
    { status: 200, body: { id: "cus_1", object: "customer", deleted: true } },
    { status: 200, body: customer("cus_2", "ada") },
    {
      status: 404,
      body: { error: { type: "invalid_request_error", code: "resource_missing", param: "id" } },
    },
  ];
  expect([await stripe.isDeleted("cus_1"), await stripe.isDeleted("cus_2")]).toEqual([true, false]);
  await expect(stripe.isDeleted("cus_3")).rejects.toMatchObject({ code: "resource_missing" });
});

it("reports Stripe's rejections", async () => {
  answers = [{ status: 402, body: { error: { type: "invalid_request_error", message: "no" } } }];
  await expect(stripe.createCustomer(ada)).rejects.toThrow("no");
});
