import type { Metadata } from "next";

import { toSearchParams } from "../../features/filters/listing-path.ts";
import { HoursPage } from "../../features/reader/hours-page.tsx";

export const metadata: Metadata = { title: "Your working hours", robots: { index: false } };

export default async function HoursRoute({ searchParams }: PageProps<"/hours">) {
  return <HoursPage landing={toSearchParams(await searchParams)} />;
}
