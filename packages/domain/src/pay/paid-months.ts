/** "Pro Monat x 13", "/mes en 14 pagas", "(14x)", "paid 14 times", "sur 13 mois", "pagos em 14 meses": how many months' pay a year brings. */
export const PAID_MONTHS = new RegExp(
  [
    String.raw`(?<=[\d\p{L}€)] ?)[x×*] ?1[3-6](?!\d|[.,]\d|%)(?: (?:months?|monate|meses|mois))?`,
    String.raw`(?<![\d.,])1[3-6] ?[x×](?=\)| ?(?:€|eur|chf)? ?\d[\d.,']{3}| (?:jährlich|im jahr|pro jahr|a year|per year))`,
    String.raw`(?:paid|payable) 1[3-6] times(?: (?:a|per) year)?`,
    String.raw`(?<!\p{L})sur 1[3-6] mois(?!\p{L})`,
    String.raw`(?<!\p{L})(?:pag[oa]s?|distribuíd[oa]s?) (?:em|por) 1[3-6] (?:meses|vezes)(?!\p{L})`,
    String.raw`\(1[34] meses\)(?<=(?:€|brutos?|m[eê]s|mensais|mensual(?:es)?) ?\(1[34] meses\))`,
    String.raw`(?<![\d.,])1[3-6] salários (?:por ano|anuais|ao ano)(?!\p{L})`,
    String.raw`(?<!\p{L})com 1[34] salários(?! mínimos)(?!\p{L})`,
    String.raw`(?<![\d.,])(?:(?:en|in|on|over|à) )?1[3-6] ?(?:pagas|pagos|mensualidades|mensualités|mensilità|monatsgehälter(?:n|)|gehälter(?:n|)|(?:payments|salaries)(?: (?:a|per) year)?)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** As many as a text says, else twelve. */
export function countPaidMonths(text: string): number {
  const [said = ""] = text.match(PAID_MONTHS) ?? [];
  return Number(/1[3-6]/.exec(said)?.[0] ?? 12);
}
