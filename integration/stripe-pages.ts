import { randomUUID } from "node:crypto";

import { openBillingPortal, startCheckout } from "@farwork/data";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { needAddress } from "./emulators.ts";
import type { Person } from "./people.ts";

/** Submits the local Stripe's checkout page; returns the URL it redirects to. */
export async function pay(url: string, way = "card"): Promise<string> {
  return post(url, { way });
}

/** Pays for Pro monthly, and resolves when the webhook has been notified. */
export async function subscribe(database: Firestore, { browser, uid }: Person): Promise<void> {
  await pay(await startCheckout(browser, { interval: "month", requestId: randomUUID() }));
  await waitForStatus(database, uid, "active");
}

/** Cancels a subscription on Stripe's page, and resolves when the webhook has been notified. */
export async function cancelNow(database: Firestore, { browser, uid }: Person): Promise<void> {
  await pressInPortal(await openBillingPortal(browser), "cancel-now");
  await waitForStatus(database, uid, "canceled");
}

async function waitForStatus(database: Firestore, uid: string, status: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = (billing: DocumentSnapshot) => {
      if (billing.get("subscription.status") !== status) return;
      stop();
      resolve();
    };
    const stop = database.doc(`billing/${uid}`).onSnapshot(look, reject);
  });
}

/** Presses a button of the local Stripe's portal. */
export async function pressInPortal(url: string, action: string): Promise<void> {
  await post(url, { action });
}

async function post(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const location = answer.headers.get("location");
  if (answer.status !== 303 || location === null) throw new Error(`${url} answered ${answer.status}.`);
  return location;
}

/** Triggers what otherwise takes months: "renew", "fail-payment", "recover", … */
export async function step(subscriptionId: string, what: string): Promise<void> {
  const answer = await fetch(`${stripeUrl()}/_local/subscriptions/${subscriptionId}/${what}`, {
    method: "POST",
  });
  if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`);
}

const Subscription = z.object({ id: z.string(), status: z.string() });
const Listed = z.object({ data: z.array(Subscription) });

/** The newest subscription of an email at Stripe. */
export async function findSubscription(email: string) {
  const customers = z.parse(Ids, await ask(`/v1/customers?${new URLSearchParams({ email }).toString()}`));
  const customer = customers.data[0]?.id ?? "";
  return z.parse(Listed, await ask(`/v1/subscriptions?customer=${customer}&status=all`)).data[0];
}

export async function findSubscriptionById(id: string) {
  return z.parse(Subscription, await ask(`/v1/subscriptions/${id}`));
}

const Ids = z.object({ data: z.array(z.object({ id: z.string() })) });

async function ask(path: string): Promise<unknown> {
  return (await fetch(`${stripeUrl()}${path}`)).json();
}

const stripeUrl = () => needAddress("STRIPE_API_BASE");
