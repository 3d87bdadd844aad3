import type { Company } from "./company.ts";
import type { Role } from "./role.ts";

export type Level = "intern" | "junior" | "plain" | "senior" | "lead";
export type JobType = "full_time" | "contract" | "part_time" | "freelance" | "internship" | undefined;

/** One vacancy: who hires for what, before a word of it is written. */
export type Opening = {
  readonly company: Company;
  readonly role: Role;
  readonly level: Level;
  /** `undefined` where the feed leaves the field out. */
  readonly jobType: JobType;
  readonly area: string;
  readonly title: string;
};
