import * as z from "zod/mini";

import { USUAL_TERMS } from "../source/feed-source.ts";
import { Amount, Anything, defineFeed, LongText, NeededText, Postings, Text, Texts } from "./feed-shape.ts";
import { readJobType } from "./feed-words.ts";
import { SAMPLE_NOTICE, type SamplePosting, toSeconds, withoutZone } from "./sample-posting.ts";

/** `{last_updated, legal}`, ahead of the postings. Its terms are in `source` below. */
const Header = z.object({ legal: z.string(), id: z.optional(z.undefined()) });

/** What Remote OK adds to the end of every description, with another word each time. */
const SPAM =
  /Please mention the word \*\*[^*<]{1,60}\*\*[^<]{0,80} when applying to show you read the job post completely[^<]*$/i;
/** It has a few hundred characters; no more of a text without end is looked through. */
const MAX_SPAM = 1_500;

/** Tags it puts on nearly everything, or that say what a job is not. */
const EMPTY_TAGS: ReadonlySet<string> = new Set(["digital nomad", "non tech", "other"]);

/**
 * Reads an answer of `GET https://remoteok.com/api`: a list whose first element is a header. Pay has no currency
 * there, and a zloty's amount stands beside a dollar's: it stays text. Locations are cut ("Cambridge, "), tags
 * name job types too, and there is no category: the title tells it.
 */
export const remoteOk = defineFeed({
  source: {
    ...USUAL_TERMS,
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
      // As often the employer's as that of the people hired.
      townsAlone: { offices: true },
      salary: "",
      // It has people state dollars, and says so nowhere.
      pay: { min: raw.salary_min, max: raw.salary_max, usual: { currency: "USD" } },
      description: dropSpam(raw.description),
    };
  },
  writeAnswer: (postings) => [{ legal: SAMPLE_NOTICE }, ...postings.map(writeSample)],
});

/** Without the places behind commas that were cut off: "Cambridge, ". */
function dropEmptyEnd(location: string): string {
  const parts = location.split(",");
  return parts.slice(0, parts.findLastIndex((part) => part.trim() !== "") + 1).join(",");
}

function dropSpam(description: string): string {
  const end = description.slice(-MAX_SPAM);
  const spam = SPAM.exec(end);
  return spam ? dropBreaks(description.slice(0, description.length - end.length + spam.index)) : description;
}

// They are Remote OK's too, and would make markup of a text whose lines are its only form.
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
    // 0 is how it says that pay is not stated.
    salary_min: min,
    salary_max: max,
    url: address,
  };
}
