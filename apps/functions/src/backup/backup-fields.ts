import { type DocumentData, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { isMap } from "../runtime/is-map.ts";

// Values in the format of Firestore's REST API, limited to the types this board stores. JavaScript SDKs store integers
// as integers.

type BackupValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly bytesValue: string }
  | { readonly arrayValue: { readonly values: readonly BackupValue[] } }
  | { readonly mapValue: { readonly fields: Readonly<Record<string, BackupValue>> } };

const BackupValue: z.ZodMiniType<BackupValue> = z.lazy(() =>
  z.union([
    z.strictObject({ nullValue: z.null() }),
    z.strictObject({ booleanValue: z.boolean() }),
    z.strictObject({ integerValue: z.string().check(z.regex(/^-?\d{1,16}$/)) }),
    z.strictObject({ doubleValue: z.number() }),
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ timestampValue: z.string().check(z.regex(/^-?\d{1,13}\.\d{9}$/)) }),
    z.strictObject({ bytesValue: z.string() }),
    z.strictObject({ arrayValue: z.strictObject({ values: z.array(BackupValue) }) }),
    z.strictObject({ mapValue: z.strictObject({ fields: z.record(z.string(), BackupValue) }) }),
  ]),
);

/** The fields of a document in a backup. */
export const BackupFields = z.record(z.string(), BackupValue);
export type BackupFields = z.infer<typeof BackupFields>;

/**
 * Converts the fields of a document, e.g. of path "jobs/remotive-1", for a backup.
 *
 * @throws Error naming the document and the type of a value that backups do not support.
 */
export function toBackupFields(path: string, stored: DocumentData): BackupFields {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, toBackupValue(path, value)]),
  );
}

/** The inverse of `toBackupFields`. */
export function fromBackupFields(fields: BackupFields): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromBackupValue(value)]));
}

function toBackupValue(path: string, value: unknown): BackupValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number" && Number.isFinite(value))
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp)
    return { timestampValue: `${value.seconds}.${String(value.nanoseconds).padStart(9, "0")}` };
  if (Buffer.isBuffer(value)) return { bytesValue: value.toString("base64") };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => toBackupValue(path, item)) } };
  if (isMap(value)) return { mapValue: { fields: toBackupFields(path, value) } };
  throw new Error(`${path}: a backup has no words for a ${Object.prototype.toString.call(value)}.`);
}

function fromBackupValue(value: BackupValue): unknown {
  if ("nullValue" in value) return null;
  if ("booleanValue" in value) return value.booleanValue;
  if ("stringValue" in value) return value.stringValue;
  if ("integerValue" in value) return Number(value.integerValue);
  if ("doubleValue" in value) return value.doubleValue;
  if ("bytesValue" in value) return Buffer.from(value.bytesValue, "base64");
  if ("arrayValue" in value) return value.arrayValue.values.map(fromBackupValue);
  if ("mapValue" in value) return fromBackupFields(value.mapValue.fields);
  const [seconds = "", nanoseconds = ""] = value.timestampValue.split(".");
  return new Timestamp(Number(seconds), Number(nanoseconds));
}
