import type { JobCard } from "@farwork/domain";

import { imagePath } from "../../platform/images/image-path.ts";
import { CompanyLogo } from "./company-logo.tsx";

type WithLogo = Pick<JobCard, "firestoreId" | "company_logo">;

/**
 * A company's logo, as this job has it, over its initial: where the image is missing or does not load, the initial
 * shows. The logo sits on a white sheet in both themes, as companies draw them for one.
 */
export function CompanyMark({ name, job }: { name: string; job: WithLogo | undefined }) {
  return (
    <span aria-hidden="true" className="company-mark">
      {initialOf(name)}
      {job?.company_logo !== undefined && <CompanyLogo src={imagePath(job.firestoreId)} />}
    </span>
  );
}

/** The first letter or digit of a name, in capitals; "•" for a name without one. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase("en") ?? "•";
}
