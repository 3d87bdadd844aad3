import { expect, it } from "vitest";

import { limitReads } from "./limit-reads.ts";
import { READ_LIMIT } from "./limits.ts";

it("lets a person's pages read so many documents, more as time goes on, and takes nothing of that from others", () => {
  const refused = expect.objectContaining({ code: "resource-exhausted", field: "rate" });
  limitReads("ada", READ_LIMIT.rate.atOnce - 1, 0);
  expect(() => limitReads("ada", 2, 0)).toThrow(refused);
  limitReads("ada", 1, 0);
  limitReads("bob", READ_LIMIT.rate.atOnce, 0);
  expect(() => limitReads("ada", READ_LIMIT.rate.perSecond + 1, 1000)).toThrow(refused);
  limitReads("ada", READ_LIMIT.rate.perSecond, 1000);
});
