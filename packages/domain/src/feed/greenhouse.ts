import * as z from "zod/mini";

import { COMPANY_BOARD } from "../source/feed-source.ts";
import { readCompanyOfBoard } from "./company-board.ts";
import {
  Anything,
  defineFeed,
  listOf,
  LongText,
  maybe,
  NeededText,
  postingsUnder,
  Text,
} from "./feed-shape.ts";
import { CustomFields, PayRanges, readEmployment, readStatedPay } from "./greenhouse-fields.ts";
import { escapeMarkup, remotePlace, type SamplePosting, withoutZone } from "./sample-posting.ts";
import { saysRemote } from "./says-remote.ts";

const Named = z.object({ name: NeededText });

/**
 * Reads a response of `GET https://boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true`: `{jobs: [...],
 * meta}`. Only its places say whether work is remote. Pay and job type are outside the text only if a company added
 * custom fields.
 */
export const greenhouse = defineFeed({
  source: {
    ...COMPANY_BOARD,
    id: "greenhouse",
    name: "Greenhouse",
    homepage: "https://www.greenhouse.com",
    attribution: "Via Greenhouse",
    endpoint: "https://boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true",
    hosts: ["greenhouse.io"],
  },
  postingAddress: {
    host: "^(?:job-)?boards(?:\\.eu)?\\.greenhouse\\.io$",
    path: "/jobs/(\\d+)",
    parameter: "gh_jid",
  },
  envelope: postingsUnder("jobs"),
  item: z.object({
    absolute_url: NeededText,
    title: NeededText,
    company_name: Text,
    location: maybe(Named),
    departments: listOf(Named),
    first_published: Anything,
    updated_at: Anything,
    application_deadline: Anything,
    content: LongText,
    metadata: CustomFields,
    pay_input_ranges: PayRanges,
  }),
  names: {
    sourceId: "id",
    url: "absolute_url",
    title: "title",
    companyName: "company_name",
    publishedAt: "first_published",
    location: "location.name",
    description: "content",
  },
  leaveOut: ({ location, title }) =>
    saysRemote([location?.name ?? "", title]) ? undefined : { path: "location.name", code: "not-remote" },
  toFeedItem(raw, board) {
    const departments = raw.departments.map(({ name }) => name);
    return {
      url: raw.absolute_url,
      title: raw.title,
      companyName: board?.companyName ?? (raw.company_name || readCompanyOfBoard(raw.absolute_url)),
      categories: departments,
      tags: departments,
      jobTypes: readEmployment(raw.metadata),
      publishedAt: raw.first_published || raw.updated_at,
      expiresAt: raw.application_deadline,
      location: raw.location?.name ?? "",
      ...readStatedPay(raw.metadata, raw.pay_input_ranges),
      description: raw.content,
    };
  },
  writeAnswer: (postings) => ({ jobs: postings.map(writeSample), meta: { total: postings.length } }),
});

function writeSample(posting: SamplePosting) {
  const published = `${withoutZone(posting.publishedAt)}Z`;
  return {
    id: posting.id,
    absolute_url: `https://greenhouse.example/${posting.companySlug}/jobs/${posting.id}`,
    title: posting.title,
    company_name: posting.companyName,
    location: { name: remotePlace(posting) },
    departments: [{ id: 1, name: posting.category }],
    // Custom fields of the company.
    metadata: [
      { id: 1, name: "Employment Type", value: posting.jobType?.replace("_", "-") ?? null },
      { id: 2, name: "Salary", value: posting.salary || null },
    ],
    updated_at: published,
    first_published: published,
    content: escapeMarkup(posting.description),
  };
}
