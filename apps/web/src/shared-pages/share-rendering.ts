import type { SharedPage } from "./shared-page.ts";

/** Shorter than anything that a visitor could notice, and long enough for a crowd. */
const KEPT_MS = 2000;
/** Longer than a page waits for the backend; one that takes more may never come. */
const RENDERING_MS = 20_000;
const MAX_PAGES = 50;

type Kept = { readonly page: Promise<SharedPage>; readonly until: number };

/** Renders what has the same key once at a time, however many ask, and keeps what went well for two seconds. */
export function shareRendering(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>();

  return (key: string, render: () => Promise<SharedPage>): Promise<SharedPage> => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.page;
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
}
