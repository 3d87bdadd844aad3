import * as z from "zod/mini";

import { USUAL_TERMS } from "../source/feed-source.ts";
import {
  Anything,
  defineFeed,
  Flag,
  LongText,
  NeededText,
  postingsUnder,
  Text,
  Texts,
} from "./feed-shape.ts";
import { escapeMarkup, SAMPLE_NOTICE, type SamplePosting, toSeconds } from "./sample-posting.ts";
import { offersRemote, saysRemote } from "./says-remote.ts";

const Links = z.object({ links: z.object({ next: z.string() }) });

/**
 * Reads a response of `GET https://www.arbeitnow.com/api/job-board-api`: `{data: [...], links, meta}`. Most of its
 * postings are office jobs and left out. Towns without a country are German. Its tags are fields of work, some followed
 * by a count ("Finance (515)").
 */
export const arbeitnow = defineFeed({
  source: {
    ...USUAL_TERMS,
    id: "arbeitnow",
    name: "Arbeitnow",
    homepage: "https://www.arbeitnow.com",
    // Every response asks for a link back.
    attribution: "From Arbeitnow",
    endpoint: "https://www.arbeitnow.com/api/job-board-api",
    // Pages of 100, by number.
    answersInFull: true,
    maxPages: 50,
    hosts: ["arbeitnow.com"],
  },
  envelope: postingsUnder("data"),
  item: z.object({
    url: NeededText,
    title: NeededText,
    company_name: NeededText,
    remote: Flag,
    tags: Texts,
    job_types: Texts,
    location: Text,
    created_at: Anything,
    description: LongText,
  }),
  names: {
    sourceId: "slug",
    url: "url",
    title: "title",
    companyName: "company_name",
    publishedAt: "created_at",
    location: "location",
    description: "description",
  },
  // A posting may only say so in its text, or let people choose.
  leaveOut: ({ remote, title, location, description }) =>
    remote === true || saysRemote([title, location]) || offersRemote(description)
      ? undefined
      : { path: "remote", code: "not-remote" },
  toFeedItem(raw) {
    const fields = raw.tags
      .map((tag) => tag.replace(/\(\d+\)$/, "").trimEnd())
      .filter((tag) => tag !== "Remote");
    return {
      url: raw.url,
      title: raw.title,
      companyName: raw.company_name,
      categories: fields,
      tags: fields,
      jobTypes: raw.job_types,
      publishedAt: raw.created_at,
      location: raw.location,
      townsAlone: { home: "DE" },
      salary: "",
      description: raw.description,
    };
  },
  nextPage(response, asked) {
    const next = Links.safeParse(response).data?.links.next;
    return next && URL.canParse(next, asked) ? new URL(next, asked).href : undefined;
  },
  writeAnswer: (postings) => ({
    data: postings.map(writeSample),
    links: { next: null },
    meta: { terms: SAMPLE_NOTICE },
  }),
});

function writeSample(posting: SamplePosting) {
  const { slug, jobType } = posting;
  return {
    slug,
    company_name: posting.companyName,
    title: posting.title,
    description: escapeMarkup(posting.description),
    remote: true,
    url: `https://arbeitnow.example/jobs/${slug}`,
    tags: ["Remote", `${posting.category} (${posting.id % 600})`],
    job_types: jobType ? [jobType.replace("_", " ")] : [],
    location: posting.location,
    created_at: toSeconds(posting.publishedAt),
  };
}
