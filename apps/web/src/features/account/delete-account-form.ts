import * as z from "zod/mini";

/** What deleting an account asks for. */
export const DeleteAccountForm = z.object({
  password: z.string().check(z.minLength(1, "Enter your password.")),
  understood: z.literal("on", "Check this box to continue."),
});
