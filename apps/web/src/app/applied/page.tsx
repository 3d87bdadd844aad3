import type { Metadata } from "next";

import { toSearchParams } from "../../jobs/listing-path.ts";
import { MarkedJobsPage } from "../../marks/marked-jobs-page.tsx";

export const metadata: Metadata = { title: "Jobs applied to", robots: { index: false } };

export default async function AppliedPage({ searchParams }: PageProps<"/applied">) {
  return <MarkedJobsPage kind="applied" landing={toSearchParams(await searchParams)} />;
}
