import { Browser, OperatingSystem } from "@farwork/domain";
import type { DocumentData } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import type { SignInRecords } from "./sign-in-records.ts";

/** Names that are no longer in the list are ignored. */
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
 * Reads a person's stored sign-ins; undefined if there are none. An unreadable sign-in counts as ended, as in
 * firestore.rules, and an unreadable device as unknown; the others are kept.
 *
 * Older records have no `endedBefore` and only listed open sign-ins: others have ended, unless started within the last
 * hour (docs/decisions/0023). Unreadable documents are treated the same.
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
