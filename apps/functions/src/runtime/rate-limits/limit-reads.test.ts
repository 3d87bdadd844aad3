import { expect, it } from "vitest";

import { limitReads } from "./limit-reads.ts";
import { READ_LIMIT } from "./limits.ts";

it("limits documents read for a person's pages over time, separately per person", () => {
  const refused = expect.objectContaining({ code: "resource-exhausted", field: "rate" });
  const { burst, perSecond } = READ_LIMIT.rate;
  limitReads("ada", burst, 0);
  limitReads("ada", perSecond + 1, 0);
  expect(() => limitReads("ada", 1, 0)).toThrow(refused);
  limitReads("bob", 1, 0);
  expect(() => limitReads("ada", 1, 1000)).toThrow(refused);
  limitReads("ada", 1, 1002);
});
