import { randomBytes } from "node:crypto";

import * as z from "zod/mini";

import { callable } from "../requests/callable.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";

/**
 * Lets pages from before sign-ins moved to the identity service continue. Ignores its input and grants nothing. Remove
 * one release later (docs/decisions/0023).
 */
export const confirmSignIn = callable(
  {
    name: "confirmSignIn",
    callers: "anyone",
    request: z.object({}),
    response: z.object({ status: z.literal("confirmed"), browserKey: z.string() }),
    example: {},
    cost: COSTS.confirmSignIn,
  },
  async () => ({ status: "confirmed", browserKey: randomBytes(32).toString("base64url") }) as const,
);
