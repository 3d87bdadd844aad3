import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { JobId } from "../job/job-id.ts";

/** Maximum hidden jobs and companies per request, each. */
export const MAX_HIDDEN = 100;

/** Jobs and companies a person hides from every listing. */
export const HiddenEntries = z.object({
  jobs: z._default(z.array(JobId).check(z.maxLength(MAX_HIDDEN)), []),
  companies: z._default(z.array(CompanySlug).check(z.maxLength(MAX_HIDDEN)), []),
});
export type HiddenEntries = z.infer<typeof HiddenEntries>;
