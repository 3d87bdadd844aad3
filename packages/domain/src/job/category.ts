import * as z from "zod/mini";

/** Our one vocabulary of job categories, as the slugs that URLs and filters use. */
export const JOB_CATEGORIES = [
  "software-development",
  "devops-infrastructure",
  "data",
  "ai-machine-learning",
  "security",
  "quality-assurance",
  "design",
  "product",
  "project-management",
  "marketing",
  "writing",
  "sales",
  "customer-support",
  "finance",
  "legal",
  "human-resources",
  "operations",
  "education",
  "healthcare",
  "other",
] as const;

export const JobCategory = z.enum(JOB_CATEGORIES);
export type JobCategory = z.infer<typeof JobCategory>;
