// What the examples in docstrings of `@farwork/domain` may speak of without making it themselves.
import {
  buildJobIndex,
  buildJobSegment,
  CompanySlug,
  type FeedItem,
  filtersFromQuery,
  findFeedSource,
  type JobCard,
  readOpenCards,
  sanitizeDescription,
  type SavedSearch,
} from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import * as z from "zod/mini";

/** The moment at which all examples are set. */
export const now = new Date("2026-01-16T12:00:00Z");

export const job = buildJob({
  sourceId: "7",
  title: "React developer",
  category: "design",
  job_type: "contract",
  description: sanitizeDescription("<p>We map caves in Rust.</p>"),
});
export const otherJob = buildJob({
  sourceId: "8",
  title: "Cook",
  publication_date: new Date("2026-01-14T09:00:00Z"),
});
export const newJob = buildJob({ sourceId: "9", title: "Gardener", company_name: "Moor" });
export const jobs = [job, otherJob];
export const changedJobs = [job];

export const segment = buildJobSegment(jobs);
export const index = buildJobIndex(jobs);
export const cards = readOpenCards(index, now);
export const card: JobCard = find(cards[0], "a card");
export const filters = filtersFromQuery(new URLSearchParams("q=react"));
export const slug = z.parse(CompanySlug, "tern-co");
export const request = new Request("https://farwork.example");

/** A page of a feed, with one posting. */
export const answer = {
  jobs: [
    {
      id: 7,
      url: "https://remotive.com/remote-jobs/software-dev/7",
      title: "React developer",
      company_name: "Tern & Co",
      category: "Software Development",
      job_type: "full_time",
      publication_date: "2026-01-15T08:00:00",
      candidate_required_location: "Germany",
      salary: "",
      description: "<p>We map caves.</p>",
    },
  ],
};
/** What every address answers with. */
export const fetch = async (_address: string) => Response.json(answer);
/** The same, as its adapter reads it. */
export const item: FeedItem = {
  source: find(findFeedSource("remotive"), "Remotive"),
  sourceId: "7",
  url: "https://remotive.com/remote-jobs/software-dev/7",
  title: "React developer",
  companyName: "Tern & Co",
  categories: ["Software Development"],
  tags: [],
  jobTypes: ["full_time"],
  publishedAt: "2026-01-15T08:00:00",
  location: "Germany",
  salary: "",
  description: "<p>We map caves.</p>",
};

type Search = Pick<SavedSearch, "searchId" | "frequency" | "isPaused" | "createdAt">;
export const searches: Search[] = [
  { searchId: "newer", frequency: "daily", isPaused: false, createdAt: new Date("2026-01-10") },
  { searchId: "older", frequency: "daily", isPaused: false, createdAt: new Date("2026-01-09") },
];

/** Documents in wire format, from which Firestore's are decoded. */
export const storedProfile = {
  uid: "ada",
  email: "ada@example.com",
  displayName: "Ada",
  createdAt: "2026-01-10T09:00:00.000Z",
  updatedAt: "2026-01-10T09:00:00.000Z",
  paymentPlanSelected: false,
};
export const storedSearch: z.input<typeof SavedSearch> = {
  searchId: "5f0c1c9a-7d6e-4f53-9a3b-1b8f1e6d2a40",
  name: "React in Spain",
  query: "q=react&location=ES",
  frequency: "daily",
  isPaused: false,
  createdAt: "2026-01-10T09:00:00.000Z",
  updatedAt: "2026-01-10T09:00:00.000Z",
  seenUntil: "2026-01-10T09:00:00.000Z",
};

function find<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`${name} is missing.`);
  return found;
}
