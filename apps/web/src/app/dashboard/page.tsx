import type { Metadata } from "next";

import { Dashboard } from "../../features/dashboard/dashboard.tsx";
import { toSearchParams } from "../../features/filters/listing-path.ts";

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  return <Dashboard landing={toSearchParams(await searchParams)} />;
}
