import { HOME_PATH, safeNextPath } from "../account/next-path.ts";

export const PLANS_PATH = "/plans";

/** Says that an account was made a moment ago. */
const WELCOME_PARAM = "welcome";

/**
 * Where a new account is offered its plans, on its way to `next`, a path of this site; who is on the way to the plans
 * goes there straight.
 *
 * @example welcomePath("/saved"); // "/plans?welcome=1&next=%2Fsaved"
 */
export function welcomePath(next: string): string {
  const path = safeNextPath(next);
  if (/^\/plans(?![\w-])/.test(path)) return path;
  const way = path === HOME_PATH ? {} : { next: path };
  return `${PLANS_PATH}?${new URLSearchParams({ [WELCOME_PARAM]: "1", ...way })}`;
}

/** Where a new account's visit to the plans leads on to; undefined for every other visit. */
export function wayOnFromPlans(params: URLSearchParams): string | undefined {
  return params.has(WELCOME_PARAM) ? safeNextPath(params.get("next") ?? undefined) : undefined;
}

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
