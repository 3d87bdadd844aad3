import type { JobFilters } from "@farwork/domain";

import { feedPath } from "./feed-path.ts";

/** Visible feed links, since browsers no longer show those a page declares. */
export function FeedLinks({ filters }: { filters: JobFilters }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-note text-soft">
      Follow this search:
      <a
        href={feedPath(filters, "xml")}
        className="text-link inline-flex min-h-11 items-center max-desk:min-w-11 desk:min-h-6"
      >
        RSS
      </a>
      <a
        href={feedPath(filters, "json")}
        className="text-link inline-flex min-h-11 items-center desk:min-h-6"
      >
        JSON Feed
      </a>
    </p>
  );
}
