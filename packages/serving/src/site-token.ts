/** How long a token is of use, in milliseconds, and as long again before and after: clocks differ. */
const PERIOD_MS = 5 * 60_000;

/**
 * What the site's server signs, with a secret that the functions have too, to be known as the one that asks for
 * everybody; the functions take the text of the period before and after as well. Both sign it by HMAC with SHA-256, in
 * base64url.
 *
 * @param now epoch milliseconds
 * @param away how many periods from now
 * @example writeSiteClaim(600_000); // => "farwork-site 2"
 */
export function writeSiteClaim(now: number, away = 0): string {
  return `farwork-site ${Math.floor(now / PERIOD_MS) + away}`;
}
