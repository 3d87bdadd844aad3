import "../../features/billing/plans.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";

import { PlansPage } from "../../features/billing/plans-page.tsx";
import { PLANS_PATH } from "../../features/billing/plans-path.ts";
import { loadPlanPrices } from "../../platform/backend/server-client.ts";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";
import { SESSION_COOKIE } from "../../platform/session/session-cookie.ts";

export const metadata: Metadata = {
  title: "Plans",
  description: "Finding a job on Farwork is free. See what Pro adds.",
  alternates: { canonical: PLANS_PATH },
};

export default async function PlansRoute({ searchParams }: PageProps<"/plans">) {
  const params = toSearchParams(await searchParams);
  const hasCookie = (await cookies()).has(SESSION_COOKIE);
  return <PlansPage prices={await loadPlanPrices()} params={params} hasCookie={hasCookie} />;
}
