import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
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
export const setMarkAtom = atom(null, async (get, set, mark: Mark, isMarked: boolean): Promise<boolean> => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return false;
  const keeping = get(keepingAtom);
  const isTheirs = session.status === "signed-in" && keeping?.uid === session.account.uid;
  if (isTheirs && keeping.desk) return keeping.desk.ask(mark, isMarked);
  const uid = session.status === "signed-in" ? session.account.uid : get(deliveredMarksAtom)?.uid;
  return new Promise((settle) => {
    set(waitingAtom, [...get(waitingAtom), { mark, isMarked, uid, settle }]);
    if (isTheirs) void keeping.open();
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
  if (uid === undefined) {
    set(settleWaitingAtom, () => false);
    return () => {};
  }
  const open = () => set(openDeskAtom, uid);
  set(keepingAtom, { uid, open });
  void open();
  return () => {
    get(keepingAtom)?.desk?.close();
    set(keepingAtom, undefined);
    set(pictureAtom, EMPTY_PICTURE);
    set(settleWaitingAtom, () => false);
  };
});

/** The page is looked at again, or is online again: reads the marks anew where they may be out of date. */
export const refreshMarksAtom = atom(null, (get) => {
  const keeping = get(keepingAtom);
  return keeping?.desk ? keeping.desk.refreshIfDue() : keeping?.open();
});

// Most visitors are signed out, and load none of the desk's code.
const openDeskAtom = atom(null, async (get, set, uid: string) => {
  const began = get(keepingAtom);
  try {
    const { openDesk } = await import("./open-desk.ts");
    // Somebody else came, or an earlier call was sooner.
    if (!began || get(keepingAtom) !== began) return;
    const show = (picture: MarkPicture) => set(pictureAtom, picture);
    const desk = openDesk(uid, {
      load: get(browserDataAtom).load,
      openTabs: get(openMarkTabsAtom)?.open,
      show,
    });
    set(keepingAtom, { ...began, desk });
    set(settleWaitingAtom, (wish) => {
      const isTheirs = wish.uid === undefined || wish.uid === uid;
      return isTheirs && desk.ask(wish.mark, wish.isMarked);
    });
    void desk.refresh();
  } catch {
    if (get(keepingAtom) !== began) return;
    set(pictureAtom, { ...EMPTY_PICTURE, unsureSince: Date.now() });
    set(settleWaitingAtom, () => false);
  }
});

const settleWaitingAtom = atom(null, (get, set, outcome: (wish: Waiting) => boolean | Promise<boolean>) => {
  const waiting = get(waitingAtom);
  set(waitingAtom, []);
  for (const wish of waiting) wish.settle(outcome(wish));
});
