import { expect, type Page } from "@playwright/test";

/** Zero, as reported in hundredths. */
const AT_LOAD = 0.005;
declare global {
  interface Window {
    /** Layout shifts without recent input, with their size. */
    shifts: { value: number; moved: string }[];
  }
}

/** Runs from the start of each page with `page.addInitScript`, so it must be self-contained. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (!("value" in shift && "hadRecentInput" in shift && "sources" in shift)) continue;
      if (shift.hadRecentInput || !Array.isArray(shift.sources) || typeof shift.value !== "number") continue;
      const moved = shift.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
      );
      window.shifts.push({ value: shift.value, moved: moved.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Fails with details if more has shifted than allowed. Observers are notified after painting, so waits for two frames.
 */
export async function expectNoShift(page: Page, when: string, most = AT_LOAD): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<typeof window.shifts>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts))));
      }),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total > most ? shifts : [], when).toEqual([]);
}
