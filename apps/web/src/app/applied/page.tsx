import type { Metadata } from "next";

import { MarkedJobsPage } from "../../features/dashboard/saved-jobs-page.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Jobs applied to", robots: { index: false } };

export default async function AppliedPage({ searchParams }: PageProps<"/applied">) {
  return <MarkedJobsPage kind="applied" landing={toSearchParams(await searchParams)} />;
}
