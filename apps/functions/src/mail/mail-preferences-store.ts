import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { tombstonePath } from "../personal-data/tombstone.ts";
import type { MailEvent } from "./mail-event.ts";

/** Stores why someone gets no email. All operations are idempotent and ignore accounts being deleted. */
export interface MailPreferencesStore {
  readonly stop: (uid: string) => Promise<void>;
  readonly resume: (uid: string) => Promise<void>;
  /** Ignores events before they last resumed, which the email service may deliver late or twice. */
  readonly note: (uid: string, event: Pick<MailEvent, "kind" | "at">) => Promise<void>;
}

/** The documents `mailPreferences/{uid}`: `MailPreferences` of the domain, and `resumedAt`. */
export function createMailPreferences(firestore: Firestore): MailPreferencesStore {
  return {
    stop: (uid) =>
      change(uid, (stored) =>
        stored.get("stoppedAt") === undefined ? { stoppedAt: FieldValue.serverTimestamp() } : undefined,
      ),
    resume: (uid) =>
      change(uid, () => ({
        resumedAt: FieldValue.serverTimestamp(),
        stoppedAt: FieldValue.delete(),
        bouncedAt: FieldValue.delete(),
        complainedAt: FieldValue.delete(),
      })),
    note: (uid, { kind, at }) =>
      change(uid, (stored) => {
        const resumedAt: unknown = stored.get("resumedAt");
        const isOld = resumedAt instanceof Timestamp && resumedAt.toMillis() >= at.getTime();
        return isOld ? undefined : { [`${kind}At`]: at };
      }),
  };

  /** Only for existing people: data of others would never be deleted. */
  async function change(
    uid: string,
    decide: (stored: DocumentSnapshot) => Record<string, unknown> | undefined,
  ): Promise<void> {
    const document = firestore.doc(PERSONAL_DATA.mailPreferences(uid));
    await firestore.runTransaction(async (transaction) => {
      const [stored, user, tombstone] = await transaction.getAll(
        document,
        firestore.doc(PERSONAL_DATA.user(uid)),
        firestore.doc(tombstonePath(uid)),
      );
      if (!stored || user?.exists !== true || tombstone?.exists === true) return;
      const fields = decide(stored);
      if (fields) transaction.set(document, fields, { merge: true });
    });
  }
}
