import * as z from "zod/mini";

import { COMPANY_BOARD } from "../source/feed-source.ts";
import {
  Anything,
  defineFeed,
  Flag,
  listOf,
  LongText,
  NeededText,
  Postings,
  Text,
  Texts,
} from "./feed-shape.ts";
import type { SamplePosting } from "./sample-posting.ts";
import { saysRemote } from "./says-remote.ts";

/** The company is named once for all of its postings, so each gets the name. */
const Answer = z.pipe(
  z.object({ name: Text, jobs: Postings }),
  z.transform(({ name, jobs }) => jobs.map((job) => addName(job, name))),
);

const Posting = z.object({
  name: Text,
  title: NeededText,
  url: NeededText,
  application_url: Text,
  telecommuting: Flag,
  department: Texts,
  function: Texts,
  employment_type: Texts,
  experience: Texts,
  published_on: Anything,
  created_at: Anything,
  city: Text,
  state: Text,
  country: Text,
  locations: listOf(z.object({ city: Text, region: Text, country: Text, hidden: Flag })),
  description: LongText,
});
type Posting = z.infer<typeof Posting>;

/**
 * Reads a response of `GET https://www.workable.com/api/accounts/{board}?details=true`: `{name, description, jobs}`, the
 * public API for careers pages, which needs no key. It has no pay and no time of day. A posting in several places is
 * listed once for each, with all of them.
 */
export const workable = defineFeed({
  source: {
    ...COMPANY_BOARD,
    id: "workable",
    name: "Workable",
    homepage: "https://www.workable.com",
    attribution: "Via Workable",
    endpoint: "https://www.workable.com/api/accounts/{board}?details=true",
    hosts: ["workable.com"],
  },
  postingAddress: { host: "\\.workable\\.com$", path: "/j/([\\da-z]{6,})" },
  envelope: Answer,
  item: Posting,
  names: {
    sourceId: "shortcode",
    url: "url",
    title: "title",
    companyName: "name",
    publishedAt: "published_on",
    location: "locations",
    description: "description",
  },
  leaveOut: (raw) => (isRemote(raw) ? undefined : { path: "telecommuting", code: "not-remote" }),
  toFeedItem: (raw, board) => ({
    url: raw.url,
    applyUrl: raw.application_url,
    title: raw.title,
    companyName: board?.companyName ?? raw.name,
    categories: [...raw.function, ...raw.department],
    tags: [...raw.department, ...raw.function],
    jobTypes: raw.employment_type,
    seniorities: raw.experience,
    publishedAt: raw.published_on ?? raw.created_at,
    location: listLocations(raw).join("; "),
    salary: "",
    description: raw.description,
  }),
  writeAnswer: (postings) => ({
    name: postings[0]?.companyName ?? "",
    description: null,
    jobs: postings.map(writeSample),
  }),
});

function addName(job: unknown, name: string): unknown {
  const fields = z.record(z.string(), z.unknown()).safeParse(job);
  return fields.success ? { ...fields.data, name } : job;
}

function isRemote(raw: Posting): boolean {
  return raw.telecommuting ?? saysRemote([...listLocations(raw), raw.title]);
}

/** The places that a careers page shows; older postings have one, in fields of their own. */
function listLocations({ locations, city, state, country }: Posting): string[] {
  const places = locations.length > 0 ? locations : [{ city, region: state, country, hidden: false }];
  return places
    .filter(({ hidden }) => hidden !== true)
    .map((place) => [place.city, place.region, place.country].filter((name) => name !== "").join(", "));
}

const TYPE_NAMES = {
  full_time: "Full-time",
  part_time: "Part-time",
  contract: "Contract",
  freelance: "Contract",
  internship: "Internship",
};

function writeSample(posting: SamplePosting) {
  const address = `https://workable.example/${posting.companySlug}/j/${posting.id}`;
  const day = posting.publishedAt.toISOString().slice(0, 10);
  return {
    title: posting.title,
    shortcode: String(posting.id),
    code: "",
    employment_type: posting.jobType ? TYPE_NAMES[posting.jobType] : null,
    telecommuting: true,
    department: posting.category,
    url: address,
    shortlink: address,
    application_url: `${address}/apply`,
    published_on: day,
    created_at: day,
    city: "",
    state: "",
    country: posting.location,
    experience: "",
    function: null,
    locations: [{ city: "", region: "", country: posting.location, hidden: false }],
    description: posting.description,
  };
}
