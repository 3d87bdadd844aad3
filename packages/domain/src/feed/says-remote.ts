const REMOTE =
  /\b(?:remote|anywhere|worldwide|distributed|telecommut\w*|work from home|wfh|home[- ]based)\b/i;
const AT_A_PLACE = /\b(?:hybrid|on-?site|in[- ]office|not remote|non-remote)\b/i;

/**
 * Whether one of a posting's places is remote work, at a board that has no field for it. Parts are told apart at
 * semicolons: "London (Hybrid); Remote - Spain" is open to people in Spain.
 *
 * @example saysRemote(["Remote - EMEA"]); // true
 */
export function saysRemote(places: readonly string[]): boolean {
  return places
    .flatMap((place) => place.split(";"))
    .some((part) => REMOTE.test(part) && !AT_A_PLACE.test(part));
}
