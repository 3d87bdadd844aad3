/** The work of any call before its request is looked at, and of one that is refused. */
export const ANY_CALL = 1;

/**
 * What each function that is no callable costs, as `pnpm bench:costs` measures it (docs/costs.md holds them to it); what a
 * callable costs, its contract says.
 */
export const COSTS = {
  // No secret of ours is looked for before a signature is: who has none is refused for this.
  stripeWebhook: 2,
  mailWebhook: 2,
  api: 10,
  picture: 10,
  confirmSignIn: 2,
} as const;
