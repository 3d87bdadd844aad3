import {
  type CallableContract,
  type PublicContract,
  REQUEST_ID_HEADER,
  SITE_TOKEN_HEADER,
} from "@farwork/domain/contract";
import * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { fetchJson, toStatusError } from "./fetch-json.ts";
import { findRefusedField, toDataErrorCode } from "./to-data-error.ts";

// Callables time out after 15 s, so waiting much longer is pointless.
export const TIMEOUT_MS = 20_000;

export type Called<Contract extends CallableContract> = Pick<
  Contract,
  "name" | "callers" | "request" | "response"
>;

const CallResult = z.object({ result: z.unknown() });
const CallFailure = z.object({
  error: z.object({ status: z.string(), details: z.optional(z.unknown()) }),
});

/**
 * Calls a contract's function, for which nobody has to be signed in, and decodes its answer. Rejects with DataError.
 *
 * This is Firebase's protocol (https://firebase.google.com/docs/functions/callable-reference) without its library. That
 * keeps every call in memory, with the page that waits for it, until its app is deleted, which a server never does. It
 * also sends no headers of ours.
 */
export async function callFunction<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  client: Client,
  contract: Called<PublicContract<Request, Response>>,
  request: z.input<Request> & object,
): Promise<z.output<Response>> {
  const { requestId, siteToken, timeoutMs = TIMEOUT_MS } = client;
  const { status, isOk, answer } = await fetchJson(`${findFunctions(client)}/${contract.name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      ...(siteToken !== undefined && { [SITE_TOKEN_HEADER]: siteToken }),
    },
    body: JSON.stringify({ data: request }),
    redirect: "error",
    timeoutMs,
  });
  if (!isOk) throw toRefusal(status, answer);
  return decodeAnswer(contract.response, decodeAnswer(CallResult, answer).result);
}

function findFunctions({ app, region, emulators }: Client): string {
  const { projectId = "" } = app.options;
  return emulators.functions === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net`
    : `http://${emulators.functions}/${projectId}/${region}`;
}

/** @param answer not of the protocol if the platform refused the call before the function ran */
function toRefusal(status: number, answer: unknown): DataError {
  const failure = z.safeParse(CallFailure, answer);
  if (!failure.success) return toStatusError(status, answer);
  const { error } = failure.data;
  const code = toDataErrorCode(error.status.toLowerCase().replaceAll("_", "-"));
  return new DataError(code, { field: findRefusedField(error), cause: answer });
}
