import type { SignedInContract } from "@farwork/domain/contract";
import { type FirebaseApp, FirebaseError } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import type * as z from "zod/mini";

import { type Called, TIMEOUT_MS } from "./call-function.ts";
import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { openOncePerApp, parseAddress } from "./open-service.ts";
import { tellingRefusals } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

const openFunctions = openOncePerApp(({ app, region, emulators }: Client) => {
  const functions = getFunctions(app, region);
  if (emulators.functions !== undefined) {
    const { host, port } = parseAddress(emulators.functions);
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

/**
 * Calls a contract's function for the signed-in user, with an App Check token where that is on, and decodes its answer.
 * Rejects with DataError.
 */
export async function callSignedIn<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  client: Client,
  contract: Called<SignedInContract<Request, Response>>,
  request: z.input<Request> & object,
  timeout = client.timeoutMs ?? TIMEOUT_MS,
): Promise<z.output<Response>> {
  await openAppCheck(client);
  const call = httpsCallable<object>(openFunctions(client), contract.name, { timeout });
  return tellingRefusals(client, async () => {
    const { data } = await call(request).catch((error: unknown) => {
      throw wasNeverAnswered(error) ? new DataError("unavailable", { cause: error }) : toDataError(error);
    });
    return decodeAnswer(contract.response, data);
  });
}

const appChecks = new WeakMap<FirebaseApp, Promise<void>>();

/**
 * Adds App Check tokens to this browser's calls from here on, if a site key is set. The first call that needs them
 * loads the code. On failure the call goes on without a token, and the backend may refuse it.
 */
async function openAppCheck({ app, appCheckSiteKey, onProblem }: Client): Promise<void> {
  if (appCheckSiteKey === undefined) return;
  const opening = appChecks.get(app) ?? startAppCheck(app, appCheckSiteKey);
  appChecks.set(app, opening);
  await opening.catch((error: unknown) => {
    appChecks.delete(app);
    onProblem("App Check could not be opened", toDataError(error));
  });
}

async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

// The SDK also reports a request that never arrived as "internal"; only the HTTP status at the end of its message, 0
// for no response, distinguishes it from a function that failed.
function wasNeverAnswered(error: unknown): boolean {
  return (
    error instanceof FirebaseError && error.code === "functions/internal" && error.message.endsWith("[0]")
  );
}
