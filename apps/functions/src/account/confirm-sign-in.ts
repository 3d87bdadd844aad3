import { randomBytes } from "node:crypto";

import * as z from "zod/mini";

import { callable } from "../requests/callable.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";

/**
 * Tells pages from before sign-ins were the identity service's that they may go on, without a look at what they send: it
 * allows nothing. Goes one release later (docs/decisions/0023).
 */
export const confirmSignIn = callable(
  {
    name: "confirmSignIn",
    request: z.object({}),
    response: z.object({ status: z.literal("confirmed"), browserKey: z.string() }),
    cost: COSTS.confirmSignIn,
  },
  async () => ({ status: "confirmed", browserKey: randomBytes(32).toString("base64url") }) as const,
);
