import { atom } from "jotai";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { dismissNotice, showNotice } from "../../ui/passing-notice-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { marksAtom, setMark } from "./marks-atoms.ts";
import type { MarkRequest } from "./remembered-marks.ts";

const MARKED = { saved: "saved", applied: "marked as applied" } as const;

/** `signed-out`: nothing was done, for that the person must log in first. */
export type MarkOutcome = "done" | "failed" | "signed-out";

const lastRequestAtom = atom<MarkRequest>();

/**
 * Marks a job as a person asks, and tells them: at once, with a way back, and where it fails, with another try.
 * `isTold: false` leaves the former out, where the page itself shows it.
 */
export async function markJob(
  store: Store,
  request: MarkRequest,
  { isTold = true } = {},
): Promise<MarkOutcome> {
  store.set(lastRequestAtom, request);
  const mark = { kind: request.kind, jobId: request.job.firestoreId };
  const tell = () => (isTold ? tellDone(store, request) : undefined);
  const isKnown = store.get(sessionAtom).status === "signed-in";
  const writing = setMark(store, mark, request.isMarked);
  // Who is not known yet may have to log in first: nothing to tell before that is settled.
  const told = isKnown ? tell() : undefined;
  if (await writing) {
    if (!isKnown) tell();
    return "done";
  }
  if (store.get(sessionAtom).status === "signed-out") {
    if (told !== undefined) dismissNotice(store, told);
    return "signed-out";
  }
  await tellFailure(store, request);
  return "failed";
}

/** Marks several jobs as one person asked one after the other, and tells them of all at once. */
export async function markJobs(store: Store, requests: readonly MarkRequest[]): Promise<void> {
  const [only, ...others] = requests;
  if (only === undefined) return;
  if (others.length === 0) {
    await markJob(store, only);
    return;
  }
  const outcomes = await Promise.all(requests.map((request) => markJob(store, request, { isTold: false })));
  if (outcomes.every((outcome) => outcome === "done")) showNotice(store, { text: describeAllDone(requests) });
}

function tellDone(store: Store, request: MarkRequest) {
  const undo = () => {
    showNotice(store, { text: "Undone." });
    void markJob(store, { ...request, isMarked: !request.isMarked }, { isTold: false });
  };
  return showNotice(store, { text: describeDone(request), action: { label: "Undo", run: undo } });
}

async function tellFailure(store: Store, request: MarkRequest) {
  const last = store.get(lastRequestAtom);
  const isAboutTheSame = last?.kind === request.kind && last.job.firestoreId === request.job.firestoreId;
  // A newer wish for the same job will tell how it ended itself.
  if (last !== request && isAboutTheSame) return;
  // Few lists are ever full: the words for it are no part of the first load, and may not come where nothing does.
  const words = request.isMarked ? await import("./describe-full-list.ts").catch(() => undefined) : undefined;
  const full = words?.describeFullList(store.get(marksAtom), request.kind);
  const retry = () => void markJob(store, request);
  showNotice(
    store,
    full ? { text: full } : { text: describeFailure(request), action: { label: "Try again", run: retry } },
  );
}

/** Somebody went to apply: asks them to say so when they have. Nothing is marked unless they do. */
export function offerApplied(store: Store, job: MarkRequest["job"]) {
  const marks = store.get(marksAtom);
  if (marks.status === "signed-out" || marks.marked.has(`applied:${job.firestoreId}`)) return;
  const apply = () => void markJob(store, { kind: "applied", job, isMarked: true });
  showNotice(store, {
    text: `Did you apply for “${job.title}”?`,
    action: { label: "Mark as applied", run: apply },
  });
}

/** What was done, as a notice says it. */
function describeDone({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” is ${isMarked ? "now" : "no longer"} ${MARKED[kind]}.`;
}

/** The same of several. */
function describeAllDone(requests: readonly MarkRequest[]): string {
  return `${requests.length} jobs are now on your lists as you asked.`;
}

/** What could not be done. */
function describeFailure({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” ${isMarked ? "could not be" : "is still"} ${MARKED[kind]}.`;
}
