import { FirebaseError } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import type * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError, toDataError } from "./data-error.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { openOncePerApp, parseAddress } from "./open-service.ts";

const openFunctions = openOncePerApp(({ app, region, emulators }: Client) => {
  const functions = getFunctions(app, region);
  if (emulators.functions !== undefined) {
    const { host, port } = parseAddress(emulators.functions);
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

// The callables themselves give up at 30 s; waiting longer than they do would be waiting for nobody.
const TIMEOUT_MS = 35_000;

/** Calls a backend function and decodes its answer by the contract; rejects with DataError. */
export async function callFunction<Response extends z.ZodMiniType>(
  client: Client,
  name: string,
  request: object,
  response: Response,
): Promise<z.output<Response>> {
  return decodeAnswer(response, await call(client, name, request));
}

async function call(client: Client, name: string, request: object): Promise<unknown> {
  try {
    const callable = httpsCallable<object>(openFunctions(client), name, { timeout: TIMEOUT_MS });
    return (await callable(request)).data;
  } catch (error) {
    throw wasNeverAnswered(error) ? new DataError("unavailable", { cause: error }) : toDataError(error);
  }
}

// A request that never arrived is "internal" to the SDK as well; only the HTTP status that it writes at the end of
// its message, 0 for no answer, tells it from a function that failed.
function wasNeverAnswered(error: unknown): boolean {
  return (
    error instanceof FirebaseError && error.code === "functions/internal" && error.message.endsWith("[0]")
  );
}
