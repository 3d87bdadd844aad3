export const PLANS_PATH = "/plans";

/** Set by Stripe's redirect after a payment. */
const CHECKOUT_PARAM = "checkout";

export function hasPaid(params: URLSearchParams): boolean {
  return params.get(CHECKOUT_PARAM) === "done";
}

/** The page's address without the checkout result. */
export function withoutPaid(params: URLSearchParams): string {
  const left = new URLSearchParams(params);
  left.delete(CHECKOUT_PARAM);
  return plansPath(left);
}

/** The page's address with the parameters it had before Stripe's page. */
export function withParamsBack(params: URLSearchParams, before: URLSearchParams): string {
  const both = new URLSearchParams(before);
  for (const [name, value] of params) both.set(name, value);
  return plansPath(both);
}

const plansPath = (params: URLSearchParams) => (params.size === 0 ? PLANS_PATH : `${PLANS_PATH}?${params}`);
