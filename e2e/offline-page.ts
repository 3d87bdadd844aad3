import { expect, type Page } from "@playwright/test";

const VIEWED_JOBS = "farwork-viewed-jobs";
const SAVED_COPY = "farwork.saved-copy";

/** Resolves when the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  const isAnswered = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  // A page loading while the worker took over is not controlled until reloaded.
  if (!isAnswered) await page.reload();
}

/** The URLs and texts of everything in this browser's caches, except scripts and styles. */
export async function readKept(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith("/_next/static/")) continue;
        kept.push({ path: pathname, text: (await (await cache.match(request))?.text()) ?? "" });
      }
    }
    return kept;
  });
}

/** Waits until the shown saved list is cached on this device. */
export async function expectSavedCopy(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate((item) => localStorage.getItem(item), SAVED_COPY)).not.toBeNull();
}

/** Waits until this many viewed jobs are remembered on this device. */
export async function expectViewedJobs(page: Page, count: number): Promise<void> {
  const countViewed = () =>
    page.evaluate((item) => {
      const viewed: unknown = JSON.parse(localStorage.getItem(item) ?? "[]");
      return Array.isArray(viewed) ? viewed.length : 0;
    }, VIEWED_JOBS);
  await expect.poll(countViewed).toBe(count);
}

/** Waits until the pages of exactly these jobs are cached. */
export async function expectKeptJobs(page: Page, paths: readonly string[]): Promise<void> {
  const listJobs = async () =>
    (await readKept(page)).map(({ path }) => path).filter((path) => path !== "/offline");
  await expect.poll(listJobs).toEqual(paths);
}
