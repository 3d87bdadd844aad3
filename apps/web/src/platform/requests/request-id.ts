import { REQUEST_ID_HEADER } from "@farwork/domain/contract";
import { readRequestId } from "@farwork/serving/request-id";

/** The current request's id; undefined under a server other than ours. */
export function findRequestId(): string | undefined {
  const given = globalThis.farworkResponses?.getStore()?.req.headers[REQUEST_ID_HEADER];
  return given === undefined ? undefined : readRequestId(given, () => crypto.randomUUID());
}
