import type { JobIndex, ReferenceRates } from "@farwork/domain";

import { logError } from "../runtime/log.ts";
import { alertPerson, type PersonOutcome, type PersonServices } from "./alert-person.ts";
import type { Account, AlertRun } from "./claim-delivery.ts";
import { buildNewJobsIndex } from "./new-jobs-index.ts";
import { noticeJobs, type NoticeServices } from "./notice-jobs.ts";

/** Accounts requested from the identity service at once, its maximum. */
const ACCOUNTS_AT_ONCE = 100;
/** People processed concurrently: mostly waiting for the database and the email service. */
const PEOPLE_AT_ONCE = 8;

export interface AlertServices extends NoticeServices, PersonServices {
  readonly readIndex: () => Promise<JobIndex>;
  readonly readRates: () => Promise<ReferenceRates>;
  /** People whose searches may be due or whose email was interrupted; may include others. */
  readonly listPeople: (options: { readonly now: Date; readonly ignorePauses: boolean }) => Promise<string[]>;
  /** The accounts that exist among these. */
  readonly readAccounts: (uids: readonly string[]) => Promise<Account[]>;
}

export interface AlertOptions {
  readonly now: Date;
  readonly ignorePauses?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

/** The result of a run. */
export interface AlertSummary {
  /** Number of new jobs. */
  readonly newJobs: number;
  readonly people: number;
  /** People by outcome; `failed` are those for whom the database failed. */
  readonly outcomes: Readonly<Partial<Record<PersonOutcome | "failed", number>>>;
}

/**
 * Notices new jobs, and sends them to everyone whose searches are due. A failure for one person does not affect others,
 * and the next run retries. Runs may overlap.
 *
 * @throws database errors before any person is processed.
 */
export async function runAlerts(services: AlertServices, options: AlertOptions): Promise<AlertSummary> {
  const { now, ignorePauses = false, onProgress } = options;
  const index = await services.readIndex();
  const known = await noticeJobs(services, index, now);
  const newJobs = buildNewJobsIndex(index, known, now, await services.readRates());
  const run = { newJobs, readAt: known.readAt, now, ignorePauses };
  const uids = await services.listPeople({ now, ignorePauses });
  const outcomes: Partial<Record<PersonOutcome | "failed", number>> = {};
  let done = 0;
  for (let first = 0; first < uids.length; first += ACCOUNTS_AT_ONCE) {
    const accounts = await services.readAccounts(uids.slice(first, first + ACCOUNTS_AT_ONCE));
    for (const outcome of await servePeople(services, accounts, run)) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    done = Math.min(uids.length, first + ACCOUNTS_AT_ONCE);
    onProgress?.(done, uids.length);
  }
  return { newJobs: newJobs.size, people: uids.length, outcomes };
}

async function servePeople(
  services: PersonServices,
  accounts: readonly Account[],
  run: AlertRun,
): Promise<(PersonOutcome | "failed")[]> {
  const outcomes: (PersonOutcome | "failed")[] = [];
  const waiting = accounts.values();
  const serve = async () => {
    for (const account of waiting) {
      const outcome = await alertPerson(services, account, run).catch((error: unknown) => {
        logError("alert-failed", error);
        return "failed" as const;
      });
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, serve));
  return outcomes;
}
