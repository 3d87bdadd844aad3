import { StopAlertsRequest } from "@farwork/domain";

import { type EndpointRequest, parseBody } from "../requests/endpoint.ts";
import { Refusal } from "../runtime/refusal.ts";
import { readAlertToken } from "./alert-token.ts";
import type { MailPreferencesStore } from "./mail-preferences-store.ts";

interface Dependencies {
  readonly secret: () => string;
  /** @throws Refusal `resource-exhausted` */
  readonly limitAccount: (uid: string) => Promise<void>;
  readonly preferences: () => Pick<MailPreferencesStore, "stop">;
}

/**
 * `POST /api/unsubscribe`: ends all alerts of the person in an email's token, without signing in. Idempotent. The token
 * is in the URL, for `List-Unsubscribe=One-Click` from email programs (RFC 8058), or in a JSON body.
 */
export function stopAlerts({ secret, limitAccount, preferences }: Dependencies) {
  return async ({ query, body }: EndpointRequest): Promise<object> => {
    const { token } = parseBody(StopAlertsRequest, query["token"] === undefined ? body : query);
    const uid = readAlertToken(token, secret());
    if (uid === undefined) throw new Refusal("invalid-argument", "token");
    await limitAccount(uid);
    await preferences().stop(uid);
    return {};
  };
}
