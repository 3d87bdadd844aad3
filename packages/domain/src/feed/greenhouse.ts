import * as z from "zod/mini";

import { GREENHOUSE } from "../source/feed-source.ts";
import { readCompanyOfBoard } from "./company-board.ts";
import { createAdapter } from "./create-adapter.ts";
import { Anything, listOf, LongText, maybe, NeededText, postingsUnder, Text } from "./feed-fields.ts";
import { CustomFields, PayRanges, readEmployment, readStatedPay } from "./greenhouse-fields.ts";
import { saysRemote } from "./says-remote.ts";

const Named = z.object({ name: NeededText });

/**
 * Reads an answer of `GET https://boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true`: `{jobs: [...], meta}`.
 * Only its places say whether work is remote. Pay and job type stand outside the text only where a company added fields
 * for them.
 */
export const greenhouseAdapter = createAdapter({
  source: GREENHOUSE,
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
});
