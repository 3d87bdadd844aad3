import { randomUUID } from "node:crypto";

import { startCheckout, watchBilling } from "@farwork/data";
import type { BillingState } from "@farwork/domain";
import { getAuth as getBrowserAuth } from "firebase/auth";

import { arrive, openSharedDatabase, type Person } from "./people.ts";
import { pay } from "./stripe-pages.ts";

export const database = openSharedDatabase();

/** An open tab that watches the plan, with all notifications, and a way to wait for one. */
export function openTab({ browser }: Person) {
  const told: BillingState[] = [];
  const waiting = new Set<() => void>();
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const stop = watchBilling(browser, {
    onChange: (state) => {
      told.push(state);
      for (const look of waiting) look();
    },
    onError: fail,
  });
  const until = (accept: (state: BillingState) => boolean) => {
    const accepted = new Promise<BillingState>((resolve) => {
      const look = () => {
        const state = told.at(-1);
        if (state === undefined || !accept(state)) return;
        waiting.delete(look);
        resolve(state);
      };
      waiting.add(look);
      look();
    });
    return Promise.race([accepted, failed]);
  };
  return { told, until, stop };
}

export const isPlan = (plan: string) => (state: BillingState) => state.plan === plan;
export const isStatus = (status: string) => (state: BillingState) => state.subscription?.status === status;

export async function tokenPlan({ browser }: Person): Promise<unknown> {
  const token = await getBrowserAuth(browser.app).currentUser?.getIdTokenResult();
  return token?.claims["plan"];
}

/** A person who paid for Pro, with an open tab that was notified. */
export async function arriveAndPay() {
  const ada = await arrive();
  const tab = openTab(ada);
  await tab.until(isPlan("free"));
  const back = await pay(await startCheckout(ada.browser, { interval: "month", requestId: randomUUID() }));
  await tab.until(isPlan("pro"));
  return { ...ada, tab, back };
}
