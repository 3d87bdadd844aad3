import { BillingState } from "@farwork/domain/billing";
import type { User } from "firebase/auth";
import type { DocumentSnapshot, Firestore } from "firebase/firestore";

import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { toWire } from "./firestore.ts";
import { needUser } from "./open-auth.ts";
import { openOncePerApp, parseAddress } from "./open-service.ts";
import { tellRefusal } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

interface Listener {
  readonly onChange: (state: BillingState) => void;
  /** Also called for temporary failures with `unavailable`, after which `onChange` may follow. */
  readonly onError: (error: DataError) => void;
}

/**
 * Watches the billing state of the signed-in user: calls back once it is known and on every change. When it reports
 * another plan, this browser's ID token already has it. Loads Firestore's listening SDK on the first call. Returns a
 * function that stops it.
 *
 * @example const stop = watchBilling(client, { onChange: ({ plan }) => setPlan(plan), onError: showError });
 */
export function watchBilling(client: Client, { onChange, onError }: Listener): () => void {
  const ended = new AbortController();
  const fail = (error: unknown) => {
    if (ended.signal.aborted) return;
    tellRefusal(client, error);
    onError(toDataError(error));
  };
  watch(client, ended.signal, { onChange, onError: fail }).catch(fail);
  return () => ended.abort();
}

async function watch(
  client: Client,
  ended: AbortSignal,
  { onChange, onError }: Omit<Listener, "onError"> & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const { user } = await needUser(client);
  const firestore = await openListening(client);
  const { doc, getDocFromServer, onSnapshot } = await import("firebase/firestore");
  if (ended.aborted) return;
  let newest = 0;
  const tell = async (snapshot: DocumentSnapshot) => {
    if (!snapshot.exists() && snapshot.metadata.fromCache) {
      // The document may only be missing from the cache. If there is a server, its answer comes as another snapshot.
      await getDocFromServer(snapshot.ref);
      return;
    }
    const turn = (newest += 1);
    const state = readState(snapshot);
    await matchToken(user, state);
    if (turn === newest && !ended.aborted) onChange(state);
  };
  const stop = onSnapshot(
    doc(firestore, "billing", user.uid),
    // The server's confirmation that there is no document only changes metadata.
    { includeMetadataChanges: true },
    (snapshot) => void tell(snapshot).catch(onError),
    onError,
  );
  ended.addEventListener("abort", stop);
}

/** @throws DataError */
function readState(snapshot: DocumentSnapshot): BillingState {
  const stored = snapshot.data();
  return stored === undefined ? { plan: "free" } : decodeAnswer(BillingState, toWireState(stored));
}

function toWireState({ subscription, ...stored }: Readonly<Record<string, unknown>>) {
  const isMap = typeof subscription === "object" && subscription !== null;
  return { ...toWire(stored), ...(isMap && { subscription: toWire({ ...subscription }) }) };
}

/** The plan is a claim of the token, which is valid for an hour. */
async function matchToken(user: User, { plan }: BillingState): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  const isPro = claims["plan"] === "pro";
  if (isPro !== (plan === "pro")) await user.getIdToken(true);
}

const openListening = openOncePerApp(async ({ app, emulators }: Client): Promise<Firestore> => {
  const { connectFirestoreEmulator, getFirestore } = await import("firebase/firestore");
  const firestore = getFirestore(app);
  if (emulators.firestore !== undefined) {
    const { host, port } = parseAddress(emulators.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});
