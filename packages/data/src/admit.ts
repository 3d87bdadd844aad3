import type { Browser } from "@farwork/domain/contract";
import type { User } from "firebase/auth";

import { toAccount } from "./account.ts";
import { type AuthFailure, toAuthFailure, tryDoing } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { CODE_WANTED, tryConfirmSignIn } from "./confirm-sign-in.ts";
import { letIn } from "./entrance.ts";
import { type SettledAccount, settleKnownAccount } from "./settle-account.ts";

/** How a sign-up or a log-in ended. */
export type AuthOutcome = SettledAccount | AuthFailure;

/** A log-in that waits for the code that was mailed to its account's address. A reload forgets it. */
export interface CodeWanted extends AuthFailure {
  /**
   * Ends the log-in with the code, in which spaces do not count. Never rejects. "auth/invalid-verification-code": it is
   * not that one, or was not used within its ten minutes; "auth/too-many-requests": five were wrong, and it takes another
   * one; "auth/user-token-expired": it takes another log-in; "unavailable": it may be tried again.
   */
  readonly confirm: (code: string) => Promise<AuthOutcome>;
  /**
   * Mails another code, after which the earlier one is void, and gives the outcome that waits for it; within a minute of
   * the last mail none is sent. Never rejects. "auth/quota-exceeded": no more mails in this hour or day,
   * and the earlier code is as good as before; "unavailable": it may be tried again at once.
   */
  readonly sendAnother: () => Promise<LogInOutcome>;
}

/** How a log-in ended, or what it waits for: then there is a `confirm`. */
export type LogInOutcome = AuthOutcome | CodeWanted;

interface Told {
  readonly browser?: Browser;
}

/** Lets in who has entered, where the backend does. Never rejects. */
export async function admit(client: Client, user: User, told: Told): Promise<LogInOutcome> {
  const confirmed = await tryConfirmSignIn(client, user, told);
  if (confirmed.success) return settle(client, user);
  return confirmed.code === CODE_WANTED ? wantCode(client, user, told) : confirmed;
}

function wantCode(client: Client, user: User, told: Told): CodeWanted {
  return {
    ...toAuthFailure(CODE_WANTED),
    confirm: async (code) => {
      const confirmed = await tryConfirmSignIn(client, user, { ...told, code: code.replaceAll(/\s/g, "") });
      return confirmed.success ? settle(client, user) : confirmed;
    },
    sendAnother: () => admit(client, user, told),
  };
}

async function settle(client: Client, user: User): Promise<AuthOutcome> {
  const entered = await tryDoing(() => letIn(client, user));
  return entered.success ? settleKnownAccount(client, toAccount(user)) : entered;
}
