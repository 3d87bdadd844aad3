import type { Metadata } from "next";

import { Dashboard } from "../../features/dashboard/dashboard.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  return <Dashboard landing={toSearchParams(await searchParams)} />;
}
