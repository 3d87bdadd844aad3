import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import pRetry from "p-retry";
import * as z from "zod/mini";

import { type Pace, repeatForever } from "../repeat-forever.ts";
import { readKept } from "./read-kept.ts";

// The emulated Stripe is in memory. Accounts persist and name their customer, so customers are stored as well; payments
// and emails are not.
const Customer = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  metadata: z._default(z.record(z.string(), z.string()), {}),
});
type Customer = z.infer<typeof Customer>;

const PACE: Pace = { pauseMs: 1_000, timeoutMs: 5_000 };

/** The customers of earlier runs, in the format for seeding the local Stripe. */
export function readCustomers(file: string): Customer[] {
  return readKept(file, z.array(Customer)) ?? [];
}

/** Restores the owners of seeded customers, which seeding leaves out. */
export async function restoreMetadata(stripeUrl: string, customers: readonly Customer[]): Promise<void> {
  for (const { id, metadata } of customers) {
    const entries = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
    if (entries.length === 0) continue;
    const body = new URLSearchParams(entries);
    const restore = async () => {
      const signal = AbortSignal.timeout(PACE.timeoutMs);
      const answer = await fetch(`${stripeUrl}/v1/customers/${id}`, { method: "POST", body, signal });
      if (!answer.ok) throw new Error(`the local Stripe answered ${answer.status}`);
    };
    await pRetry(restore);
  }
}

/** Stores the customers whenever they change, and when this process is asked to stop. */
export function keepCustomers(stripeUrl: string, file: string, pace = PACE): void {
  let kept = "";
  const keep = async (signal: AbortSignal) => {
    const customers = JSON.stringify(await fetchCustomers(stripeUrl, signal));
    if (customers !== kept) writeWhole(file, customers);
    kept = customers;
  };
  repeatForever({ name: "Keeping the local Stripe's customers", ...pace }, keep);
  // Accounts are saved before anything is stopped, so all customers they name are known here by then.
  process.once("SIGTERM", () => void keep(AbortSignal.timeout(pace.timeoutMs)).finally(() => process.exit()));
}

async function fetchCustomers(stripeUrl: string, signal: AbortSignal): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (;;) {
    const after = customers.at(-1);
    const cursor = after === undefined ? "" : `&starting_after=${after.id}`;
    const response = await fetch(`${stripeUrl}/v1/customers?limit=100${cursor}`, { signal });
    const page = z.parse(CustomerPage, await response.json());
    customers.push(...page.data);
    if (!page.has_more) return customers;
  }
}

const CustomerPage = z.object({ data: z.array(Customer), has_more: z.boolean() });

function writeWhole(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, content);
  renameSync(`${file}.draft`, file);
}
