import { type DocumentData, Timestamp } from "firebase-admin/firestore";

import { isMap } from "./is-map.ts";

/**
 * A document's fields in the wire form that the domain's schemas decode: Timestamps, also those in maps, as ISO 8601
 * UTC, and without those that are stored as null, which the domain knows only as absent.
 */
export function toWireFields(stored: DocumentData): Record<string, unknown> {
  const fields: [string, unknown][] = Object.entries(stored);
  return Object.fromEntries(
    fields.filter(([, value]) => value !== null).map(([field, value]) => [field, toWire(value)]),
  );
}

function toWire(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, toWire(inner)]));
}
