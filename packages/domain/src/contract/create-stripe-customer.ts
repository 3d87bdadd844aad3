import * as z from "zod/mini";

/**
 * The body of `POST /api/create-stripe-customer`, sent with `Authorization: Bearer <ID token>`. Both values must match
 * the token; another `uid` gets a 403.
 */
export const CreateStripeCustomerRequest = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  uid: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type CreateStripeCustomerRequest = z.infer<typeof CreateStripeCustomerRequest>;

export const CreateStripeCustomerResponse = z.object({ customerId: z.string().check(z.minLength(1)) });
export type CreateStripeCustomerResponse = z.infer<typeof CreateStripeCustomerResponse>;
