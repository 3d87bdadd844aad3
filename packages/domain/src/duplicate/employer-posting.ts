import { FEED_SOURCES } from "../feed/feed-source.ts";
import type { Job } from "../job/job.ts";

/**
 * Under which ids an employer's own board holds a posting, told by its addresses or, for a job taken from such a
 * board, by its id. Two of one id are one posting; two of different ids are two, however alike they read.
 *
 * @example readEmployerPostings({ firestoreId, source: "remotive", url: "https://jobs.lever.co/tern/4f0c..." });
 */
export function readEmployerPostings(
  job: Pick<Job, "firestoreId" | "source" | "url" | "apply_url">,
): ReadonlySet<string> {
  const ids = [job.url, job.apply_url ?? ""].flatMap(readAddress);
  if (isCompanyBoard(job.source)) ids.push(`${job.source} ${job.firestoreId.slice(job.source.length + 1)}`);
  return new Set(ids.map((id) => id.toLowerCase()));
}

/** Whether a source is employers' own boards, one for each company. */
export function isCompanyBoard(sourceId: string): boolean {
  return FEED_SOURCES.some(({ id, endpoint }) => id === sourceId && endpoint.includes("{board}"));
}

function readAddress(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname, searchParams } = new URL(address);
  // An employer's own site that shows its board's postings says so in its parameters.
  const greenhouse = searchParams.get("gh_jid");
  const ashby = searchParams.get("ashby_jid");
  const found = BOARDS.flatMap(([board, host, path]) => {
    const id = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    return id === undefined ? [] : [`${board} ${id}`];
  });
  return [
    ...found,
    ...(greenhouse ? [`greenhouse ${greenhouse}`] : []),
    ...(ashby ? [`ashby ${ashby}`] : []),
  ];
}

const UUID = "[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}";

/** Boards with the hosts and paths of their postings; the path's group is the posting's id. */
const BOARDS: readonly (readonly [board: string, host: RegExp, path: RegExp])[] = [
  ["greenhouse", /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, /\/jobs\/(\d+)/],
  ["lever", /^jobs(?:\.eu)?\.lever\.co$/, new RegExp(`^/[^/]+/(${UUID})`, "i")],
  ["ashby", /^jobs\.ashbyhq\.com$/, new RegExp(`^/[^/]+/(${UUID})`, "i")],
  ["workable", /^(?:apply|[\w-]+)\.workable\.com$/, /\/j\/([\da-z]{6,})/i],
  ["smartrecruiters", /^(?:jobs|careers)\.smartrecruiters\.com$/, /^\/[^/]+\/(\d{6,})/],
  ["recruitee", /\.recruitee\.com$/, /^\/o\/([^/]+)/],
  ["teamtailor", /\.teamtailor\.com$/, /\/jobs\/(\d+)/],
  ["personio", /\.jobs\.personio\.(?:de|com)$/, /^\/job\/(\d+)/],
  ["bamboohr", /\.bamboohr\.com$/, /^\/(?:careers|jobs)\/(\d+)/],
  ["breezy", /\.breezy\.hr$/, /^\/p\/([\da-f]{12})/i],
  ["workday", /\.myworkdayjobs\.com$/, /\/job\/.*_([a-z]*-?\d[\da-z-]*)/i],
  ["icims", /\.icims\.com$/, /^\/jobs\/(\d+)/],
  ["jobvite", /^jobs\.jobvite\.com$/, /\/job\/(o[\da-z]+)/i],
  ["rippling", /^ats\.rippling\.com$/, new RegExp(`/jobs/(${UUID})`, "i")],
];
