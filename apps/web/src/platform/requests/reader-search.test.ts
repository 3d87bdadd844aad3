import { expect, it } from "vitest";

import { withReader } from "./reader-search.ts";

it.each([
  ["", "BR", "from=BR"],
  ["type=contract", "BR", "type=contract&from=BR"],
  ["from=DE", "BR", "from=DE"],
  ["from=any", "BR", "from=any"],
  ["from=", "BR", "from="],
  ["type=contract", undefined, "type=contract"],
  ["", "<b>", ""],
  ["", "brazil", ""],
])("the address %j is read, where %s is remembered, as %j", (search, remembered, filled) => {
  expect(withReader(search, remembered)).toBe(filled);
});
