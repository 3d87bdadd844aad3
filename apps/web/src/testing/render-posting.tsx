import { buildJob } from "@farwork/domain/testing";

import { JobPosting } from "../features/job/job-posting.tsx";
import { BackLink } from "../features/listing/back-link.tsx";
import { readReader } from "../platform/requests/reader-search.ts";
import { renderOnBoard } from "./render-on-board.tsx";

export const now = new Date("2026-01-20T12:00:00Z");

export function renderPosting(overrides: Parameters<typeof buildJob>[0] = {}, landing = "") {
  return renderOnBoard(
    <JobPosting
      job={buildJob(overrides)}
      now={now}
      landing={new URLSearchParams(landing)}
      reader={readReader(new URLSearchParams(landing))}
      back={<BackLink to={{ path: "/?type=contract", label: "Back to results", isListing: true }} />}
    />,
    landing,
  );
}
