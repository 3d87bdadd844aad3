import * as z from "zod/mini";

/** The fields of the account-deletion form. */
export const DeleteAccountForm = z.object({
  password: z.string().check(z.minLength(1, "Enter your password.")),
  understood: z.literal("on", "Check this box to continue."),
});
