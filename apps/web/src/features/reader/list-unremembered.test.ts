import { expect, it } from "vitest";

import { listUnremembered } from "./read-here.ts";

const list = (asked: string, remembered?: string) => listUnremembered(new URLSearchParams(asked), remembered);

it.each([
  ["from=NG&type=contract", undefined, "from=NG"],
  ["from=NG", "BR", "from=NG"],
  ["from=any", "BR", "from=any"],
  ["from=NG", "NG", ""],
  ["type=contract", "NG~9-17@Africa/Lagos", ""],
  ["zone=Africa/Lagos&starts=8&common=4", "NG", "zone=Africa%2FLagos&starts=8"],
  ["zone=Africa/Lagos&starts=8", "NG~8-17@Africa/Lagos", ""],
  ["from=NG&zone=Africa/Lagos&starts=8", "NG~9-17@Africa/Lagos", "zone=Africa%2FLagos&starts=8"],
])("of %j beside the remembered %j, links carry %j", (asked, remembered, carried) => {
  expect(list(asked, remembered)).toBe(carried);
});
