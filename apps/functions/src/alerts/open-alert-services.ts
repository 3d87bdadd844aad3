import { randomUUID } from "node:crypto";

import type { JobIndex, ReferenceRates } from "@farwork/domain";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

import { createAlertToken } from "../mail/alert-token.ts";
import type { Mailer } from "../mail/mailer.ts";
import { writeDigestMail } from "./digest-mail.ts";
import { createNewJobsStore, readSharing } from "./firestore-new-jobs.ts";
import { createPersonStore, listPeople } from "./firestore-people.ts";
import { readAccounts } from "./read-accounts.ts";
import type { AlertServices } from "./run-alerts.ts";

export interface AlertPlaces {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, "getUsers">;
  readonly mailer: Mailer;
  readonly readIndex: () => Promise<JobIndex>;
  readonly readRates: () => Promise<ReferenceRates>;
  readonly siteUrl: string;
  /** Secret for signing unsubscribe links. */
  readonly linkSecret: string;
}

/** Opens the services of alerts. */
export function openAlertServices(places: AlertPlaces): AlertServices {
  const { firestore, auth, mailer, readIndex, readRates, siteUrl, linkSecret } = places;
  return {
    readIndex,
    readRates,
    mailer,
    newJobs: createNewJobsStore(firestore),
    people: createPersonStore(firestore),
    readSharing: (jobIds) => readSharing(firestore, jobIds),
    listPeople: (options) => listPeople(firestore, options),
    readAccounts: (uids) => readAccounts(auth, uids),
    createId: randomUUID,
    writeMail: (uid, { to, digest }) =>
      writeDigestMail(to, digest, { siteUrl, token: createAlertToken(uid, linkSecret) }),
  };
}
