import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openPages, type PageGateway } from "./page-gateway.ts";
import { openStripeClient } from "./stripe-client.ts";

interface Page {
  readonly id: string;
  status: "open" | "complete" | "expired";
}

/** Stripe's objects, in order of creation. */
let pages: Page[];
/** By idempotency key. */
let made: Map<string, Page>;
/** Hooks right before Stripe lists or closes pages. */
let meanwhile: { list: () => Promise<void> | void; expire: (page: Page) => void };

/** The checkout part of Stripe. */
const server = createServer((request, response) => void answer(request, response));
async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = "", url = "", headers } = request;
  await text(request);
  const send = (body: object, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const describePage = (page: Page) => ({ ...page, url: `https://stripe.example/${page.id}` });
  const page = pages.find(({ id }) => url.includes(`/${id}`));
  if (method === "GET" && page) return send(describePage(page));
  if (method === "GET") {
    await meanwhile.list();
    const open = pages.filter(({ status }) => status === "open").toReversed();
    return send({ object: "list", has_more: false, data: open.map(describePage) });
  }
  if (page) {
    meanwhile.expire(page);
    if (page.status !== "open") return send({ error: { type: "invalid_request_error" } }, 400);
    page.status = "expired";
    return send(describePage(page));
  }
  const key = String(headers["idempotency-key"]);
  const begun: Page = made.get(key) ?? { id: `cs_${pages.length}`, status: "open" };
  if (!made.has(key)) pages.push(begun);
  made.set(key, begun);
  return send(describePage(begun));
}

let stripe: PageGateway;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const client = openStripeClient("sk_test_any", `http://127.0.0.1:${port}`);
  const options = { allowPromotionCodes: false, automaticTax: false };
  stripe = openPages(client, { siteUrl: "https://farwork.example", ...options });
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  pages = [];
  made = new Map();
  meanwhile = { list: () => {}, expire: () => {} };
});

const start = (requestId: string, customerId = "cus_ada") =>
  stripe.startCheckout({ uid: "ada", customerId, priceId: "price_1", interval: "month", requestId });
const listStatuses = () => pages.map(({ status }) => status);

describe("a checkout page", () => {
  it("is the only open one, the newest of all", async () => {
    expect(await start("first")).toBe("https://stripe.example/cs_0");
    expect(await start("second")).toBe("https://stripe.example/cs_1");
    expect(listStatuses()).toEqual(["expired", "open"]);
  });

  it("is the only open one after concurrent calls, which both get it", async () => {
    // Both create theirs before either lists.
    const { promise: bothLook, resolve: nowBothLook } = Promise.withResolvers<void>();
    let looking = 0;
    meanwhile.list = () => {
      looking += 1;
      if (looking === 2) nowBothLook();
      return bothLook;
    };
    const urls = await Promise.all([start("first"), start("second")]);
    expect(urls).toEqual(["https://stripe.example/cs_1", "https://stripe.example/cs_1"]);
    expect(listStatuses()).toEqual(["expired", "open"]);
  });

  it("stays open if an older request is repeated", async () => {
    await start("first");
    await start("second");
    expect(await start("first")).toBe("https://stripe.example/cs_1");
    expect(listStatuses()).toEqual(["expired", "open"]);
  });

  it("is not returned if another was just paid, and none stays open", async () => {
    await start("first");
    meanwhile.expire = (page) => {
      if (page.id === "cs_0") page.status = "complete";
    };
    expect(await start("second")).toBeUndefined();
    expect(listStatuses()).toEqual(["complete", "expired"]);
  });

  it("is returned if another call closed the older one first", async () => {
    await start("first");
    meanwhile.expire = (page) => (page.status = "expired");
    expect(await start("second")).toBe("https://stripe.example/cs_1");
  });

  it("differs for another customer with the same request", async () => {
    expect(await start("first", "cus_deleted")).not.toBe(await start("first", "cus_ada"));
  });
});
