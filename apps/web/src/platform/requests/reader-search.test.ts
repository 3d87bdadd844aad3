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
  ["", "NG~9-17@Africa/Lagos", "from=NG&zone=Africa%2FLagos"],
  ["type=contract", "~8:30-16@Africa/Lagos", "type=contract&zone=Africa%2FLagos&starts=8%3A30&ends=16"],
  ["zone=Asia/Tokyo&from=any", "NG~9-17@Africa/Lagos", "zone=Asia/Tokyo&from=any"],
  ["", "NG~9-17@<b>", "from=NG"],
])("%j with %s remembered becomes %j", (search, remembered, filled) => {
  expect(withReader(search, remembered)).toBe(filled);
});
