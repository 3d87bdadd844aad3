import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { CallableContract } from "./callable-contract.ts";

/** The most of each list that an export names; what is beyond is counted in `leftOut`. */
export const MAX_EXPORTED_MARKS = 10_000;

/** Asks for nothing: whose data it is, the caller's ID token says. */
export const ExportAccountRequest = z.object({});
export type ExportAccountRequest = z.infer<typeof ExportAccountRequest>;

/** A document's fields just as they are stored, read or not by any page; moments as ISO 8601 UTC. */
const StoredFields = z.record(z.string(), z.unknown());

/**
 * What the board knows of a marked job; `isOpen`: it can still be applied for. The rest is in the words of its page: what it
 * answers to the country that the profile names, and how much it shares of the working hours there.
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

/** A job that was saved or applied to, and when; without `job` where the board has none of that id any more. */
export const ExportedMark = z.object({
  jobId: z.string(),
  markedAt: z.optional(WireDate),
  job: z.optional(ExportedJob),
});
export type ExportedMark = z.infer<typeof ExportedMark>;

/**
 * All that the board holds of one person. `signIn` is what the identity service knows, `user` the document they began
 * with and their profile, `billing` what Stripe said of their subscription, `paymentCustomer` the record of their
 * customer there. The lists are newest first.
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
    /** What the account may do beyond others'; absent where that is nothing. */
    claims: z.optional(StoredFields),
  }),
  user: z.optional(StoredFields),
  savedJobs: z.array(ExportedMark),
  appliedJobs: z.array(ExportedMark),
  billing: z.optional(StoredFields),
  /** The oldest first. */
  savedSearches: z._default(z.array(StoredFields), []),
  /** What they hide in listings, as their alerts know it. */
  hiddenEntries: z.optional(StoredFields),
  /** Why they get no mail. */
  mailPreferences: z.optional(StoredFields),
  /** A mail that is just being sent to them. */
  alertDelivery: z.optional(StoredFields),
  paymentCustomer: z.optional(StoredFields),
  /** Their sign-ins that go on, each by the second it began in, and the browsers that are known, by a hash. */
  signIns: z.optional(StoredFields),
  leftOut: z.object({ savedJobs: z.int(), appliedJobs: z.int() }),
});
export type ExportAccountResponse = z.infer<typeof ExportAccountResponse>;

export const ExportAccount: CallableContract<typeof ExportAccountRequest, typeof ExportAccountResponse> = {
  name: "exportAccount",
  request: ExportAccountRequest,
  response: ExportAccountResponse,
  cost: 200,
};
