import type { AuthOutcome } from "@farwork/data";
import { atom } from "jotai";

import { browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { forgetAskedLink, keepAskedLink } from "../../platform/session/asked-link.ts";
import { authenticateAtom, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";

/** Has a link mailed that signs in; this browser remembers for whom, and where it leads. Never rejects. */
export const sendSignInLinkAtom = atom(
  null,
  async (get, _set, asked: { email: string; next: string }): Promise<Done> => {
    const url = `${location.origin}${SIGN_IN_LINK_PATH}`;
    const outcome = await get(browserDataAtom)
      .load()
      .then((data) => data.sendSignInLink({ email: asked.email, url }), toUnreachable);
    if (outcome.success) keepAskedLink(asked);
    return outcome;
  },
);

/** Signs in with the link of this page's address. Never rejects. */
export const logInByLinkAtom = atom(null, async (_get, set, email: string): Promise<AuthOutcome> => {
  const outcome = await set(authenticateAtom, (data) => data.logInByLink({ email, link: location.href }));
  if (outcome.success) forgetAskedLink();
  return outcome;
});
