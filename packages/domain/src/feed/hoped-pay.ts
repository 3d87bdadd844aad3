const HOPED =
  /\b(?:o\.?t\.?e|on[- ]target|target\w*|potential|uncapped|total|tc|est|estimat\w*|average|avg|median|market|mid[- ]?point)\b/i;

/**
 * Whether words name what an amount is hoped or reckoned to come to, and so no base pay: on-target earnings, a total
 * with a bonus in it, an estimate, the middle of a market.
 *
 * @example isHopedPay("OTE range"); // true
 */
export function isHopedPay(words: string): boolean {
  return HOPED.test(words);
}
