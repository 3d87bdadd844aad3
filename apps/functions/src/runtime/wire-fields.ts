import { type DocumentData, Timestamp } from "firebase-admin/firestore";

/**
 * A document's fields in the wire form that the domain's schemas decode: Timestamps as ISO 8601 UTC, and without
 * those that are stored as null, which the domain knows only as absent.
 */
export function toWireFields(stored: DocumentData): Record<string, unknown> {
  const fields: [string, unknown][] = Object.entries(stored);
  return Object.fromEntries(
    fields
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, value instanceof Timestamp ? value.toDate().toISOString() : value]),
  );
}
