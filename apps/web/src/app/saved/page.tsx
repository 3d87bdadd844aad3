import type { Metadata } from "next";

import { toSearchParams } from "../../jobs/listing-path.ts";
import { MarkedJobsPage } from "../../marks/marked-jobs-page.tsx";

export const metadata: Metadata = { title: "Saved jobs", robots: { index: false } };

export default async function SavedPage({ searchParams }: PageProps<"/saved">) {
  return <MarkedJobsPage kind="saved" landing={toSearchParams(await searchParams)} />;
}
