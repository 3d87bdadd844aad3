import pRetry from "p-retry";

import { errorMessage } from "./error-message.ts";

const PAUSE_MS = 200;
const TRY_MS = 10_000;

/**
 * Polls a URL until its response is accepted.
 * @throws Error with the last result if it is not accepted in time.
 */
export async function pollUntil(
  url: string,
  accept: (response: Response) => boolean | Promise<boolean>,
  options: { readonly withinMs: number; readonly init?: RequestInit; readonly onTry?: () => void },
): Promise<void> {
  const ask = async () => {
    options.onTry?.();
    const response = await fetch(url, { ...options.init, signal: AbortSignal.timeout(TRY_MS) });
    if (await accept(response.clone())) return;
    throw new Error(`${response.status} ${(await response.text()).slice(0, 300)}`);
  };
  const pace = { retries: Infinity, minTimeout: PAUSE_MS, factor: 1, maxRetryTime: options.withinMs };
  await pRetry(ask, pace).catch((cause: unknown) => {
    const last = errorMessage(cause);
    throw new Error(`${url} did not come up within ${options.withinMs / 1000} s: ${last}`, { cause });
  });
}
