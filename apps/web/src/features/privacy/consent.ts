/** A visitor's consent to the tracking pixel. `refused-by-browser`: by a browser setting for all sites. */
export type Consent = "unasked" | "granted" | "refused" | "refused-by-browser";
/** The possible choices. */
export type ConsentChoice = "granted" | "refused";

/** A cookie, so that the server can render the notice or leave it out. */
export const CONSENT_COOKIE = "consent";

/**
 * A visitor's consent by their cookie and headers. Global Privacy Control and Do Not Track count as a refusal whatever
 * was chosen before: they apply to every site, so the question is not asked.
 */
export function readConsent(choice: string | undefined, headers: Pick<Headers, "get">): Consent {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return "refused-by-browser";
  return choice === "granted" || choice === "refused" ? choice : "unasked";
}
