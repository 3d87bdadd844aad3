import * as z from "zod/mini";

import { USUAL_TERMS } from "../source/feed-source.ts";
import { Amount, Anything, defineFeed, LongText, NeededText, Postings, Text, Texts } from "./feed-shape.ts";
import { readJobType } from "./feed-words.ts";
import { SAMPLE_NOTICE, type SamplePosting, toSeconds, withoutZone } from "./sample-posting.ts";

/** `{last_updated, legal}`, before the postings. Its terms are in `source` below. */
const Header = z.object({ legal: z.string(), id: z.optional(z.undefined()) });

/** What Remote OK appends to every description, each with a different word. */
const SPAM =
  /Please mention the word \*\*[^*<]{1,60}\*\*[^<]{0,80} when applying to show you read the job post completely[^<]*$/i;
/** It has a few hundred characters; this limits the search in an endless text. */
const MAX_SPAM = 1_500;

/** Tags it adds to nearly everything, or that say what a job is not. */
const EMPTY_TAGS: ReadonlySet<string> = new Set(["digital nomad", "non tech", "other"]);

/**
 * Reads a response of `GET https://remoteok.com/api`: a list whose first element is a header. Pay has no currency and
 * mixes zlotys with dollars, so it stays text. Locations are truncated ("Cambridge, "), tags include job types, and the
 * category is taken from the title.
 */
export const remoteOk = defineFeed({
  source: {
    ...USUAL_TERMS,
    id: "remote-ok",
    name: "Remote OK",
    homepage: "https://remoteok.com",
    // The header of every response: name Remote OK, and link back "with follow, and without nofollow".
    attribution: "From Remote OK",
    linkRel: "noopener",
    // The same header: its logo is a registered trademark.
    ownLogo: false,
    endpoint: "https://remoteok.com/api",
    // The newest 100, without a second page.
    answersInFull: false,
    hosts: ["remoteok.com", "remoteok.io"],
  },
  envelope: z.pipe(
    Postings,
    z.transform((items) => items.filter((item) => !Header.safeParse(item).success)),
  ),
  item: z.object({
    url: NeededText,
    apply_url: Text,
    position: NeededText,
    company: NeededText,
    company_logo: Text,
    logo: Text,
    tags: Texts,
    date: Anything,
    epoch: Anything,
    location: Text,
    salary_min: Amount,
    salary_max: Amount,
    description: LongText,
  }),
  names: {
    sourceId: "id",
    url: "url",
    title: "position",
    companyName: "company",
    publishedAt: "date",
    location: "location",
    description: "description",
  },
  toFeedItem(raw) {
    const isType = (tag: string) => readJobType([tag]) !== "unspecified";
    return {
      url: raw.url,
      applyUrl: raw.apply_url,
      title: raw.position,
      companyName: raw.company,
      companyLogo: raw.company_logo || raw.logo,
      categories: [],
      tags: raw.tags.filter((tag) => !isType(tag) && !EMPTY_TAGS.has(tag.toLowerCase())),
      jobTypes: raw.tags.filter(isType),
      publishedAt: raw.date || raw.epoch,
      location: dropEmptyEnd(raw.location),
      // The location is as often the employer's as that of the people hired.
      townsAlone: { offices: true },
      salary: "",
      // Employers enter dollars, but the feed does not say so.
      pay: { min: raw.salary_min, max: raw.salary_max, usual: { currency: "USD" } },
      description: dropSpam(raw.description),
    };
  },
  writeAnswer: (postings) => [{ legal: SAMPLE_NOTICE }, ...postings.map(writeSample)],
});

/** Removes empty ends of truncated places: "Cambridge, ". */
function dropEmptyEnd(location: string): string {
  const parts = location.split(",");
  return parts.slice(0, parts.findLastIndex((part) => part.trim() !== "") + 1).join(",");
}

function dropSpam(description: string): string {
  const end = description.slice(-MAX_SPAM);
  const spam = SPAM.exec(end);
  return spam ? dropBreaks(description.slice(0, description.length - end.length + spam.index)) : description;
}

// Remote OK adds these as well; they would turn plain text with line breaks into markup.
function dropBreaks(description: string): string {
  let kept = description.trimEnd();
  while (/<br ?\/?>$/i.test(kept.slice(-"<br />".length)))
    kept = kept.slice(0, kept.lastIndexOf("<")).trimEnd();
  return kept;
}

function writeSample(posting: SamplePosting) {
  const { slug, pay, jobType } = posting;
  const { min = 0, max = 0 } = pay?.currency === "USD" && pay.period === "year" ? pay : {};
  const address = `https://remote-ok.example/jobs/${slug}`;
  return {
    slug: `remote-${slug}`,
    id: String(posting.id),
    epoch: toSeconds(posting.publishedAt),
    date: `${withoutZone(posting.publishedAt)}+00:00`,
    company: posting.companyName,
    company_logo: "",
    position: posting.title,
    tags: [...posting.tags, ...(jobType ? [jobType.replace("_", " ")] : [])],
    description: posting.description,
    location: posting.location,
    apply_url: address,
    // 0 means that pay is not stated.
    salary_min: min,
    salary_max: max,
    url: address,
  };
}
