import * as z from "zod/mini";

import { escapeText } from "../html/read-safe-html.ts";
import { COMPANY_BOARD } from "../source/feed-source.ts";
import { UUID } from "../source/posting-address.ts";
import { readCompanyOfBoard } from "./company-board.ts";
import {
  Amount,
  Anything,
  defineFeed,
  listOf,
  LongText,
  maybe,
  NeededText,
  Postings,
  Text,
  Texts,
} from "./feed-shape.ts";
import { remotePlace, type SamplePosting } from "./sample-posting.ts";
import { saysRemote } from "./says-remote.ts";

const Posting = z.object({
  text: NeededText,
  hostedUrl: NeededText,
  applyUrl: Text,
  categories: maybe(
    z.object({ location: Text, allLocations: Texts, commitment: Texts, team: Texts, department: Texts }),
  ),
  country: Text,
  workplaceType: Text,
  createdAt: Anything,
  opening: LongText,
  description: LongText,
  descriptionBody: LongText,
  descriptionPlain: LongText,
  lists: listOf(z.object({ text: LongText, content: LongText })),
  additional: LongText,
  salaryRange: maybe(z.object({ min: Amount, max: Amount, currency: Text, interval: Text })),
});
type Posting = z.infer<typeof Posting>;

/**
 * Reads a response of `GET https://api.lever.co/v0/postings/{board}?mode=json`: a bare list. Requirements are in
 * `lists`, outside the description. Only URLs name the company.
 */
export const lever = defineFeed({
  source: {
    ...COMPANY_BOARD,
    id: "lever",
    name: "Lever",
    homepage: "https://www.lever.co",
    attribution: "Via Lever",
    endpoint: "https://api.lever.co/v0/postings/{board}?mode=json",
    hosts: ["lever.co"],
  },
  postingAddress: { host: "^jobs(?:\\.eu)?\\.lever\\.co$", path: `^/[^/]+/${UUID}` },
  envelope: Postings,
  item: Posting,
  names: {
    sourceId: "id",
    url: "hostedUrl",
    title: "text",
    companyName: "hostedUrl",
    publishedAt: "createdAt",
    location: "categories.location",
    description: "description",
  },
  leaveOut: (raw) => (isRemote(raw) ? undefined : { path: "workplaceType", code: "not-remote" }),
  toFeedItem(raw, board) {
    const { commitment = [], team = [], department = [] } = raw.categories ?? {};
    return {
      url: raw.hostedUrl,
      applyUrl: raw.applyUrl,
      title: raw.text,
      companyName: board?.companyName ?? readCompanyOfBoard(raw.hostedUrl),
      categories: [...team, ...department],
      tags: [...team, ...department],
      jobTypes: commitment,
      publishedAt: raw.createdAt,
      location: readLocations(raw).join("; "),
      country: raw.country,
      salary: "",
      pay: raw.salaryRange && { ...raw.salaryRange, period: raw.salaryRange.interval },
      description: joinDescription(raw),
    };
  },
  writeAnswer: (postings) => postings.map(writeSample),
});

function readLocations({ categories }: Posting): string[] {
  const { location = "", allLocations = [] } = categories ?? {};
  return allLocations.length > 0 ? allLocations : [location];
}

function isRemote(raw: Posting): boolean {
  const workplace = raw.workplaceType.toLowerCase();
  if (workplace === "remote") return true;
  const isOpen = workplace === "" || workplace === "unspecified";
  return isOpen && saysRemote([...readLocations(raw), raw.text]);
}

function joinDescription(raw: Posting): string {
  const lists = raw.lists.map(({ text, content }) => `<h3>${escapeText(text)}</h3><ul>${content}</ul>`);
  const opening = raw.description || raw.opening + raw.descriptionBody || escapeText(raw.descriptionPlain);
  return [opening, ...lists, raw.additional].join("\n");
}

const INTERVALS = {
  hour: "per-hour-wage",
  day: "per-day-wage",
  week: "per-week-salary",
  month: "per-month-salary",
  year: "per-year-salary",
};

function writeSample(posting: SamplePosting) {
  const { pay } = posting;
  const address = `https://lever.example/${posting.companySlug}/${posting.id}`;
  const location = remotePlace(posting);
  return {
    id: String(posting.id),
    text: posting.title,
    categories: {
      commitment: posting.jobType?.replace("_", "-") ?? null,
      department: posting.category,
      location,
      allLocations: [location],
    },
    hostedUrl: address,
    applyUrl: `${address}/apply`,
    createdAt: posting.publishedAt.getTime(),
    workplaceType: "remote",
    description: posting.description,
    lists: [],
    additional: "",
    ...(pay && {
      salaryRange: {
        min: pay.min ?? null,
        max: pay.max ?? null,
        currency: pay.currency,
        interval: INTERVALS[pay.period],
      },
    }),
  };
}
