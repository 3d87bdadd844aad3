import type { Store } from "../../ui/store.ts";
import { sessionAtom } from "./session-atoms.ts";

/** Whether `uid` is still the one signed in, for work that takes a while. */
export function isSignedInAs(store: Store, uid: string): boolean {
  const session = store.get(sessionAtom);
  return session.status === "signed-in" && session.account.uid === uid;
}
