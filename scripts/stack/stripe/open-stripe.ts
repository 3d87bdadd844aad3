import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { createEmulator } from "emulate";

import { findFreePorts } from "../ports.ts";
import { answerByRoutes, type Route, type StripeAnswer } from "./answer.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { keepCustomers, readCustomers, restoreMetadata } from "./customers.ts";
import { openDelivery, type Webhook } from "./deliver-events.ts";
import { createIdempotency } from "./idempotency.ts";
import { localRoutes } from "./local-routes.ts";
import { openStripeBook, type StripeBook } from "./stripe-book.ts";
import { isLiving, openSubscriptionLife, type SubscriptionLife } from "./subscription-life.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

export type StripePlan = {
  readonly port: number;
  /** Folder for persistent data. */
  readonly folder: string;
  readonly webhook: Webhook;
};

/**
 * The local Stripe: implements prices, subscriptions, checkout, portal and events; everything else, such as customers,
 * is forwarded to an emulator.
 */
export async function openLocalStripe({ port, folder, webhook }: StripePlan): Promise<void> {
  const base = `http://127.0.0.1:${port}`;
  const behind = await openEmulator(join(folder, "stripe-customers.json"));
  const book = openStripeBook(join(folder, "stripe-subscriptions.json"));
  const announce = openDelivery(book, webhook);
  const life = openSubscriptionLife(book, announce, base);
  const routes = [
    ...checkoutRoutes(book, life, base),
    ...subscriptionRoutes(book, life, base),
    ...localRoutes(book, life),
  ];
  const repeat = createIdempotency();
  const answerOnce = async (asked: Asked): Promise<StripeAnswer> => {
    const own = answerOwn(routes, asked);
    if (own) return own;
    const others = await forward(behind, asked);
    const gone = /^\/v1\/customers\/([^/]+)$/.exec(asked.path)?.[1];
    if (asked.method === "DELETE" && gone !== undefined) endAllOf(book, life, gone);
    return others;
  };
  const answer = async (request: IncomingMessage): Promise<StripeAnswer> => {
    const asked = await readRequest(request);
    return repeat(asked.key, JSON.stringify([asked.path, asked.body]), () => answerOnce(asked));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      // The client has disconnected, or the emulator has.
      () => response.destroy(),
    );
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
}

async function openEmulator(customersFile: string): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const customers = readCustomers(customersFile);
  const emulator = await createEmulator({ service: "stripe", port, seed: { stripe: { customers } } });
  await restoreMetadata(emulator.url, customers);
  keepCustomers(emulator.url, customersFile);
  return emulator.url;
}

/** Deleting a customer ends their subscriptions. */
function endAllOf(book: StripeBook, life: SubscriptionLife, customer: string): void {
  for (const subscription of book.subscriptions.values()) {
    if (subscription.customer === customer && isLiving(subscription)) life.cancelNow(subscription);
  }
}

type Asked = Awaited<ReturnType<typeof readRequest>>;

async function readRequest(request: IncomingMessage) {
  const { method = "GET", url = "/", headers } = request;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const key = method === "POST" ? headers["idempotency-key"]?.toString() : undefined;
  return { method, url, path: pathname, query: searchParams, headers, key, body: await text(request) };
}

function answerOwn(routes: readonly Route[], { method, path, query, body }: Asked): StripeAnswer | undefined {
  return answerByRoutes(routes, { method, path, query, form: new URLSearchParams(body) });
}

async function forward(behind: string, asked: Asked): Promise<StripeAnswer> {
  const type = asked.headers["content-type"];
  const answer = await fetch(`${behind}${asked.url}`, {
    method: asked.method,
    ...(type !== undefined && { headers: { "content-type": type } }),
    ...(asked.body !== "" && { body: asked.body }),
    redirect: "manual",
  });
  const passed = ["content-type", "location"].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status, headers: Object.fromEntries(passed), body: await answer.text() };
}
