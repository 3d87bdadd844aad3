import type { ExportAccountResponse } from "@farwork/domain";

/** A part of an export that comes from the database. */
type StoredSection = Exclude<keyof ExportAccountResponse, "exportedAt" | "signIn" | "leftOut">;

/**
 * Where a person's data lies in the database: a document, or the documents of a collection, by the part of an export
 * that tells of it. Deleting an account empties every place of this list, and a test looks through the whole database
 * for what is in none of them.
 */
export const PERSONAL_DATA: Readonly<Record<StoredSection, (uid: string) => string>> = {
  user: (uid) => `users/${uid}`,
  savedJobs: (uid) => `users/${uid}/savedJobs`,
  appliedJobs: (uid) => `users/${uid}/appliedJobs`,
  billing: (uid) => `billing/${uid}`,
  savedSearches: (uid) => `users/${uid}/savedSearches`,
  hiddenEntries: (uid) => `hiddenEntries/${uid}`,
  mailPreferences: (uid) => `mailPreferences/${uid}`,
  alertDelivery: (uid) => `alertDeliveries/${uid}`,
  paymentCustomer: (uid) => `stripeCustomers/${uid}`,
  signIns: (uid) => `signIns/${uid}`,
};
