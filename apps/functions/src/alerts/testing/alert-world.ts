import {
  BUNDLED_RATES,
  buildJobIndex,
  duplicateKey,
  isIndexed,
  type Job,
  type JobIndex,
  type PlanId,
  fingerprintText,
} from "@farwork/domain";

import type { Mail, MailOutcome } from "../../mail/mailer.ts";
import { findMemberships } from "../../search-index/group-membership.ts";
import { type CommitTime, milliseconds } from "../commit-time.ts";
import type { SharingPosting } from "../file-new-jobs.ts";
import type { NewJob } from "../new-jobs.ts";
import type { AlertSearch, Delivery, PersonState } from "../person-state.ts";
import type { AlertServices } from "../run-alerts.ts";

/** What happened to an email, and what the sender was told. */
export type MailFate = "sent" | "refused" | "lost" | "sent unheard";

export interface StoredPosting extends Job {
  readonly committedAt: CommitTime;
}

export interface WorldPerson {
  readonly uid: string;
  plan: PlanId;
  isEmailConfirmed: boolean;
  isSilenced: boolean;
  searches: AlertSearch[];
  delivery?: Delivery | undefined;
}

/** Makes a step of a run wait for its turn, or interrupts the run. */
export type TakeStep = (step: string) => Promise<void>;

/** An in-memory board with people and an email service, for concurrent runs. */
export function createAlertWorld(start: Date) {
  let now: CommitTime = start.getTime() * 1000;
  const postings = new Map<string, StoredPosting>();
  let published: { readonly index: JobIndex; readonly ids: ReadonlySet<string> } = publishedOf([]);
  let newJobs: { version: number; entries: Map<string, NewJob> } = { version: 0, entries: new Map() };
  const people = new Map<string, WorldPerson>();
  /** Sent emails by key. */
  const mailed = new Map<string, { readonly delivery: Delivery; readonly mail: Mail }>();
  let fate: MailFate = "sent";
  let ids = 0;
  const tick = () => (now += 1);
  const clock = () => new Date(now / 1000);

  return {
    postings,
    people,
    mailed,
    clock,
    now: () => now,
    advance: (ms: number) => (now += milliseconds(ms)),
    setFate: (next: MailFate) => (fate = next),
    isPublished: (jobId: string) => published.ids.has(jobId),
    commit: (job: Job) => postings.set(job.firestoreId, { ...job, committedAt: tick() }),
    close(jobId: string) {
      const posting = postings.get(jobId);
      if (posting) postings.set(jobId, { ...posting, closed_at: clock() });
      tick();
    },
    /** Groups and lists open postings. */
    publish: () => (published = publishedOf([...postings.values()])),
    openServices,
  };

  function publishedOf(jobs: readonly StoredPosting[]) {
    const open = jobs.filter(({ closed_at }) => closed_at === undefined);
    const memberships = findMemberships(open.map((job) => ({ ...job, text_print: fingerprintText(job) })));
    const listed = open
      .map((job): Job => ({ ...job, ...memberships.get(job.firestoreId) }))
      .filter(isIndexed);
    return {
      index: buildJobIndex(listed),
      ids: new Set(listed.map(({ firestoreId }): string => firestoreId)),
    };
  }

  /** The services of a run, each step of which waits for its turn. */
  function openServices(takeStep: TakeStep): AlertServices {
    return {
      async readIndex() {
        await takeStep("read the index");
        return published.index;
      },
      readRates: async () => BUNDLED_RATES,
      newJobs: {
        async read() {
          await takeStep("read new jobs");
          return { version: newJobs.version, readAt: now, entries: new Map(newJobs.entries) };
        },
        async file(version, jobs) {
          await takeStep("file new jobs");
          if (newJobs.version !== version) return false;
          const at = tick();
          const filed = jobs.map(({ jobId, committedAt, noticedAt = at }): [string, NewJob] => [
            jobId,
            { noticedAt, committedAt },
          ]);
          newJobs = { version: version + 1, entries: new Map([...newJobs.entries, ...filed]) };
          await takeStep("new jobs are filed");
          return true;
        },
      },
      async readSharing(jobIds) {
        await takeStep("read postings");
        const asked = new Set(jobIds);
        const all = [...postings.values()].map(toSharing);
        const keys = new Set(
          all.filter(({ firestoreId }) => asked.has(firestoreId)).map((posting) => posting.duplicateKey),
        );
        return all.filter((posting) => keys.has(posting.duplicateKey));
      },
      async listPeople() {
        await takeStep("list people");
        return [...people.keys()];
      },
      async readAccounts(uids) {
        await takeStep("read accounts");
        return uids.flatMap((uid) => {
          const person = people.get(uid);
          return person ? { ...person, email: `${uid}@example.com` } : [];
        });
      },
      people: {
        async change(uid, decide) {
          await takeStep("change a person");
          const person = people.get(uid);
          if (!person) throw new Error(`Nobody is ${uid}.`);
          tick();
          const { result, delivery, marks = [] } = decide(stateOf(person));
          if (delivery !== undefined) person.delivery = delivery === "none" ? undefined : delivery;
          person.searches = person.searches.map((search) => {
            const mark = marks.find(({ searchId }) => searchId === search.searchId);
            return mark ? { ...search, seenUntil: mark.seenUntil } : search;
          });
          await takeStep("a person is changed");
          return result;
        },
      },
      mailer: {
        async send(mail, key) {
          await takeStep("send");
          const outcome = takeMail(mail, key);
          await takeStep("it is sent");
          return outcome;
        },
      },
      // The delivery has the content; the text is tested elsewhere.
      writeMail: (_uid, delivery) => ({
        to: delivery.to,
        subject: "",
        html: "",
        text: JSON.stringify(delivery.digest),
        headers: {},
      }),
      createId: () => `delivery-${(ids += 1)}`,
    };
  }

  function takeMail(mail: Mail, key: string): MailOutcome {
    if (fate === "refused") return { status: "refused", code: "validation_error" };
    const before = mailed.get(key);
    if (before && before.mail.text !== mail.text) throw new Error("A key went out with other words.");
    const person = [...people.values()].find(({ delivery }) => delivery?.deliveryId === key);
    if (fate !== "lost" && !before && person?.delivery) mailed.set(key, { delivery: person.delivery, mail });
    return fate === "sent" ? { status: "sent" } : { status: "unknown", code: "timeout" };
  }

  function stateOf({ searches, isSilenced, delivery }: WorldPerson): PersonState {
    return {
      time: now,
      isLeaving: false,
      isSilenced,
      searches,
      reader: { hidden: { jobs: [], companies: [] } },
      delivery,
    };
  }
}

const toSharing = (posting: StoredPosting): SharingPosting => ({
  ...posting,
  duplicateKey: duplicateKey(posting),
  text_print: fingerprintText(posting),
});

export type AlertWorld = ReturnType<typeof createAlertWorld>;
