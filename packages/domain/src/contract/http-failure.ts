import * as z from "zod/mini";

/** The error response of our HTTP endpoints; `field` names what was rejected. */
export const HttpFailure = z.object({
  error: z.object({
    code: z.enum([
      "invalid-argument",
      "unauthenticated",
      "permission-denied",
      "failed-precondition",
      "not-found",
      "resource-exhausted",
      "unavailable",
      "internal",
    ]),
    field: z.optional(z.string()),
  }),
});
export type HttpFailure = z.infer<typeof HttpFailure>;
