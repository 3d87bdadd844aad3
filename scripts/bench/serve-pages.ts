import { once } from "node:events";
import { createServer } from "node:http";

import { makeChangedJobs, makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { NOW } from "../../packages/domain/bench/search/sample-postings.ts";
import type { Job } from "../../packages/domain/src/job/job.ts";

/** Every this many postings, one is repeated with its own URL and date. */
const REPOSTED = 25;
const PAGES = 40;
const DAY = 86_400_000;

/** A local feed with the jobs of the search benchmark, in pages like Arbeitnow's API. */
export interface PageServer {
  readonly url: string;
  /** The number of postings, including repeats. */
  readonly count: number;
  /** Changes some of its postings from now on. */
  readonly change: (postings: number) => void;
  readonly close: () => void;
}

export async function servePages(count: number, now: Date): Promise<PageServer> {
  const positions = Math.round(count / (1 + 1 / REPOSTED));
  const postings = makeCorpus(positions).flatMap((job, at) => {
    const posting = toPosting(job, now);
    return at % REPOSTED === 0 ? [posting, repost(posting)] : [posting];
  });
  const perPage = Math.ceil(postings.length / PAGES);
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://127.0.0.1");
    const page = Number(address.searchParams.get("page") ?? 1);
    const data = postings.slice((page - 1) * perPage, page * perPage);
    const next = page * perPage < postings.length ? `/?page=${page + 1}` : null;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data, links: { next }, meta: { current_page: page } }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("A server on TCP has a port.");
  return {
    url: `http://127.0.0.1:${listening.port}/`,
    count: postings.length,
    change(changed) {
      for (const job of makeChangedJobs(positions, 2 * changed).slice(0, changed)) {
        const posting = toPosting(job, now);
        const at = postings.findIndex(({ slug }) => slug === posting.slug);
        if (at !== -1) postings[at] = posting;
      }
    },
    close: () => server.close(),
  };
}

type Posting = ReturnType<typeof toPosting>;

function toPosting(job: Job, now: Date) {
  const age = NOW.getTime() - job.publication_date.getTime();
  return {
    slug: job.sourceId,
    company_name: job.company_name,
    title: job.title,
    description: job.description,
    remote: true,
    url: job.url,
    tags: job.tags,
    job_types: [job.job_type],
    location: job.candidate_required_location,
    created_at: Math.floor((now.getTime() - age - 2 * DAY) / 1000),
  };
}

function repost(posting: Posting): Posting {
  const slug = `${posting.slug}-again`;
  return { ...posting, slug, url: `${posting.url}-again`, created_at: posting.created_at + DAY / 1000 };
}
