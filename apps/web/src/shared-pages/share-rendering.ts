import type { SharedPage } from "./shared-page.ts";

/** Shorter than anything that a visitor could notice, and long enough for a crowd. */
const KEPT_MS = 2000;
/** Longer than a page waits for the backend; one that takes more may never come. */
const RENDERING_MS = 20_000;
const MAX_PAGES = 50;

type Kept = { readonly page: Promise<SharedPage>; readonly until: number };

/**
 * Renders what has the same key once at a time, however many ask, and keeps what went well for two seconds. It also
 * finds the page of a key that is at hand, or being rendered already.
 */
export function shareRendering(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>();

  const find = (key: string) => {
    const known = kept.get(key);
    return known && now() < known.until ? known.page : undefined;
  };
  const share = (key: string, render: () => Promise<SharedPage>): Promise<SharedPage> => {
    const known = find(key);
    if (known) return known;
    const page = render();
    // Whoever asks meanwhile waits for it.
    const rendering = { page, until: now() + RENDERING_MS };
    kept.delete(key);
    kept.set(key, rendering);
    for (const oldest of [...kept.keys()].slice(0, -MAX_PAGES)) kept.delete(oldest);
    const settle = (isWell: boolean) => {
      if (kept.get(key) !== rendering) return;
      if (isWell) kept.set(key, { page, until: now() + KEPT_MS });
      else kept.delete(key);
    };
    page.then(
      ({ status }) => settle(status === 200),
      () => settle(false),
    );
    return page;
  };
  return Object.assign(share, { find });
}
