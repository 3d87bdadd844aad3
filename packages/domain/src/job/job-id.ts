import * as z from "zod/mini";

/** `<source>-<source's id>`, e.g. `remotive-1234567`; the document id under `jobs/`. */
export const JobId = z
  .string()
  .check(z.minLength(3), z.maxLength(200), z.regex(/^[a-z0-9][a-z0-9-]*-[A-Za-z0-9_-]+$/))
  .brand<"JobId">();
export type JobId = z.infer<typeof JobId>;
