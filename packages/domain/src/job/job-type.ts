import * as z from "zod/mini";

import { JOB_TYPES } from "./job-types.ts";

export const JobType = z.enum(JOB_TYPES);
export type JobType = z.infer<typeof JobType>;
