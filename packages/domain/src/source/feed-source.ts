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

const HOUR = 3_600_000;

/**
 * What holds where a source's terms ask for nothing else: a link to its own page that is followed, which is what linking
 * back is worth to it; nobody's logo beside its name; one request an hour, which is manners.
 */
const USUAL = {
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
const COMPANY_BOARD = { ...USUAL, answersInFull: true, ownHostsOnly: false } as const;

export const REMOTIVE: FeedSource = {
  ...USUAL,
  id: "remotive",
  name: "Remotive",
  homepage: "https://remotive.com",
  // Its terms: link back to the job's own address, and name Remotive.
  attribution: "From Remotive",
  // Its terms forbid passing jobs on to Google Jobs.
  googleJobs: false,
  // At most four times a day.
  minPollInterval: 6 * HOUR,
  endpoint: "https://remotive.com/api/remote-jobs",
  answersInFull: true,
  hosts: ["remotive.com", "remotive.io"],
};

export const REMOTE_OK: FeedSource = {
  ...USUAL,
  id: "remote-ok",
  name: "Remote OK",
  homepage: "https://remoteok.com",
  // The header of every answer: name Remote OK, and link back "with follow, and without nofollow".
  attribution: "From Remote OK",
  linkRel: "noopener",
  // The same header: its logo is a registered trademark.
  ownLogo: false,
  endpoint: "https://remoteok.com/api",
  // The newest 100, without a second page.
  answersInFull: false,
  hosts: ["remoteok.com", "remoteok.io"],
};

export const HIMALAYAS: FeedSource = {
  ...USUAL,
  id: "himalayas",
  name: "Himalayas",
  homepage: "https://himalayas.app",
  // Its terms: attribution and a link.
  attribution: "From Himalayas",
  // What its terms say of other boards is taken to hold for Google Jobs.
  googleJobs: false,
  endpoint: "https://himalayas.app/jobs/api?limit=20",
  // Pages of 20, by cursor.
  answersInFull: true,
  maxPages: 100,
  hosts: ["himalayas.app"],
};

export const JOBICY: FeedSource = {
  ...USUAL,
  id: "jobicy",
  name: "Jobicy",
  homepage: "https://jobicy.com",
  // Its terms: link back.
  attribution: "From Jobicy",
  // Its terms forbid redistribution to Google Jobs.
  googleJobs: false,
  endpoint: "https://jobicy.com/api/v2/remote-jobs?count=100",
  // The newest 100, without a second page.
  answersInFull: false,
  hosts: ["jobicy.com"],
};

export const ARBEITNOW: FeedSource = {
  ...USUAL,
  id: "arbeitnow",
  name: "Arbeitnow",
  homepage: "https://www.arbeitnow.com",
  // Every answer asks for a link back.
  attribution: "From Arbeitnow",
  endpoint: "https://www.arbeitnow.com/api/job-board-api",
  // Pages of 100, by number.
  answersInFull: true,
  maxPages: 50,
  hosts: ["arbeitnow.com"],
};

export const GREENHOUSE: FeedSource = {
  ...COMPANY_BOARD,
  id: "greenhouse",
  name: "Greenhouse",
  homepage: "https://www.greenhouse.com",
  attribution: "Via Greenhouse",
  endpoint: "https://boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true",
  hosts: ["greenhouse.io"],
};

export const LEVER: FeedSource = {
  ...COMPANY_BOARD,
  id: "lever",
  name: "Lever",
  homepage: "https://www.lever.co",
  attribution: "Via Lever",
  endpoint: "https://api.lever.co/v0/postings/{board}?mode=json",
  hosts: ["lever.co"],
};

export const ASHBY: FeedSource = {
  ...COMPANY_BOARD,
  id: "ashby",
  name: "Ashby",
  homepage: "https://www.ashbyhq.com",
  attribution: "Via Ashby",
  endpoint: "https://api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true",
  hosts: ["ashbyhq.com"],
};

export const RECRUITEE: FeedSource = {
  ...COMPANY_BOARD,
  id: "recruitee",
  name: "Recruitee",
  homepage: "https://recruitee.com",
  attribution: "Via Recruitee",
  endpoint: "https://{board}.recruitee.com/api/offers/",
  hosts: ["recruitee.com"],
};

/** Every source Farwork takes jobs from. We Work Remotely is left out: its terms allow no search service. */
export const FEED_SOURCES: readonly FeedSource[] = [
  REMOTIVE,
  REMOTE_OK,
  HIMALAYAS,
  JOBICY,
  ARBEITNOW,
  GREENHOUSE,
  LEVER,
  ASHBY,
  RECRUITEE,
];

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
