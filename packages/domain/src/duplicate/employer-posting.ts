import type { Job } from "../job/job.ts";
import { isHostOf } from "../links/safe-link.ts";
import { FEED_SOURCES, findFeedSource, hasBoards } from "../source/feed-source.ts";

/** What a posting's URLs reveal about the employer's original posting. */
export type EmployerPosting = {
  /** Its ids at known job board providers: "lever 4f0c...". */
  ids: ReadonlySet<string>;
  /** Otherwise the page to apply at, as host and path. */
  site?: { host: string; page: string };
};

/**
 * Identifies the employer's original posting behind a job by its URLs and, for jobs from a company board, by its id.
 *
 * @example readEmployerPosting({ firestoreId: "lever-4f0c", source: "lever", url }).ids; // Set { "lever 4f0c" }
 */
export function readEmployerPosting(
  job: Pick<Job, "firestoreId" | "source" | "url" | "apply_url">,
): EmployerPosting {
  const ids = [job.url, job.apply_url ?? ""].flatMap(readIds);
  if (isCompanyBoard(job.source)) ids.push(`${job.source} ${job.firestoreId.slice(job.source.length + 1)}`);
  return { ids: new Set(ids.map((id) => id.toLowerCase())), ...readSite(job.apply_url) };
}

/**
 * `same` if both lead to the same id, `other` if they lead to different ids or to different pages of one site. The same
 * page proves nothing: many employers have one page for all postings.
 */
export function compareEmployerPostings(
  a: EmployerPosting,
  b: EmployerPosting,
): "same" | "other" | "unknown" {
  if (a.ids.size > 0 && b.ids.size > 0) return [...a.ids].some((id) => b.ids.has(id)) ? "same" : "other";
  const isOneSite = a.site !== undefined && a.site.host === b.site?.host;
  return isOneSite && a.site?.page !== b.site?.page ? "other" : "unknown";
}

/** Whether a source consists of company boards. */
export function isCompanyBoard(sourceId: string): boolean {
  const source = findFeedSource(sourceId);
  return source !== undefined && hasBoards(source);
}

function readIds(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname, searchParams } = new URL(address);
  const onPath = BOARDS.flatMap(([board, host, path]) => {
    const id = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    return id === undefined ? [] : [`${board} ${id}`];
  });
  // An employer's site that embeds a board has the id in its parameters.
  const asParameter = ["greenhouse gh_jid", "ashby ashby_jid"].flatMap((named) => {
    const [board = "", name = ""] = named.split(" ");
    const id = searchParams.get(name);
    return id ? [`${board} ${id}`] : [];
  });
  return [...onPath, ...asParameter];
}

function readSite(address = ""): Pick<EmployerPosting, "site"> {
  if (!URL.canParse(address)) return {};
  const { hostname, pathname, search, hash } = new URL(address);
  if (FEED_SOURCES.some(({ hosts }) => isHostOf(hostname, hosts))) return {};
  // Single-page apps have their path after the hash: "#/jobs/1?ref=a" or "#!/jobs/1".
  const [route = "", asked = ""] = hash.replace(/^#!?\/?/, "").split("?");
  const page = `${readPage(pathname, search)}\n${readPage(`/${route}`, asked)}`;
  return { site: { host: hostname.replace(/^www\./, ""), page } };
}

function readPage(path: string, search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name));
  return [path.replace(FORM, ""), ...asked.map((pair) => pair.join("=")).toSorted()].join("\n");
}

// The application form on a posting's page.
const FORM = /\/(?:(?:apply|application|app)\/?)?$/;
const TRACKING = /^(?:utm_.*|source|src|ref|referrer|referer|gh_src|lever-.*|via|campaign|gclid|fbclid)$/i;
const UUID = "[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}";

/** Job board providers with the hosts and paths of their postings; the path's group is the posting's id. */
const BOARDS: readonly (readonly [board: string, host: RegExp, path: RegExp])[] = [
  ["greenhouse", /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, /\/jobs\/(\d+)/],
  ["lever", /^jobs(?:\.eu)?\.lever\.co$/, new RegExp(`^/[^/]+/(${UUID})`, "i")],
  ["ashby", /^jobs\.ashbyhq\.com$/, new RegExp(`^/[^/]+/(${UUID})`, "i")],
  ["workable", /\.workable\.com$/, /\/j\/([\da-z]{6,})/i],
  ["smartrecruiters", /\.smartrecruiters\.com$/, /^\/[^/]+\/(\d{6,})/],
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
