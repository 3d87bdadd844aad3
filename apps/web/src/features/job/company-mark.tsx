import type { JobCard } from "@farwork/domain";

import { imagePath } from "../../platform/images/image-path.ts";
import { CompanyLogo } from "./company-logo.tsx";

type WithLogo = Pick<JobCard, "firestoreId" | "company_logo">;

/**
 * A company's logo over its initial, which shows when the image is missing or fails. White in both themes, because
 * logos are made for white.
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
