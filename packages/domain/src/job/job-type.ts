import * as z from "zod/mini";

/** The kinds of employment a posting can state; `unspecified` where the feed says nothing. */
export const JOB_TYPES = [
  "full_time",
  "part_time",
  "contract",
  "freelance",
  "internship",
  "temporary",
  "unspecified",
] as const;

export const JobType = z.enum(JOB_TYPES);
export type JobType = z.infer<typeof JobType>;
