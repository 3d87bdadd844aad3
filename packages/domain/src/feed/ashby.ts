import * as z from "zod/mini";

import { COMPANY_BOARD } from "../source/feed-source.ts";
import { UUID } from "../source/posting-address.ts";
import { readCompanyOfBoard } from "./company-board.ts";
import type { FeedItem, ItemRejection } from "./feed-item.ts";
import {
  Amount,
  Anything,
  defineFeed,
  Flag,
  listOf,
  LongText,
  maybe,
  NeededText,
  postingsUnder,
  Text,
  Texts,
} from "./feed-shape.ts";
import { isHopedPay } from "./hoped-pay.ts";
import { remotePlace, type SamplePosting, withoutZone } from "./sample-posting.ts";
import { saysRemote } from "./says-remote.ts";

const Component = z.object({
  compensationType: Text,
  interval: Text,
  currencyCode: Text,
  minValue: Amount,
  maxValue: Amount,
});

const Posting = z.object({
  title: NeededText,
  jobUrl: NeededText,
  applyUrl: Text,
  department: Texts,
  team: Texts,
  employmentType: Texts,
  location: Text,
  secondaryLocations: listOf(z.object({ location: NeededText })),
  address: maybe(z.object({ postalAddress: maybe(z.object({ addressCountry: Text })) })),
  isRemote: Flag,
  workplaceType: Text,
  isListed: Flag,
  publishedAt: Anything,
  descriptionHtml: LongText,
  descriptionPlain: LongText,
  shouldDisplayCompensationOnJobPostings: Flag,
  compensation: maybe(
    z.object({
      compensationTierSummary: Text,
      scrapeableCompensationSalarySummary: Text,
      summaryComponents: listOf(Component),
    }),
  ),
});
type Posting = z.infer<typeof Posting>;

/**
 * Reads a response of `GET https://api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true`:
 * `{apiVersion, jobs: [...]}`. Unlisted postings are left out. Only URLs name the company. A team ("Engineering") is
 * more specific than a department ("Product"), so it comes first.
 */
export const ashby = defineFeed({
  source: {
    ...COMPANY_BOARD,
    id: "ashby",
    name: "Ashby",
    homepage: "https://www.ashbyhq.com",
    attribution: "Via Ashby",
    endpoint: "https://api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true",
    hosts: ["ashbyhq.com"],
  },
  postingAddress: { host: "^jobs\\.ashbyhq\\.com$", path: `^/[^/]+/${UUID}`, parameter: "ashby_jid" },
  envelope: postingsUnder("jobs"),
  item: Posting,
  names: {
    sourceId: "id",
    url: "jobUrl",
    title: "title",
    companyName: "jobUrl",
    publishedAt: "publishedAt",
    location: "location",
    description: "descriptionHtml",
  },
  leaveOut,
  toFeedItem: (raw, board) => ({
    url: raw.jobUrl,
    applyUrl: raw.applyUrl,
    title: raw.title,
    companyName: board?.companyName ?? readCompanyOfBoard(raw.jobUrl),
    categories: [...raw.team, ...raw.department],
    tags: [...raw.team, ...raw.department],
    jobTypes: raw.employmentType,
    publishedAt: raw.publishedAt,
    location: listLocations(raw).join("; "),
    country: raw.address?.postalAddress?.addressCountry,
    ...readPay(raw),
    description: raw.descriptionHtml || raw.descriptionPlain,
  }),
  writeAnswer: (postings) => ({ apiVersion: "1", jobs: postings.map(writeSample) }),
});

/**
 * The pay that the company shows, if any. If the text for readers mentions on-target pay, only that text is used, as
 * the one for search engines and the numbers do not say that it is not base pay.
 */
function readPay(raw: Posting): Pick<FeedItem, "salary" | "pay"> {
  const { compensation, shouldDisplayCompensationOnJobPostings: isShown } = raw;
  if (compensation === undefined || isShown === false) return { salary: "" };
  const { compensationTierSummary: words, scrapeableCompensationSalarySummary: scrapeable } = compensation;
  if (isHopedPay(words)) return { salary: words };
  const pay = compensation.summaryComponents.find(({ compensationType }) => compensationType === "Salary");
  return {
    salary: scrapeable || words,
    pay: pay && { min: pay.minValue, max: pay.maxValue, currency: pay.currencyCode, period: pay.interval },
  };
}

function leaveOut(raw: Posting): ItemRejection | undefined {
  if (raw.isListed === false) return { path: "isListed", code: "unlisted" };
  return isRemote(raw) ? undefined : { path: "workplaceType", code: "not-remote" };
}

/** Hybrid jobs may have the remote flag as well, so the workplace type takes precedence. */
function isRemote(raw: Posting): boolean {
  if (raw.workplaceType !== "") return raw.workplaceType.toLowerCase() === "remote";
  return raw.isRemote ?? saysRemote([...listLocations(raw), raw.title]);
}

function listLocations({ location, secondaryLocations }: Posting): string[] {
  return [location, ...secondaryLocations.map((other) => other.location)];
}

const TYPE_NAMES = {
  full_time: "FullTime",
  part_time: "PartTime",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Intern",
};

function writeSample(posting: SamplePosting) {
  const address = `https://ashby.example/${posting.companySlug}/${posting.id}`;
  return {
    id: String(posting.id),
    title: posting.title,
    department: posting.category,
    team: posting.category,
    employmentType: posting.jobType ? TYPE_NAMES[posting.jobType] : null,
    location: remotePlace(posting),
    secondaryLocations: [],
    isListed: true,
    isRemote: true,
    workplaceType: "Remote",
    publishedAt: `${withoutZone(posting.publishedAt)}.000+00:00`,
    jobUrl: address,
    applyUrl: `${address}/application`,
    descriptionHtml: posting.description,
    compensation: { scrapeableCompensationSalarySummary: posting.salary, summaryComponents: [] },
  };
}
