import { type DocumentData, Timestamp } from "firebase-admin/firestore";

import { isMap } from "./is-map.ts";

/**
 * Converts a document's fields to the wire format of the domain's schemas: Timestamps (also nested) become ISO 8601
 * UTC, and null fields are left out.
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
