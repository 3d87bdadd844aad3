import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";

/** `refused`: the code is used, too old or made up. */
export type Confirmation = "done" | "refused" | "failed";

/** Confirms an address with a mailed code. Never rejects. */
export const confirmEmailAtom = atom(null, async (get, _set, code: string): Promise<Confirmation> => {
  try {
    const data = await get(browserDataAtom).load();
    await data.confirmEmail(code);
    return "done";
  } catch (error) {
    const isRefused = error instanceof Error && "code" in error && error.code === "invalid-argument";
    return isRefused ? "refused" : "failed";
  }
});
