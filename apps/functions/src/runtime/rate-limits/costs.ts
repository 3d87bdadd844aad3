/** The cost of any call before its request is parsed, and of a refused one. */
export const ANY_CALL = 1;

/**
 * The cost of each function that is not a callable, as measured by `pnpm bench:costs` (see docs/costs.md); those of
 * callables are in their contracts.
 */
export const COSTS = {
  // Unsigned requests are refused at this cost, before any secret is read.
  stripeWebhook: 2,
  mailWebhook: 2,
  api: 10,
  picture: 10,
  confirmSignIn: 2,
} as const;
