import { useAtomValue } from "jotai";

import { type Session, sessionAtom } from "./session-atoms.ts";

/** The session of the person here. Throws outside `AuthProvider`. */
export function useAuth(): Session {
  return useAtomValue(sessionAtom);
}
