import { expect, it } from "vitest";
import * as z from "zod/mini";

import { listContracts } from "./list-contracts.ts";

it.each(listContracts())("has an example that its own request accepts: $name", ({ request, example }) => {
  expect(z.safeParse(request, example).error).toBeUndefined();
});
