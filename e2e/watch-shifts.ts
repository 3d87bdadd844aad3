import { expect, type Page } from "@playwright/test";

/** Nothing, as it is reported: in hundredths. */
const AT_LOAD = 0.005;
declare global {
  interface Window {
    /** What moved without anybody having just acted, and by how much. */
    shifts: { value: number; moved: string }[];
  }
}

/** From each page's beginning; for `page.addInitScript`, and so holds all it calls. */
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
 * Sees that no more has moved than allowed, and else names what did. Observers are told after a frame is painted: two
 * frames later they know of all before.
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
