/**
 * What the pages that anybody may open are allowed to cost. Those that no machine's speed enters are held by the
 * end-to-end tests; `pnpm bench:web` shows them all. kB are 1,000 bytes, compressed by Brotli at its best.
 */
export const BUDGETS = {
  /** What a page with nothing in it costs with this version of Next: `pnpm bench:web` measures it anew. */
  emptyPageKb: 115.0,
  /** What ours may add to that. */
  ownScriptKb: 12,
  /**
   * What may follow: the listing's own code, until which its links and its form are the browser's own. 1.3 kB of it are the
   * names of countries, which spare a phone 120 ms for those of Intl.DisplayNames; 0.8 kB what people write for currencies
   * and periods, without which "€50k" in an address would be dollars and "5k/month" no amount; 0.9 kB ask which country is meant, and keep what was typed; 0.1 kB
   * take the focus back to the entry that was left for a job’s page; 0.6 kB tell the word that is being typed from others.
   */
  followingScriptKb: 34.2,
  listingHtmlKb: 13,
  listingRawHtmlKb: 100,
  listingElements: 1000,
  performance: { listing: 95, job: 97 },
  /** Of accessibility, best practices and search engine optimisation. */
  audits: 100,
  layoutShift: 0,
  /** From when what chose a filter is let go to the paint of its list, for three in four choices. */
  filterMs: 60,
  /** The same on a processor four times as slow. */
  slowFilterMs: 150,
  /** From "back" or "forward" to the paint of the list, on a processor four times as slow. */
  slowHistoryMs: 120,
  /** From a first visit's navigation to the paint of the list of a filter. */
  firstInteractionMs: 1850,
  /** Answers of the site. */
  perSecond: { pagesWithCookie: 100, pagesWithout: 300, distinctLists: 300, repeatedLists: 1500 },
  /** Of the site's processor, for one list of other filters. */
  listCpuMs: 3,
} as const;
