import { REQUEST_ID_HEADER } from "@farwork/domain/contract";
import { readRequestId } from "@farwork/serving/request-id";

/** The id of the request that is being answered; undefined under another server than ours. */
export function findRequestId(): string | undefined {
  const given = globalThis.farworkAnswers?.getStore()?.req.headers[REQUEST_ID_HEADER];
  return given === undefined ? undefined : readRequestId(given, () => crypto.randomUUID());
}
