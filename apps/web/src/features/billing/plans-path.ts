export const PLANS_PATH = "/plans";

/** With what Stripe's page sends back who has paid. */
const CHECKOUT_PARAM = "checkout";

export function hasPaid(params: URLSearchParams): boolean {
  return params.get(CHECKOUT_PARAM) === "done";
}

/** The page's address once the payment has arrived. */
export function withoutPaid(params: URLSearchParams): string {
  const left = new URLSearchParams(params);
  left.delete(CHECKOUT_PARAM);
  return plansPath(left);
}

/** The page's address, back from Stripe's, with the parameters that it was left with. */
export function withParamsBack(params: URLSearchParams, before: URLSearchParams): string {
  const both = new URLSearchParams(before);
  for (const [name, value] of params) both.set(name, value);
  return plansPath(both);
}

const plansPath = (params: URLSearchParams) => (params.size === 0 ? PLANS_PATH : `${PLANS_PATH}?${params}`);
