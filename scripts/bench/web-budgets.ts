/**
 * Budgets of public pages. End-to-end tests enforce those that do not depend on the machine's speed; `pnpm bench:web`
 * shows all. kB are 1,000 bytes, compressed by Brotli at maximum quality.
 */
export const BUDGETS = {
  /** The size of an empty page with this version of Next, as measured by `pnpm bench:web`. */
  emptyPageKb: 115.0,
  /** What our code may add to that. */
  ownScriptKb: 12,
  /**
   * What may follow: the listing's own code, until which its links and its form are the browser's own. 1.3 kB of it are the
   * names of countries, which spare a phone 120 ms for those of Intl.DisplayNames; 0.8 kB what people write for currencies
   * and periods, without which "€50k" in an address would be dollars and "5k/month" no amount; 0.9 kB ask which country is meant, and keep what was typed; 0.1 kB
   * take the focus back to the entry that was left for a job’s page; 0.6 kB tell the word that is being typed from others;
   * 0.2 kB say on a phone that exchange rates are old, and keep the pay slider in place under a swipe; 0.1 kB ask for
   * working hours before a country. Each source of jobs adds some 16 bytes.
   */
  followingScriptKb: 34.7,
  listingHtmlKb: 13,
  listingRawHtmlKb: 100,
  listingElements: 1000,
  performance: { listing: 95, job: 97 },
  /** Score for accessibility, best practices and search engine optimisation. */
  audits: 100,
  layoutShift: 0,
  /** From release to the paint of the list, for three in four choices of a filter. */
  filterMs: 60,
  /** The same with a CPU four times as slow. */
  slowFilterMs: 150,
  /** From "back" or "forward" to the paint of the list, with a CPU four times as slow. */
  slowHistoryMs: 120,
  /** From navigation on a first visit to the paint of the list of a filter. */
  firstInteractionMs: 1850,
  /** Responses per second of the site. */
  perSecond: { pagesWithCookie: 100, pagesWithout: 300, distinctLists: 300, repeatedLists: 1500 },
  /** CPU milliseconds of the site for one list with other filters. */
  listCpuMs: 3,
} as const;
