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
  /** Also while the state is only not known for now: `unavailable`, after which `onChange` may come. */
  readonly onError: (error: DataError) => void;
}

/**
 * Tells the billing state of the person signed in: once when it is known, then at every change, at once. By the time it
 * tells of another plan, this browser's ID token says the same. Firestore's listening SDK is loaded here, by the first
 * call. Returns the way to stop.
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
      // It may only not have been seen yet. Where there is a server, its word comes as a snapshot of its own.
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
    // That the server knows of no document either is told as metadata alone.
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

/** The plan is a claim of the token, which lives for an hour. */
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
