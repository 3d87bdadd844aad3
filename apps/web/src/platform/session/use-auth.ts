import { useAtomValue } from "jotai";

import { type Session, sessionAtom } from "./session-atoms.ts";

/** The current session. Throws outside `AuthProvider`. */
export function useAuth(): Session {
  return useAtomValue(sessionAtom);
}
