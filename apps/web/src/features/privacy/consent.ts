/** What a visitor said to the tracking pixel. `refused-by-browser`: their browser says it for every site. */
export type Consent = "unasked" | "granted" | "refused" | "refused-by-browser";
/** What they can choose. */
export type ConsentChoice = "granted" | "refused";

/** Kept in a cookie, so that the server's first byte already has the notice, or has it not. */
export const CONSENT_COOKIE = "consent";

/**
 * A visitor's consent, from the cookie's value and their request's headers. Global Privacy Control and Do Not Track
 * count as a refusal, whatever was chosen before: they apply to every site, so the question is not asked.
 */
export function readConsent(choice: string | undefined, headers: Pick<Headers, "get">): Consent {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return "refused-by-browser";
  return choice === "granted" || choice === "refused" ? choice : "unasked";
}
