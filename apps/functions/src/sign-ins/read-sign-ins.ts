import { Browser, OperatingSystem } from "@farwork/domain";
import type { DocumentData } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import type { SignInRecords } from "./sign-in-records.ts";

/** A name that is no longer on its list keeps nobody out. */
const storedName = <Name extends z.ZodMiniType>(schema: Name) =>
  z.pipe(
    z.string(),
    z.transform((name: string) => z.safeParse(schema, name).data),
  );
const StoredUse = z.nullable(
  z.object({
    usedOn: StoredDate,
    browser: z.optional(storedName(Browser)),
    system: z.optional(storedName(OperatingSystem)),
  }),
);
const Entries = z.record(z.string(), z.unknown());
const StoredRecords = z.object({
  signIns: Entries,
  endedBefore: z.optional(z.number()),
  devices: z._default(Entries, {}),
});

const HOUR_SECONDS = 60 * 60;

/**
 * What is stored of a person's sign-ins; undefined where that is nothing. A sign-in that cannot be read is over, as
 * firestore.rules have it, and a device that cannot is not known: the others stay as they are.
 *
 * Records from before sign-ins were the identity service's have no `endedBefore`, and named just those that went on: what
 * they leave out is over, but for who signed in within the hour (docs/decisions/0023). So it is with a document that
 * cannot be read.
 */
export function readSignIns(stored: DocumentData | undefined, now: Date): SignInRecords | undefined {
  if (stored === undefined) return undefined;
  const records = readPersonalRecord("signIns", StoredRecords, stored);
  const uses = Object.entries(records?.signIns ?? {}).map(([began, use]) => [
    began,
    readPersonalRecord("signIns", StoredUse, use) ?? null,
  ]);
  const devices = Object.entries(records?.devices ?? {}).flatMap(([device, usedOn]) => {
    const date = readPersonalRecord("signIns", StoredDate, usedOn);
    return date === undefined ? [] : [[device, date]];
  });
  return {
    signIns: Object.fromEntries(uses),
    endedBefore: records?.endedBefore ?? Math.floor(now.getTime() / 1000) - HOUR_SECONDS,
    devices: Object.fromEntries(devices),
  };
}
