const HOPED =
  /\b(?:o\.?t\.?e|on[- ]target|target\w*|potential|uncapped|total|tc|est|estimat\w*|average|avg|median|market|mid[- ]?point)\b/i;

/**
 * Whether words describe an amount that is not base pay: on-target earnings, a total including bonus, an estimate, a
 * market median.
 *
 * @example isHopedPay("OTE range"); // true
 */
export function isHopedPay(words: string): boolean {
  return HOPED.test(words);
}
