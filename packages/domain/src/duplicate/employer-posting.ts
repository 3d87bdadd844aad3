import type { Job } from "../job/job.ts";
import { isHostOf } from "../links/safe-link.ts";
import { FEED_SOURCES, findFeedSource, hasBoards } from "../source/feed-source.ts";
import { type PostingAddress, UUID } from "../source/posting-address.ts";
import { WRITTEN_ADDRESSES } from "../source/written-addresses.ts";

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
  return BOARDS.flatMap(({ board, host, path, parameter }) => {
    const onPath = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    const asParameter = parameter === undefined ? undefined : searchParams.get(parameter);
    return [onPath, asParameter].flatMap((id) => (id ? [`${board} ${id}`] : []));
  });
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

/** Where job board providers without a feed here have their postings. */
const OTHER_BOARDS: Readonly<Record<string, PostingAddress>> = {
  smartrecruiters: { host: "\\.smartrecruiters\\.com$", path: "^/[^/]+/(\\d{6,})" },
  teamtailor: { host: "\\.teamtailor\\.com$", path: "/jobs/(\\d+)" },
  personio: { host: "\\.jobs\\.personio\\.(?:de|com)$", path: "^/job/(\\d+)" },
  bamboohr: { host: "\\.bamboohr\\.com$", path: "^/(?:careers|jobs)/(\\d+)" },
  breezy: { host: "\\.breezy\\.hr$", path: "^/p/([\\da-f]{12})" },
  workday: { host: "\\.myworkdayjobs\\.com$", path: "/job/.*_([a-z]*-?\\d[\\da-z-]*)" },
  icims: { host: "\\.icims\\.com$", path: "^/jobs/(\\d+)" },
  jobvite: { host: "^jobs\\.jobvite\\.com$", path: "/job/(o[\\da-z]+)" },
  rippling: { host: "^ats\\.rippling\\.com$", path: `/jobs/${UUID}` },
};

const BOARDS = Object.entries<PostingAddress>({ ...WRITTEN_ADDRESSES, ...OTHER_BOARDS }).map(
  ([board, { host, path, parameter }]) => ({
    board,
    host: new RegExp(host, "i"),
    path: new RegExp(path, "i"),
    parameter,
  }),
);
