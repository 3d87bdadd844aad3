import type { Session as KnownSession } from "@farwork/data";
import { atom } from "jotai";

/**
 * Who is here. `loading` until the identity service answered, which is after the page is interactive;
 * `unavailable` where it cannot be reached, so nobody can be signed in.
 */
export type Session = { readonly status: "loading" } | KnownSession | { readonly status: "unavailable" };

export const sessionAtom = atom<Session>({ status: "loading" });
