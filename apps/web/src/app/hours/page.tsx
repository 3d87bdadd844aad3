import type { Metadata } from "next";

import { HoursPage } from "../../features/reader/hours-page.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Your working hours", robots: { index: false } };

export default async function HoursRoute({ searchParams }: PageProps<"/hours">) {
  return <HoursPage landing={toSearchParams(await searchParams)} />;
}
