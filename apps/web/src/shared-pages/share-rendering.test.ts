import { expect, it, vi } from "vitest";

import { shareRendering } from "./share-rendering.ts";
import type { SharedPage } from "./shared-page.ts";

const PAGE: SharedPage = { status: 200, headers: {}, body: "Tide" };

it("a page that is never done holds up those who wait for it, and nobody who comes 20 s later", async () => {
  let now = 0;
  const share = shareRendering(() => now);
  const render = vi.fn<() => Promise<SharedPage>>(async () => PAGE);
  render.mockReturnValueOnce(new Promise(() => {}));
  void share("/", render);
  now = 19_999;
  void share("/", render);
  expect(render).toHaveBeenCalledOnce();
  now = 20_000;
  await expect(share("/", render)).resolves.toBe(PAGE);
});
