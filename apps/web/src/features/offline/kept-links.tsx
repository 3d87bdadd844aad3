import { withMarketingParams } from "@farwork/domain/links";
import { useSearchParams } from "next/navigation";

import type { SavedJobCopy } from "./saved-copy.ts";
import { useKeptPaths } from "./use-kept-paths.ts";

/** Jobs of a list that is read without a network; those whose pages are not kept say so. */
export function KeptLinks({ jobs }: { jobs: readonly SavedJobCopy[] }) {
  const landing = useSearchParams();
  const isKept = useKeptPaths();
  return (
    <ol className="mt-4 border-t-2 border-ink">
      {jobs.map(({ jobId, path, title, company, facts }) => (
        <li key={jobId} className="border-b border-rule py-3">
          {/* A whole page is asked for: without a network there are no parts of one to be had. */}
          <a
            href={withMarketingParams(path, landing)}
            className="text-link inline-flex min-h-11 items-center text-lead wrap-anywhere"
          >
            {title}
          </a>
          <p className="dotted text-small text-soft">
            <span className="font-semibold text-ink">{company}</span>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {!isKept(path) && <span>Its page is not kept here</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
