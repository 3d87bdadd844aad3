import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import type { MarkDesk } from "./mark-desk.ts";
import { EMPTY_PICTURE, type MarkPicture, shownMarks } from "./mark-picture.ts";
import type { MarkTabs } from "./mark-tabs.ts";
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

/** How tabs reach each other, if not as `openMarkTabs` has it. Wrapped: jotai takes a bare function for a recipe. */
export const openMarkTabsAtom = atom<{ open: (uid: string) => MarkTabs }>();

type Waiting = {
  readonly mark: Mark;
  readonly isMarked: boolean;
  /** Whose marks were on the page, where that was known. */
  readonly uid: string | undefined;
  readonly settle: (done: boolean | Promise<boolean>) => void;
};
/** Whose marks are kept. The desk is absent until its code has arrived, which `open` asks for. */
type Keeping = { readonly uid: string; readonly desk?: MarkDesk; readonly open: () => Promise<void> };

const NOTHING: ReadonlySet<MarkKey> = new Set();
const keepingAtom = atom<Keeping>();
const pictureAtom = atom(EMPTY_PICTURE);
// Wishes of someone the identity service has not yet named, or whose desk is not there yet.
const waitingAtom = atom<readonly Waiting[]>([]);

export const marksAtom = atom((get): Marks => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return { status: "signed-out" };
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const keeping = get(keepingAtom);
  const known = keeping?.uid === uid ? get(pictureAtom) : EMPTY_PICTURE;
  const waiting = get(waitingAtom).map(({ mark, isMarked }) => [markKey(mark), isMarked] as const);
  const picture = { ...known, asked: new Map([...known.asked, ...waiting]) };
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
export async function setMark(store: Store, mark: Mark, isMarked: boolean): Promise<boolean> {
  const session = store.get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return false;
  const keeping = store.get(keepingAtom);
  const isTheirs = session.status === "signed-in" && keeping?.uid === session.account.uid;
  if (isTheirs && keeping.desk) return keeping.desk.ask(mark, isMarked);
  const uid = session.status === "signed-in" ? session.account.uid : store.get(deliveredMarksAtom)?.uid;
  return new Promise((settle) => {
    store.set(waitingAtom, [...store.get(waitingAtom), { mark, isMarked, uid, settle }]);
    if (isTheirs) void keeping.open();
  });
}

/** Saves a job, or takes it off the saved ones; as `setMark`. */
export function setSaved(store: Store, jobId: string, isSaved: boolean) {
  return setMark(store, { kind: "saved", jobId }, isSaved);
}

/** Marks a job as applied to, or not; as `setMark`. */
export function setApplied(store: Store, jobId: string, isApplied: boolean) {
  return setMark(store, { kind: "applied", jobId }, isApplied);
}

/**
 * Begins to keep the marks of the person the session names, or of nobody; to be called whenever that is known anew.
 * Returns its end.
 */
export function keepMarks(store: Store, uid: string | undefined): () => void {
  if (uid === undefined) {
    settleWaiting(store, () => false);
    return () => {};
  }
  const open = () => loadDesk(store, uid);
  store.set(keepingAtom, { uid, open });
  void open();
  return () => {
    store.get(keepingAtom)?.desk?.close();
    store.set(keepingAtom, undefined);
    store.set(pictureAtom, EMPTY_PICTURE);
    settleWaiting(store, () => false);
  };
}

/** The page is looked at again, or is online again: reads the marks anew where they may be out of date. */
export function refreshMarks(store: Store) {
  const keeping = store.get(keepingAtom);
  return keeping?.desk ? keeping.desk.refreshIfDue() : keeping?.open();
}

// Most visitors are signed out, and load none of the desk's code.
async function loadDesk(store: Store, uid: string) {
  const began = store.get(keepingAtom);
  try {
    const { openDesk } = await import("./open-desk.ts");
    // Somebody else came, or an earlier call was sooner.
    if (!began || store.get(keepingAtom) !== began) return;
    const show = (picture: MarkPicture) => store.set(pictureAtom, picture);
    const desk = openDesk(uid, {
      load: store.get(browserDataAtom).load,
      openTabs: store.get(openMarkTabsAtom)?.open,
      show,
    });
    store.set(keepingAtom, { ...began, desk });
    settleWaiting(store, (wish) => {
      const isTheirs = wish.uid === undefined || wish.uid === uid;
      return isTheirs && desk.ask(wish.mark, wish.isMarked);
    });
    void desk.refresh();
  } catch {
    if (store.get(keepingAtom) !== began) return;
    store.set(pictureAtom, { ...EMPTY_PICTURE, unsureSince: Date.now() });
    settleWaiting(store, () => false);
  }
}

function settleWaiting(store: Store, outcome: (wish: Waiting) => boolean | Promise<boolean>) {
  const waiting = store.get(waitingAtom);
  store.set(waitingAtom, []);
  for (const wish of waiting) wish.settle(outcome(wish));
}
