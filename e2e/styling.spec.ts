import { expect, type Page } from "@playwright/test";
import * as z from "zod/mini";

import { test } from "./watched-test.ts";

/** A checkbox, its row and its label are about ten elements; the page has two thousand. */
const STYLED_BY_A_BOX = 20;

// Only the page, without the effects of its scripts.
test.use({ javaScriptEnabled: false });

const Styling = z.object({
  name: z.literal("UpdateLayoutTree"),
  args: z.object({ elementCount: z.number() }),
});

test("ticking a box restyles little of the listing", async ({ page }) => {
  await page.goto("/");
  const tick = (isTicked: boolean) =>
    page.getByRole("checkbox", { name: /^Contract/ }).evaluate((box, checked) => {
      Object.assign(box, { checked });
      return box.getBoundingClientRect().top;
    }, isTicked);
  const styled = await countStyled(page, tick);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(STYLED_BY_A_BOX);
});

/**
 * The number of elements that the browser restyles when something is toggled. Toggled once before, to exclude initial
 * work.
 */
async function countStyled(page: Page, turn: (isOn: boolean) => Promise<unknown>): Promise<number> {
  for (const isOn of [true, false]) await turn(isOn);
  const cdp = await page.context().newCDPSession(page);
  let styled = 0;
  cdp.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) styled += z.safeParse(Styling, event).data?.args.elementCount ?? 0;
  });
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await turn(true);
  const ended = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await ended;
  return styled;
}
