import * as z from "zod/mini";

/** The answer of `/api/jobs/new`: how many jobs of a listing were first seen since a moment. */
export const NewJobsCount = z.object({ totalNew: z.int().check(z.gte(0)) });
export type NewJobsCount = z.infer<typeof NewJobsCount>;
