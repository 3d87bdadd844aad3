import { WRITTEN_SOURCES } from "./written-sources.ts";

/** How a source's jobs may be shown, linked to and asked for: its terms, as data that pages and ingestion obey. */
export type FeedSource = {
  /** The first half of every job id of this source. */
  id: string;
  name: string;
  homepage: string;
  /** The words a page puts beside a job, with a link to the job at the source. */
  attribution: string;
  /** The `rel` of a link to the job at the source. */
  linkRel: string;
  /** Whether its jobs may go to Google Jobs: JobPosting markup, sitemap entries, indexing requests. */
  googleJobs: boolean;
  /** Whether a page may show the source's own logo. Logos of the companies that hire are not meant. */
  ownLogo: boolean;
  /** The shortest time between two requests, in milliseconds. */
  minPollInterval: number;
  /** Where its API answers; `{board}` stands for a company's board, where each company has one. */
  endpoint: string;
  /** Whether its answer, with all its pages, holds all that the source offers: a job missing from it is then gone. */
  answersInFull: boolean;
  /** How many pages are asked for at a time. Where there are more, the answer holds but the newest jobs. */
  maxPages: number;
  /**
   * The source's own hosts and their subdomains: images from there are taken out of descriptions, and only a link to
   * one is called by the source's name.
   */
  hosts: readonly string[];
  /** Whether a link to one of its jobs has to be at one of `hosts`: its terms ask for a link back to its own page. */
  ownHostsOnly: boolean;
};

export const HOUR = 3_600_000;

/**
 * What holds where a source's terms ask for nothing else: a link to its own page that is followed, which is what linking
 * back is worth to it; nobody's logo beside its name; one request an hour, which is manners.
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
 * A company's own board asks for no more than a link to the posting, which some companies have on their own site. An
 * answer holds all of one company's jobs.
 */
export const COMPANY_BOARD = { ...USUAL_TERMS, answersInFull: true, ownHostsOnly: false } as const;

/**
 * Every source Farwork takes jobs from. We Work Remotely is left out: its terms allow no search service. Each is declared by
 * its feed; what is written from there comes without what reads postings, which would weigh on every page that names a
 * source.
 */
export const FEED_SOURCES: readonly FeedSource[] = WRITTEN_SOURCES;

/**
 * A source by its id, as a job's `source` names it.
 *
 * @example findFeedSource("remotive")?.attribution; // => "From Remotive"
 */
export function findFeedSource(id: string): FeedSource | undefined {
  return FEED_SOURCES.find((source) => source.id === id);
}

/**
 * Whether each company has a board of its own at a source, asked for by the board's token.
 *
 * @example FEED_SOURCES.filter(hasBoards).map(({ id }) => id); // => ["greenhouse", "lever", "ashby", "recruitee"]
 */
export function hasBoards({ endpoint }: FeedSource): boolean {
  return endpoint.includes("{board}");
}
