import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { SignedInContract } from "./callable-contract.ts";

/** Maximum entries per list in an export; the rest is counted in `leftOut`. */
export const MAX_EXPORTED_MARKS = 10_000;

/** Empty: the person is that of the caller's ID token. */
export const ExportAccountRequest = z.object({});
export type ExportAccountRequest = z.infer<typeof ExportAccountRequest>;

/** A document's fields as stored, whether or not any page uses them; times as ISO 8601 UTC. */
const StoredFields = z.record(z.string(), z.unknown());

/**
 * A saved or applied job; `isOpen` if it still takes applications. The rest is formatted as on its page, e.g. whether
 * it is open to the profile's country and how it overlaps with the profile's working hours.
 */
export const ExportedJob = z.object({
  title: z.string(),
  company_name: z.string(),
  url: z.string(),
  isOpen: z.boolean(),
  openTo: z.optional(z.string()),
  pay: z.optional(z.string()),
  answer: z.optional(z.string()),
  commonHours: z.optional(z.string()),
});
export type ExportedJob = z.infer<typeof ExportedJob>;

/** A job that was saved or applied to, and when; without `job` if it no longer exists. */
export const ExportedMark = z.object({
  jobId: z.string(),
  markedAt: z.optional(WireDate),
  job: z.optional(ExportedJob),
});
export type ExportedMark = z.infer<typeof ExportedMark>;

/**
 * All data about a person. `signIn` is from the identity service, `user` is the user document with the profile,
 * `billing` the subscription, `paymentCustomer` the record of the Stripe customer. Lists are newest first.
 */
export const ExportAccountResponse = z.object({
  exportedAt: WireDate,
  signIn: z.object({
    uid: z.string(),
    email: z.optional(z.string()),
    displayName: z.optional(z.string()),
    isEmailVerified: z.boolean(),
    createdAt: z.optional(WireDate),
    lastSignInAt: z.optional(WireDate),
    /** Special permissions of the account, if any. */
    claims: z.optional(StoredFields),
  }),
  user: z.optional(StoredFields),
  savedJobs: z.array(ExportedMark),
  appliedJobs: z.array(ExportedMark),
  billing: z.optional(StoredFields),
  /** Oldest first. */
  savedSearches: z._default(z.array(StoredFields), []),
  /** What they hide in listings and alerts. */
  hiddenEntries: z.optional(StoredFields),
  /** Why they get no emails. */
  mailPreferences: z.optional(StoredFields),
  /** An email being sent to them. */
  alertDelivery: z.optional(StoredFields),
  paymentCustomer: z.optional(StoredFields),
  /** Their open sign-ins by start time in seconds, and known browsers by hash. */
  signIns: z.optional(StoredFields),
  leftOut: z.object({ savedJobs: z.int(), appliedJobs: z.int() }),
});
export type ExportAccountResponse = z.infer<typeof ExportAccountResponse>;

/** Returns all data about the caller. */
export const ExportAccount: SignedInContract<typeof ExportAccountRequest, typeof ExportAccountResponse> = {
  name: "exportAccount",
  callers: "signed-in",
  callsPerHour: 20,
  request: ExportAccountRequest,
  response: ExportAccountResponse,
  example: {},
  cost: 200,
};
