/** "Pro Monat x 13", "/mes en 14 pagas": how many months' pay a year brings. */
export const PAID_MONTHS =
  /(?<=[\d\p{L}€)] ?)[x×*] ?1[3-6](?![\d.,%])(?: (?:months?|monate|meses|mois))?|(?<![\d.,])(?:(?:en|in|on|over|à) )?1[3-6] ?(?:pagas|pagos|mensualidades|mensualités|mensilità|monatsgehälter(?:n|)|gehälter(?:n|))(?!\p{L})/giu;

/** As many as a text says, else twelve. */
export function countPaidMonths(text: string): number {
  const [said = ""] = text.match(PAID_MONTHS) ?? [];
  return Number(/1[3-6]/.exec(said)?.[0] ?? 12);
}
