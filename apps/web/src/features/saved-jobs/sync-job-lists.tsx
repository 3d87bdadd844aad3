"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { isSigningInAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { refreshJobLists, showSnapshot, syncAtom, syncByStore } from "./job-lists-atoms.ts";
import { EMPTY_SNAPSHOT } from "./job-lists.ts";
import type { TabSync } from "./tab-sync.ts";

/** Keeps the signed-in user's lists in sync. Mounted once, beside the pages. */
export function SyncJobLists() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  const store = useStore();
  const isLoading = session.status === "loading";
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  useEffect(() => (isLoading ? undefined : syncJobLists(store, uid)), [store, isLoading, uid]);

  useEffect(() => {
    // A sign-in page is about to be left, which would interrupt a write.
    if (uid === undefined || isSigningIn) return undefined;
    let isLeft = false;
    const carryOut = async () => {
      const { carryOutListIntents } = await import("./carry-out-list-intents.ts");
      if (!isLeft) await carryOutListIntents(store, uid);
    };
    // The changes stay pending for the next page.
    carryOut().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [uid, isSigningIn, store]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshJobLists(store);
    };
    const unmount = new AbortController();
    window.addEventListener("focus", refresh, unmount);
    window.addEventListener("online", refresh, unmount);
    document.addEventListener("visibilitychange", refresh, unmount);
    return () => unmount.abort();
  }, [store]);

  return null;
}

/**
 * Syncs the lists of the session's user, if any. Call it whenever the session changes. Returns a function that stops
 * it.
 */
export function syncJobLists(
  store: Store,
  uid: string | undefined,
  openTabs?: (uid: string) => TabSync,
): () => void {
  if (uid === undefined) {
    store.set(syncAtom, { status: "off" });
    return () => {};
  }
  const open = () => openQueue(store, uid, openTabs);
  syncByStore.set(store, { open });
  void open();
  return () => {
    syncByStore.get(store)?.queue?.close();
    syncByStore.delete(store);
    showSnapshot(store)(EMPTY_SNAPSHOT);
    store.set(syncAtom, { status: "off" });
  };
}

// Loaded on demand, since most visitors are signed out.
async function openQueue(store: Store, uid: string, openTabs?: (uid: string) => TabSync) {
  const sync = syncByStore.get(store);
  store.set(syncAtom, { status: "opening", uid });
  try {
    const { openSyncQueue } = await import("./open-sync-queue.ts");
    // The user has changed, or an earlier call was faster.
    if (!sync || sync.queue || syncByStore.get(store) !== sync) return;
    sync.queue = openSyncQueue(uid, {
      load: store.get(browserDataAtom).load,
      openTabs,
      show: showSnapshot(store),
    });
    store.set(syncAtom, { status: "open", uid });
    void sync.queue.refresh();
  } catch {
    if (sync?.queue || syncByStore.get(store) !== sync) return;
    showSnapshot(store)({ ...EMPTY_SNAPSHOT, staleSince: Date.now() });
    store.set(syncAtom, { status: "failed", uid });
  }
}
