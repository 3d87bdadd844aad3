import { setTimeout as delay } from "node:timers/promises";

const PAUSE_MS = 200;
const TRY_MS = 10_000;

/**
 * Asks an address again and again until its answer pleases.
 * @throws Error when it has not within the given time, with what came last.
 */
export async function pollUntil(
  url: string,
  accept: (response: Response) => boolean | Promise<boolean>,
  options: { readonly withinMs: number; readonly init?: RequestInit; readonly onTry?: () => void },
): Promise<void> {
  const deadline = Date.now() + options.withinMs;
  let last = "no answer";
  while (Date.now() < deadline) {
    options.onTry?.();
    try {
      const response = await fetch(url, { ...options.init, signal: AbortSignal.timeout(TRY_MS) });
      if (await accept(response.clone())) return;
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
    await delay(PAUSE_MS);
  }
  throw new Error(`${url} did not come up within ${options.withinMs / 1000} s: ${last}`);
}
