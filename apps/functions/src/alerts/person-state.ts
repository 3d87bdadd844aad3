import type { AlertFrequency } from "@farwork/domain";

import type { CommitTime } from "./commit-time.ts";
import type { Digest, DigestedSearch, DigestReader } from "./digest.ts";

export interface AlertSearch extends DigestedSearch {
  readonly frequency: AlertFrequency;
  readonly isPaused: boolean;
}

/**
 * An email being sent or interrupted: `alertDeliveries/{uid}`. Until its outcome is known, the person gets no other and
 * its searches do not advance.
 */
export interface Delivery {
  /** The idempotency key for the email service. */
  readonly deliveryId: string;
  readonly startedAt: CommitTime;
  /** The holder of the lease and since when; the first holder has the delivery's id. */
  readonly holder: string;
  readonly claimedAt: CommitTime;
  readonly to: string;
  readonly digest: Digest;
  /** The searches it covers, and up to when they have looked once it is sent. */
  readonly asked: readonly string[];
  readonly seenUntil: CommitTime;
}

/** Everything about a person that alerts need, read at one point in time. */
export interface PersonState {
  /** The time of the read. */
  readonly time: CommitTime;
  /** Their account is being deleted. */
  readonly isLeaving: boolean;
  /** They unsubscribed, or their address bounces. */
  readonly isSilenced: boolean;
  readonly searches: readonly AlertSearch[];
  readonly reader: DigestReader;
  readonly delivery?: Delivery | undefined;
}

/** Up to when a search has looked. */
export interface Mark {
  readonly searchId: string;
  readonly seenUntil: CommitTime;
  readonly alertedAt?: CommitTime;
}

/** An atomic change to a person's state; absent fields stay as they are. */
export interface PersonChange<Result> {
  readonly result: Result;
  readonly delivery?: Delivery | "none";
  readonly marks?: readonly Mark[];
}

/** Stores the state of people, with isolated changes. */
export interface PersonStore {
  /** `decide` may be called again with changes made by others. */
  readonly change: <Result>(
    uid: string,
    decide: (state: PersonState) => PersonChange<Result>,
  ) => Promise<Result>;
}
