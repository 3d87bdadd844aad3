import type { Metadata } from "next";

import { MarkedJobsPage } from "../../features/dashboard/saved-jobs-page.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Saved jobs", robots: { index: false } };

export default async function SavedPage({ searchParams }: PageProps<"/saved">) {
  return <MarkedJobsPage kind="saved" landing={toSearchParams(await searchParams)} />;
}
