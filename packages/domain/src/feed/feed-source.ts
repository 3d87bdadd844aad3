/** How a source's jobs may be shown, linked to and asked for: its terms, as data that pages and ingestion obey. */
export type FeedSource = {
  /** The first half of every job id of this source. */
  id: string;
  name: string;
  homepage: string;
  /** The words a page puts beside a job, with a link to `homepage`. */
  attribution: string;
  /** The `rel` of a link to the job at the source. */
  linkRel: string;
  /** Whether its jobs may go to Google Jobs: JobPosting markup and sitemap entries. */
  googleJobs: boolean;
  /** The shortest time between two requests, in milliseconds. */
  minPollInterval: number;
  /** Where its API answers. */
  endpoint: string;
  /** The source's own hosts and their subdomains: images from there are taken out of descriptions. */
  hosts: readonly string[];
};

const HOUR = 3_600_000;

export const REMOTIVE: FeedSource = {
  id: "remotive",
  name: "Remotive",
  homepage: "https://remotive.com",
  attribution: "From Remotive",
  // Remotive asks for a link back; a followed one is what that is worth to it.
  linkRel: "noopener",
  // Its terms forbid passing jobs on to Google Jobs.
  googleJobs: false,
  // At most four times a day.
  minPollInterval: 6 * HOUR,
  endpoint: "https://remotive.com/api/remote-jobs",
  hosts: ["remotive.com", "remotive.io"],
};

/** Every source Farwork takes jobs from. */
export const FEED_SOURCES: readonly FeedSource[] = [REMOTIVE];

/**
 * A source by its id, as a job's `source` names it.
 *
 * @example findFeedSource(job.source)?.attribution; // "From Remotive"
 */
export function findFeedSource(id: string): FeedSource | undefined {
  return FEED_SOURCES.find((source) => source.id === id);
}
