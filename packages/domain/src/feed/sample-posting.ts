import type { JobType } from "../job/job-type.ts";
import type { Pay } from "../pay/pay.ts";

/** An invented posting that each feed can write in its API's format, for the local board and for tests. */
export type SamplePosting = {
  id: number;
  title: string;
  /** Title and number as in URLs: "keeper-7". */
  slug: string;
  companyName: string;
  /** The company as in URLs: "tern-maps". */
  companySlug: string;
  category: string;
  tags: readonly string[];
  /** Absent where the posting does not say. */
  jobType?: Exclude<JobType, "temporary" | "unspecified"> | undefined;
  publishedAt: Date;
  /** In words; "" where the posting does not say. */
  location: string;
  /** In words; "" where the posting does not say. */
  salary: string;
  pay: Pay | null;
  /** Markup. */
  description: string;
};

/** The notice in samples where a feed has its terms. */
export const SAMPLE_NOTICE = "Sample data: every company, person and posting in it is invented.";

/** A place as on a company board without a separate field for remote work. */
export const remotePlace = ({ location }: SamplePosting) =>
  location === "" ? "Remote" : `Remote - ${location}`;

/** "2026-10-05T09:00:00", without a zone: UTC. */
export const withoutZone = (date: Date) => date.toISOString().slice(0, 19);

export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

export const escapeMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
