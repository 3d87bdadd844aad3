import { formatPostedAgo } from "@farwork/domain/date";
import { filtersFromQuery, filtersToQuery, pageFromQuery } from "@farwork/domain/filter";
import type { Job } from "@farwork/domain/job";
import { jobPath } from "@farwork/domain/links";
import { formatPay } from "@farwork/domain/pay";
import { formatPlace } from "@farwork/domain/place";
import { buildJobIndex, queryJobIndex, readJobCards } from "@farwork/domain/search";

const PAGE_SIZE = 15;

/** A board of these jobs: give it an address and the time, and it gives the listing's HTML. */
export function openBoard(jobs: readonly Job[]) {
  const index = buildJobIndex(jobs);
  return (address: URL, now: Date): string => {
    const filters = filtersFromQuery(address.searchParams);
    const page = pageFromQuery(address.searchParams);
    const { docs, totalJobs, facets } = queryJobIndex(index, { filters, page, pageSize: PAGE_SIZE }, now);
    const entries = readJobCards(index, docs).map((job) => {
      const facts = [job.company_name, formatPlace(job.place), job.pay && formatPay(job.pay)];
      const posted = formatPostedAgo(job.publication_date, now);
      const words = [...facts, posted].filter((word) => word !== undefined);
      return `<li><a href="${jobPath(job)}">${escape(job.title)}</a> ${escape(words.join(" · "))}</li>`;
    });
    const types = facets.job_type.map(({ value, count }) => {
      const query = filtersToQuery(filters);
      query.set("type", value);
      return `<a href="/?${escape(query.toString())}">${value} (${count})</a>`;
    });
    const more =
      totalJobs > page * PAGE_SIZE
        ? `<a href="/?${escape(filtersToQuery(filters, page + 1).toString())}">More</a>`
        : "";
    return `<h1>Jobs: ${totalJobs}</h1>\n<nav>${types.join(" ")}</nav>\n<ol>\n${entries.join("\n")}\n</ol>${more}`;
  };
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
