/** The lifetime of a token in milliseconds. The periods before and after are accepted too, because clocks differ. */
const PERIOD_MS = 5 * 60_000;

/**
 * The text that the site's server signs, with a secret shared with the functions, to prove that it calls for its
 * visitors. The functions also accept the previous and the next period. Signed with HMAC-SHA-256, in base64url.
 *
 * @param now epoch milliseconds
 * @param away how many periods from now
 * @example writeSiteClaim(600_000); // => "farwork-site 2"
 */
export function writeSiteClaim(now: number, away = 0): string {
  return `farwork-site ${Math.floor(now / PERIOD_MS) + away}`;
}
