import { useAtomValue } from "jotai";
import { use } from "react";

import { AuthContext } from "./auth-provider.tsx";
import { type Session, sessionAtom } from "./session-atoms.ts";

/** The session of the person here. Throws outside `AuthProvider`. */
export function useAuth(): Session {
  if (!use(AuthContext)) throw new Error("useAuth must be used within AuthProvider");
  return useAtomValue(sessionAtom);
}
