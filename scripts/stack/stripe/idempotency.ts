import type { StripeAnswer } from "./answer.ts";

/** Handles a request once per key and repeats its response; a different request with the same key is rejected. */
export function createIdempotency() {
  const answered = new Map<string, { readonly request: string; readonly answer: Promise<StripeAnswer> }>();
  return async (
    key: string | undefined,
    request: string,
    answer: () => Promise<StripeAnswer>,
  ): Promise<StripeAnswer> => {
    if (key === undefined) return answer();
    const before = answered.get(key) ?? { request, answer: answer() };
    answered.set(key, before);
    // Requests without a response can be retried.
    before.answer.catch(() => answered.delete(key));
    return before.request === request ? before.answer : KEY_IN_USE;
  };
}

const KEY_IN_USE: StripeAnswer = {
  status: 400,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    error: { type: "idempotency_error", message: "Keys can only be used with the same parameters." },
  }),
};
