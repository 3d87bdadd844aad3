import * as z from "zod/mini";

import { COMPANY_BOARD } from "../source/feed-source.ts";
import type { ItemRejection } from "./feed-item.ts";
import {
  Amount,
  Anything,
  defineFeed,
  Flag,
  LongText,
  maybe,
  NeededText,
  postingsUnder,
  Text,
  Texts,
} from "./feed-shape.ts";
import { remotePlace, type SamplePosting, withoutZone } from "./sample-posting.ts";
import { saysRemote } from "./says-remote.ts";

const Posting = z.object({
  title: NeededText,
  careers_url: NeededText,
  careers_apply_url: Text,
  company_name: NeededText,
  status: Text,
  location: Text,
  country_code: Text,
  remote: Flag,
  hybrid: Flag,
  on_site: Flag,
  department: Texts,
  tags: Texts,
  employment_type_code: Texts,
  experience_code: Texts,
  published_at: Anything,
  close_at: Anything,
  description: LongText,
  requirements: LongText,
  salary: maybe(z.object({ min: Amount, max: Amount, currency: Text, period: Text })),
});
type Posting = z.infer<typeof Posting>;

/**
 * Reads a response of `GET https://{board}.recruitee.com/api/offers/`: `{offers: [...]}`, the public Careers Site API
 * (https://docs.recruitee.com/reference/offers). Requirements are in `requirements`, outside the description. Companies
 * may host their postings on their own domain.
 */
export const recruitee = defineFeed({
  source: {
    ...COMPANY_BOARD,
    id: "recruitee",
    name: "Recruitee",
    homepage: "https://recruitee.com",
    attribution: "Via Recruitee",
    endpoint: "https://{board}.recruitee.com/api/offers/",
    hosts: ["recruitee.com"],
  },
  postingAddress: { host: "\\.recruitee\\.com$", path: "^/o/([^/]+)" },
  envelope: postingsUnder("offers"),
  item: Posting,
  names: {
    sourceId: "id",
    url: "careers_url",
    title: "title",
    companyName: "company_name",
    publishedAt: "published_at",
    location: "location",
    description: "description",
  },
  leaveOut: findReasonToLeaveOut,
  toFeedItem: (raw, board) => ({
    url: raw.careers_url,
    applyUrl: raw.careers_apply_url,
    title: raw.title,
    companyName: board?.companyName ?? raw.company_name,
    categories: raw.department,
    tags: [...raw.department, ...raw.tags],
    jobTypes: raw.employment_type_code,
    seniorities: raw.experience_code,
    publishedAt: raw.published_at,
    expiresAt: raw.close_at,
    location: raw.location,
    country: raw.country_code,
    salary: "",
    pay: raw.salary,
    description: `${raw.description}\n${raw.requirements}`,
  }),
  writeAnswer: (postings) => ({ offers: postings.map(writeSample) }),
});

function findReasonToLeaveOut(raw: Posting): ItemRejection | undefined {
  if (raw.status !== "" && raw.status !== "published") return { path: "status", code: "unlisted" };
  return isRemote(raw) ? undefined : { path: "remote", code: "not-remote" };
}

/** If a posting allows several workplace types, people may choose. */
function isRemote({ remote, hybrid, on_site, location, title }: Posting): boolean {
  if (remote !== undefined) return remote;
  return hybrid !== true && on_site !== true && saysRemote([location, title]);
}

function writeSample(posting: SamplePosting) {
  const { slug, pay } = posting;
  const address = `https://recruitee.example/o/${slug}`;
  return {
    id: posting.id,
    slug,
    title: posting.title,
    careers_url: address,
    careers_apply_url: `${address}/c/new`,
    company_name: posting.companyName,
    status: "published",
    location: remotePlace(posting),
    remote: true,
    hybrid: false,
    on_site: false,
    department: posting.category,
    tags: posting.tags,
    employment_type_code: posting.jobType ?? null,
    published_at: `${withoutZone(posting.publishedAt).replace("T", " ")} UTC`,
    close_at: null,
    description: posting.description,
    requirements: "",
    salary: pay && { min: pay.min ?? null, max: pay.max ?? null, currency: pay.currency, period: pay.period },
  };
}
