import * as z from "zod/mini";

import { createAdapter } from "./create-adapter.ts";
import { Amount, Anything, Text, Texts } from "./feed-fields.ts";
import { REMOTE_OK } from "./feed-source.ts";
import { readJobType } from "./read-job-type.ts";

/** `{last_updated, legal}`, ahead of the postings. Its terms are `REMOTE_OK`. */
const Header = z.object({ legal: z.string(), id: z.optional(z.undefined()) });

/** What Remote OK adds to the end of every description, with another word each time. */
const SPAM_TAIL =
  /(?:\s|<br\s*\/?>)*Please mention the word \*\*[^*<]{1,60}\*\*[^<]{0,80} when applying to show you read the job post completely[^<]*$/i;

/** Tags it puts on nearly everything, or that say what a job is not. */
const EMPTY_TAGS: ReadonlySet<string> = new Set(["digital nomad", "non tech", "other"]);

/**
 * Reads an answer of `GET https://remoteok.com/api`: a list whose first element is a header. Pay has no currency
 * there, and a zloty's amount stands beside a dollar's: it stays text. Locations are cut ("Cambridge, "), tags
 * name job types too, and there is no category: the title tells it.
 */
export const remoteOkAdapter = createAdapter({
  source: REMOTE_OK,
  envelope: z.pipe(
    z.array(z.unknown()),
    z.transform((items) => items.filter((item) => !Header.safeParse(item).success)),
  ),
  item: z.object({
    url: z.string(),
    apply_url: Text,
    position: z.string(),
    company: z.string(),
    company_logo: Text,
    logo: Text,
    tags: Texts,
    date: Anything,
    epoch: Anything,
    location: Text,
    salary_min: Amount,
    salary_max: Amount,
    description: Text,
  }),
  names: {
    sourceId: "id",
    url: "url",
    title: "position",
    companyName: "company",
    publishedAt: "date",
    description: "description",
  },
  toFeedItem(raw) {
    const types = raw.tags.filter((tag) => readJobType([tag]) !== "unspecified");
    return {
      url: raw.url,
      applyUrl: raw.apply_url,
      title: raw.position,
      companyName: raw.company,
      companyLogo: raw.company_logo || raw.logo,
      categories: [],
      tags: raw.tags.filter((tag) => !types.includes(tag) && !EMPTY_TAGS.has(tag.trim().toLowerCase())),
      jobTypes: types,
      publishedAt: raw.date || raw.epoch,
      location: raw.location.replace(/[\s,]+$/, ""),
      salary: "",
      pay: { min: raw.salary_min, max: raw.salary_max },
      description: raw.description.replace(SPAM_TAIL, ""),
    };
  },
});
