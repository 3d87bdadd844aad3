import {
  type CallableContract,
  type PublicContract,
  REQUEST_ID_HEADER,
  type SignedInContract,
  SITE_TOKEN_HEADER,
} from "@farwork/domain/contract";
import { type FirebaseApp, FirebaseError } from "firebase/app";
import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  httpsCallableFromURL,
} from "firebase/functions";
import type * as z from "zod/mini";

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

// Callables time out after 15 s, so waiting much longer is pointless.
const TIMEOUT_MS = 20_000;

type Called<Contract extends CallableContract> = Pick<Contract, "name" | "callers" | "request" | "response">;

/** Calls a contract's function, for which nobody has to be signed in, and decodes its answer. Rejects with DataError. */
export async function callFunction<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  client: Client,
  contract: Called<PublicContract<Request, Response>>,
  request: z.input<Request> & object,
): Promise<z.output<Response>> {
  return call(client, contract, request);
}

/**
 * The same for callables that need a sign-in: adds an App Check token where that is on. The web server cannot get one,
 * so its calls go without.
 */
export async function callSignedIn<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  client: Client,
  contract: Called<SignedInContract<Request, Response>>,
  request: z.input<Request> & object,
  timeout?: number,
): Promise<z.output<Response>> {
  await openAppCheck(client);
  return tellingRefusals(client, () => call(client, contract, request, timeout));
}

async function call<Response extends z.ZodMiniType>(
  client: Client,
  { name, response }: { readonly name: string; readonly response: Response },
  request: object,
  timeout = client.timeoutMs ?? TIMEOUT_MS,
): Promise<z.output<Response>> {
  try {
    const { data } = await openCallable(client, name, timeout)(request);
    return decodeAnswer(response, data);
  } catch (error) {
    throw wasNeverAnswered(error) ? new DataError("unavailable", { cause: error }) : toDataError(error);
  }
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

/** Firebase's library cannot set headers, so extra values go into the address. */
function openCallable(client: Client, name: string, timeout: number) {
  const functions = openFunctions(client);
  const { requestId, siteToken } = client;
  if (requestId === undefined && siteToken === undefined)
    return httpsCallable<object>(functions, name, { timeout });
  const address = new URL(`${findFunctions(client)}/${name}`);
  if (requestId !== undefined) address.searchParams.set(REQUEST_ID_HEADER, requestId);
  if (siteToken !== undefined) address.searchParams.set(SITE_TOKEN_HEADER, siteToken);
  return httpsCallableFromURL<object>(functions, address.href, { timeout });
}

function findFunctions({ app, region, emulators }: Client): string {
  const { projectId = "" } = app.options;
  return emulators.functions === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net`
    : `http://${emulators.functions}/${projectId}/${region}`;
}

// The SDK also reports a request that never arrived as "internal"; only the HTTP status at the end of its message, 0
// for no response, distinguishes it from a function that failed.
function wasNeverAnswered(error: unknown): boolean {
  return (
    error instanceof FirebaseError && error.code === "functions/internal" && error.message.endsWith("[0]")
  );
}
