import { expect, it, vi } from "vitest";

import type { MarkNews } from "./mark-news.ts";
import { openMarkTabs } from "./mark-tabs.ts";

it("have one clock, which a device's clock that is set back does not turn back", async () => {
  const [one, other] = [openMarkTabs("ada"), openMarkTabs("ada")];
  const heard = vi.fn<(news: MarkNews) => void>();
  other.listen(heard);
  const at = one.now() + 600_000;
  one.tell({ kind: "written", at, key: "saved:remotive-1", isMarked: true });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(other.now()).toBeGreaterThanOrEqual(at);
  one.close();
  other.close();
});
