import { WRITTEN_SOURCES } from "./written-sources.ts";

/** A source and its terms: how its jobs may be shown, linked and polled. Pages and ingestion follow these. */
export type FeedSource = {
  /** The prefix of every job id of this source. */
  id: string;
  name: string;
  homepage: string;
  /** The text pages show next to a job, with a link to the job at the source. */
  attribution: string;
  /** The `rel` of links to jobs at the source. */
  linkRel: string;
  /** Whether its jobs may be in Google Jobs: JobPosting markup, sitemap entries, indexing requests. */
  googleJobs: boolean;
  /** Whether pages may show the source's own logo (not those of hiring companies). */
  ownLogo: boolean;
  /** The minimum time between two polls, in milliseconds. */
  minPollInterval: number;
  /** The URL of its API; `{board}` stands for a company's board, if each company has one. */
  endpoint: string;
  /** Whether its response, with all pages, is complete, so that an absent job is gone. */
  answersInFull: boolean;
  /** Maximum pages per poll. If there are more, the response only has the newest jobs. */
  maxPages: number;
  /**
   * The source's own hosts, including subdomains: images from these are removed from descriptions, and only links to
   * these are labelled with the source's name.
   */
  hosts: readonly string[];
  /** Whether links to its jobs must be at one of `hosts`, because its terms require a link back to its own page. */
  ownHostsOnly: boolean;
};

export const HOUR = 3_600_000;

/**
 * Defaults for sources whose terms do not say otherwise: a followed link to its own page, which is what makes linking
 * back valuable; no logo; and, out of politeness, one poll per hour.
 */
export const USUAL_TERMS = {
  linkRel: "noopener",
  googleJobs: true,
  ownLogo: false,
  minPollInterval: HOUR,
  maxPages: 1,
  ownHostsOnly: true,
} as const;

/**
 * Company boards only require a link to the posting, which may be on the company's own site. A response has all jobs of
 * a company.
 */
export const COMPANY_BOARD = { ...USUAL_TERMS, answersInFull: true, ownHostsOnly: false } as const;

/**
 * All sources of jobs. We Work Remotely is excluded, as its terms forbid search services. Each is declared with its
 * feed; this generated copy omits the parsing code, which would add weight to every page that names a source.
 */
export const FEED_SOURCES: readonly FeedSource[] = WRITTEN_SOURCES;

/**
 * Finds a source by its id, as in a job's `source`.
 *
 * @example findFeedSource("remotive")?.attribution; // => "From Remotive"
 */
export function findFeedSource(id: string): FeedSource | undefined {
  return FEED_SOURCES.find((source) => source.id === id);
}

/**
 * Whether a source has one board per company, requested by the board's token.
 *
 * @example FEED_SOURCES.filter(hasBoards).some(({ id }) => id === "lever"); // => true
 */
export function hasBoards({ endpoint }: FeedSource): boolean {
  return endpoint.includes("{board}");
}
