import { expect, it } from "vitest";

import { limitReads } from "./limit-reads.ts";
import { READ_LIMIT } from "./limits.ts";

it("lets a person's pages read so many documents in a minute, and takes nothing of that from others", () => {
  const refused = expect.objectContaining({ code: "resource-exhausted", field: "rate" });
  limitReads("ada", READ_LIMIT.units - 1, 0);
  expect(() => limitReads("ada", 2, 59_999)).toThrow(refused);
  limitReads("ada", 1, 59_999);
  limitReads("bob", READ_LIMIT.units, 59_999);
  limitReads("ada", 2, 60_000);
});
