import type { AlertFrequency } from "@farwork/domain";

import type { CommitTime } from "./commit-time.ts";
import type { Digest, DigestedSearch, DigestReader } from "./digest.ts";

export interface AlertSearch extends DigestedSearch {
  readonly frequency: AlertFrequency;
  readonly isPaused: boolean;
}

/**
 * A mail that somebody is sending, or was when they broke off: `alertDeliveries/{uid}`. Until it is known what became of
 * it there is no other for that person, and the searches in it look no further.
 */
export interface Delivery {
  /** The key by which the mail service sends it once. */
  readonly deliveryId: string;
  readonly startedAt: CommitTime;
  /** Whose turn it is to send it, and since when: the first holder is named as the delivery is. */
  readonly holder: string;
  readonly claimedAt: CommitTime;
  readonly to: string;
  readonly digest: Digest;
  /** The searches that were asked, and up to when they have looked once it is sent. */
  readonly asked: readonly string[];
  readonly seenUntil: CommitTime;
}

/** All of a person that alerts go by, read at one moment. */
export interface PersonState {
  /** That moment. */
  readonly time: CommitTime;
  /** Their account is being deleted. */
  readonly isLeaving: boolean;
  /** They stopped alerts, or their address takes none. */
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

/** What becomes of a person's state, all at once; what is absent stays. */
export interface PersonChange<Result> {
  readonly result: Result;
  readonly delivery?: Delivery | "none";
  readonly marks?: readonly Mark[];
}

/** The people, each changed as if nobody else were changing them. */
export interface PersonStore {
  /** `decide` may be asked again, with what others did meanwhile. */
  readonly change: <Result>(
    uid: string,
    decide: (state: PersonState) => PersonChange<Result>,
  ) => Promise<Result>;
}
