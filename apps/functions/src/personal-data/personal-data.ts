import type { ExportAccountResponse } from "@farwork/domain";

/** A section of an export from the database. */
type StoredSection = Exclude<keyof ExportAccountResponse, "exportedAt" | "signIn" | "leftOut">;

/**
 * Where a person's data is in the database, as document or collection, by section of the export. Deleting an account
 * clears every place in this list, and a test searches the whole database for data outside of it.
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
