import { atom } from "jotai";

import { sessionAtom } from "../account/session-atoms.ts";
import { browserDataAtom, type LoadBrowserData } from "../data/browser-data.ts";
import { MarkDesk, type MarkStore } from "./mark-desk.ts";
import { EMPTY_PICTURE, shownMarks } from "./mark-picture.ts";
import { type MarkTabs, openMarkTabs } from "./mark-tabs.ts";
import { type Mark, markKey, type MarkKey } from "./mark.ts";

/**
 * What the person here saved and applied to, wishes not yet written included. `loading`: not read yet, or not known
 * whose; `failed`: could not be read, and is tried again when the page is looked at. Both know what is in `marked`.
 */
export type Marks =
  | { readonly status: "signed-out" }
  | { readonly status: "loading" | "ready" | "failed"; readonly marked: ReadonlySet<MarkKey> };

/** Marks that a private page came with, shown until they are read here. Set by `PutMarks`. */
export const deliveredMarksAtom = atom<{ readonly uid: string; readonly marked: ReadonlySet<MarkKey> }>();

/** How tabs reach each other. Wrapped, since jotai would take a bare function for a recipe. */
export const openMarkTabsAtom = atom<{ open: (uid: string) => MarkTabs }>({ open: openMarkTabs });

type Waiting = {
  readonly mark: Mark;
  readonly isMarked: boolean;
  readonly settle: (done: Promise<boolean>) => void;
};

const NOTHING: ReadonlySet<MarkKey> = new Set();
const deskAtom = atom<{ readonly uid: string; readonly desk: MarkDesk }>();
const pictureAtom = atom(EMPTY_PICTURE);
// Wishes of someone the identity service has not yet named.
const waitingAtom = atom<readonly Waiting[]>([]);

export const marksAtom = atom((get): Marks => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return { status: "signed-out" };
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const desk = get(deskAtom);
  const isKept = desk !== undefined && desk.uid === uid;
  const asked = new Map(get(waitingAtom).map(({ mark, isMarked }) => [markKey(mark), isMarked]));
  const picture = isKept ? get(pictureAtom) : { ...EMPTY_PICTURE, asked };
  const delivered = get(deliveredMarksAtom);
  const isTheirs = delivered !== undefined && (uid === undefined || delivered.uid === uid);
  const marked = shownMarks(picture, isTheirs ? delivered.marked : NOTHING);
  if (picture.fetched) return { status: "ready", marked };
  return { status: picture.unsureSince === undefined ? "loading" : "failed", marked };
});

/** Whether everything asked for is written and read back: what the server would show now. */
export const areMarksSettledAtom = atom((get) => {
  const { fetched, asked } = get(pictureAtom);
  return get(marksAtom).status === "ready" && fetched !== undefined && asked.size === 0;
});

/**
 * Puts a job on one of the lists of the person here, or takes it off: shown at once, then written. Resolves to
 * whether it is written; to false also when nobody is signed in. While that is not known yet, the wish waits.
 */
export const setMarkAtom = atom(null, async (get, set, mark: Mark, isMarked: boolean): Promise<boolean> => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return false;
  const kept = get(deskAtom);
  if (session.status === "signed-in" && kept?.uid === session.account.uid) {
    return kept.desk.ask(mark, isMarked);
  }
  return new Promise((settle) => {
    set(waitingAtom, [...get(waitingAtom), { mark, isMarked, settle }]);
  });
});

/** Saves a job, or takes it off the saved ones; as `setMarkAtom`. */
export const setSavedAtom = atom(null, (_get, set, jobId: string, isSaved: boolean) =>
  set(setMarkAtom, { kind: "saved", jobId }, isSaved),
);

/** Marks a job as applied to, or not; as `setMarkAtom`. */
export const setAppliedAtom = atom(null, (_get, set, jobId: string, isApplied: boolean) =>
  set(setMarkAtom, { kind: "applied", jobId }, isApplied),
);

/**
 * Begins to keep the marks of the person the session names, or of nobody; to be called whenever that is known anew.
 * Returns its end.
 */
export const keepMarksAtom = atom(null, (get, set, uid: string | undefined): (() => void) => {
  const waiting = get(waitingAtom);
  set(waitingAtom, []);
  if (uid === undefined) {
    for (const { settle } of waiting) settle(Promise.resolve(false));
    return () => {};
  }
  const desk = new MarkDesk({
    store: storeOf(get(browserDataAtom).load),
    tabs: get(openMarkTabsAtom).open(uid),
    show: (picture) => set(pictureAtom, picture),
  });
  set(deskAtom, { uid, desk });
  for (const { mark, isMarked, settle } of waiting) settle(desk.ask(mark, isMarked));
  void desk.refresh();
  return () => {
    desk.close();
    set(deskAtom, undefined);
    set(pictureAtom, EMPTY_PICTURE);
  };
});

/** The page is looked at again, or is online again: reads the marks anew where they may be out of date. */
export const refreshMarksAtom = atom(null, (get) => get(deskAtom)?.desk.refreshIfDue());

function storeOf(load: LoadBrowserData): MarkStore {
  return {
    fetchMarked: async () => {
      const { saved, applied } = await (await load()).fetchJobMarks();
      return [
        ...saved.map(({ jobId }) => markKey({ kind: "saved", jobId })),
        ...applied.map(({ jobId }) => markKey({ kind: "applied", jobId })),
      ];
    },
    setMark: async ({ kind, jobId }, isMarked) => {
      const data = await load();
      return kind === "saved" ? data.setJobSaved(jobId, isMarked) : data.setJobApplied(jobId, isMarked);
    },
  };
}
