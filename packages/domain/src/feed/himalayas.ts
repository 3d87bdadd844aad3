import * as z from "zod/mini";

import { USUAL_TERMS } from "../source/feed-source.ts";
import {
  Amount,
  Anything,
  defineFeed,
  listOf,
  LongText,
  NeededText,
  postingsUnder,
  Text,
  Texts,
} from "./feed-shape.ts";
import { isPlaceholder } from "./placeholder-name.ts";
import { type SamplePosting, toSeconds } from "./sample-posting.ts";

/** "https://himalayas.app/companies/tern/jobs/keeper-7" becomes "tern_keeper-7"; anything else stays as it is. */
const Guid = z.pipe(
  NeededText,
  z.transform((guid) => {
    const [, company, slug] = /^https?:\/\/[^/]+\/companies\/([^/]+)\/jobs\/([^/?#]+)/.exec(guid) ?? [];
    return company && slug ? `${company}_${slug}` : guid;
  }),
);

/** A country's name, or an object with it. */
const Location = z.pipe(
  z.union([NeededText, z.object({ name: NeededText })]),
  z.transform((location) => (typeof location === "string" ? location : location.name)),
);

const Offset = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((offset) => (offset === "" ? NaN : Number(offset))),
);

const Cursor = z.object({ nextCursor: z.union([z.string(), z.number()]) });

/**
 * Reads a response of `GET https://himalayas.app/jobs/api`: `{updatedAt, limit, nextCursor, jobs: [...]}`.
 * Documentation and real responses disagree on units and types, so both are accepted: dates in seconds or milliseconds,
 * offsets as numbers or texts, places as names or objects. No restriction means worldwide.
 */
export const himalayas = defineFeed({
  source: {
    ...USUAL_TERMS,
    id: "himalayas",
    name: "Himalayas",
    homepage: "https://himalayas.app",
    // Its terms: attribution and a link.
    attribution: "From Himalayas",
    // Its terms about other boards are assumed to apply to Google Jobs.
    googleJobs: false,
    endpoint: "https://himalayas.app/jobs/api?limit=20",
    // Pages of 20, by cursor.
    answersInFull: true,
    maxPages: 100,
    hosts: ["himalayas.app"],
  },
  envelope: postingsUnder("jobs"),
  item: z.object({
    title: NeededText,
    companyName: Text,
    companySlug: Text,
    guid: Text,
    companyLogo: Text,
    employmentType: Texts,
    seniority: Texts,
    minSalary: Amount,
    maxSalary: Amount,
    salaryPeriod: Text,
    currency: Text,
    locationRestrictions: Anything,
    timezoneRestrictions: listOf(Offset),
    categories: Texts,
    parentCategories: Texts,
    description: LongText,
    pubDate: Anything,
    expiryDate: Anything,
    applicationLink: NeededText,
  }),
  id: Guid,
  names: {
    sourceId: "guid",
    url: "applicationLink",
    title: "title",
    companyName: "companyName",
    publishedAt: "pubDate",
    location: "locationRestrictions",
    description: "description",
  },
  toFeedItem: (raw) => ({
    url: raw.applicationLink,
    title: raw.title,
    companyName: nameCompany(raw),
    companyLogo: raw.companyLogo,
    categories: raw.parentCategories,
    tags: raw.categories,
    jobTypes: raw.employmentType,
    seniorities: raw.seniority,
    publishedAt: raw.pubDate,
    expiresAt: raw.expiryDate,
    location: readLocations(raw.locationRestrictions, raw.timezoneRestrictions),
    salary: "",
    pay: {
      min: raw.minSalary,
      max: raw.maxSalary,
      currency: raw.currency,
      period: raw.salaryPeriod,
    },
    description: raw.description,
  }),
  nextPage(response, asked) {
    const cursor = String(Cursor.safeParse(response).data?.nextCursor ?? "");
    if (cursor === "" || !URL.canParse(asked)) return undefined;
    const next = new URL(asked);
    next.searchParams.set("cursor", cursor);
    return next.href;
  },
  writeAnswer: (postings) => ({
    limit: 20,
    totalCount: postings.length,
    nextCursor: null,
    jobs: postings.map(writeSample),
  }),
});

/**
 * The company's name, taken from its URL if the field has none: one response had "name" throughout. The URL lacks
 * capitals and punctuation but still identifies the company.
 */
function nameCompany({
  companyName,
  companySlug,
  guid,
}: Record<"companyName" | "companySlug" | "guid", string>) {
  if (!isPlaceholder(companyName)) return companyName;
  const [, ofAddress = ""] = /\/companies\/([^/]+)\//.exec(guid) ?? [];
  const words = (companySlug || ofAddress).split("-").filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** Names contain commas, so they stay a list. Offsets next to countries are those of the countries and add nothing. */
function readLocations(restrictions: unknown, offsets: readonly number[]): string[] {
  if (!Array.isArray(restrictions)) return [];
  const names = listOf(Location).parse(restrictions);
  if (restrictions.length > 0) return names;
  return ["Worldwide", ...describeOffsets(offsets.filter((offset) => offset >= -12 && offset <= 14))];
}

function describeOffsets(offsets: readonly number[]): string[] {
  const [from, to] = [Math.min(...offsets), Math.max(...offsets)];
  // All offsets together restrict nobody.
  if (offsets.length === 0 || to - from >= 23) return [];
  return [`${describeOffset(from)} to ${describeOffset(to)}`];
}

function describeOffset(offset: number): string {
  const minutes = Math.round((Math.abs(offset) % 1) * 60);
  const hours = Math.floor(Math.abs(offset));
  return `UTC${offset < 0 ? "-" : "+"}${hours}${minutes === 0 ? "" : `:${minutes}`}`;
}

const TYPE_NAMES = {
  full_time: "Full Time",
  part_time: "Part Time",
  contract: "Contractor",
  freelance: "Freelance",
  internship: "Intern",
};
const PERIOD_NAMES = { hour: "hourly", day: null, week: null, month: "monthly", year: "annual" };

function writeSample(posting: SamplePosting) {
  const { companySlug, location, pay, jobType, publishedAt } = posting;
  const address = `https://himalayas.example/companies/${companySlug}/jobs/${posting.slug}`;
  return {
    title: posting.title,
    companyName: posting.companyName,
    companySlug,
    employmentType: jobType ? TYPE_NAMES[jobType] : null,
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    salaryPeriod: pay && PERIOD_NAMES[pay.period],
    currency: pay?.currency ?? null,
    // It lists each country, and none for worldwide.
    locationRestrictions: location === "" || location === "Worldwide" ? [] : location.split(", "),
    timezoneRestrictions: [],
    categories: posting.tags,
    parentCategories: [posting.category],
    description: posting.description,
    pubDate: toSeconds(publishedAt),
    expiryDate: toSeconds(publishedAt) + 120 * 86_400,
    applicationLink: address,
    guid: address,
  };
}
