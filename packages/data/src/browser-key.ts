import { ConfirmSignInRequest } from "@farwork/domain/contract";
import type { FirebaseApp } from "firebase/app";
import * as z from "zod/mini";

import type { Client } from "./client.ts";

/** Under which a browser keeps the keys by which accounts know it. */
const BROWSER_KEY = "farwork-browser-key";
/** Of more accounts than that, those that were let in here last stay known. */
const MAX_ACCOUNTS = 20;

/** Accounts with their keys, the one that was let in last first. */
type Keys = readonly (readonly [uid: string, key: string])[];

const Pair = z.tuple([z.string(), z.nonoptional(ConfirmSignInRequest.shape.browserKey)]);

/** Where there is no storage, or it is full or closed to us, as in some private windows. */
const keptByApp = new WeakMap<FirebaseApp, Keys>();

/** The key by which an account knows this browser; outside of one, this client. */
export function readBrowserKey({ app }: Client, uid: string): string | undefined {
  const keys = keptByApp.get(app) ?? readStored();
  return keys.find(([owner]) => owner === uid)?.[1];
}

/** Keeps it for as long as this browser's storage is, or at least as this client. Other accounts' stay. */
export function keepBrowserKey({ app }: Client, uid: string, key: string): void {
  const others = (keptByApp.get(app) ?? readStored()).filter(([owner]) => owner !== uid);
  const all: Keys = [[uid, key], ...others];
  const keys = all.slice(0, MAX_ACCOUNTS);
  try {
    globalThis.localStorage.setItem(BROWSER_KEY, JSON.stringify(keys));
    keptByApp.delete(app);
  } catch {
    keptByApp.set(app, keys);
  }
}

/** What has not the shape of a key is none: sent along, it would have every log-in refused. */
function readStored(): Keys {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(BROWSER_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => {
      const pair = z.safeParse(Pair, entry);
      return pair.success ? [pair.data] : [];
    });
  } catch {
    return [];
  }
}
