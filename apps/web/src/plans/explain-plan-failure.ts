import type { PlanDeed } from "./plan-atoms.ts";

const NOTHING_DONE: Readonly<Record<"pay" | "free" | "manage", string>> = {
  pay: "Stripe’s page could not be opened, and nothing was charged. Try again in a moment.",
  free: "Your choice could not be saved. Try again in a moment; Free works all the same.",
  manage: "Stripe’s page could not be opened, and nothing was changed. Try again in a moment.",
};

/** What it means to a person that something about their plan failed. `error` is whatever was thrown. */
export function explainPlanFailure(
  error: unknown,
  deed: PlanDeed,
  { isSignedOut }: { isSignedOut: boolean },
): string {
  const { code, field } = readRefusal(error);
  if (isSignedOut || code === "unauthenticated") return "You are logged out. Log in, then try again.";
  if (field === "plan") return "You have a subscription already. What is to change there is under “Manage”.";
  if (code === "too-many-requests")
    return "That was many tries in a short time. Wait some minutes, then try again.";
  return NOTHING_DONE[deed === "month" || deed === "year" ? "pay" : deed];
}

// By its fields, not its class: naming the class would bring Firebase into the page's first load.
function readRefusal(error: unknown): { code: unknown; field: unknown } {
  if (!(error instanceof Error)) return { code: undefined, field: undefined };
  return {
    code: "code" in error ? error.code : undefined,
    field: "field" in error ? error.field : undefined,
  };
}
