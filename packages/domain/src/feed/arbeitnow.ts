import * as z from "zod/mini";

import { ARBEITNOW } from "../source/feed-source.ts";
import { createAdapter } from "./create-adapter.ts";
import { Anything, Flag, LongText, NeededText, postingsUnder, Text, Texts } from "./feed-fields.ts";

const Links = z.object({ links: z.object({ next: z.string() }) });

/**
 * Reads an answer of `GET https://www.arbeitnow.com/api/job-board-api`: `{data: [...], links, meta}`. Most of its
 * postings are for an office and left out. Its tags are fields of work, with counts behind some ("Finance (515)").
 */
export const arbeitnowAdapter = createAdapter({
  source: ARBEITNOW,
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
  leaveOut: ({ remote }) => (remote === true ? undefined : { path: "remote", code: "not-remote" }),
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
      salary: "",
      description: raw.description,
    };
  },
  nextPage(response, asked) {
    const next = Links.safeParse(response).data?.links.next;
    return next && URL.canParse(next, asked) ? new URL(next, asked).href : undefined;
  },
});
