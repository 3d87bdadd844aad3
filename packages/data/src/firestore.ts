import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";

import type { Client } from "./client.ts";
import { openOncePerApp, parseAddress } from "./open-service.ts";

// The lite SDK: only watch-billing.ts listens for changes, and the full one is four times its size.
export const openFirestore = openOncePerApp(({ app, emulators }: Client) => {
  const firestore = getFirestore(app);
  if (emulators.firestore !== undefined) {
    const { host, port } = parseAddress(emulators.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});

/**
 * A document's fields in the wire form that the domain's schemas decode: Timestamps of either SDK as ISO 8601 UTC, and
 * null fields left out, because the domain only knows absent ones.
 */
export function toWire(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, isTimestamp(value) ? value.toDate().toISOString() : value]),
  );
}

/** Each SDK has its own class for them. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === "object" && value !== null && "toDate" in value && typeof value.toDate === "function"
  );
}
