import * as z from "zod/mini";

import { JOB_CATEGORIES } from "./job-categories.ts";

export const JobCategory = z.enum(JOB_CATEGORIES);
export type JobCategory = z.infer<typeof JobCategory>;
