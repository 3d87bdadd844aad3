import "../../plans/plans.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";

import { SESSION_COOKIE } from "../../account/session-cookie.ts";
import { loadPlanPrices } from "../../data/server-client.ts";
import { toSearchParams } from "../../jobs/listing-path.ts";
import { PlansPage } from "../../plans/plans-page.tsx";
import { PLANS_PATH } from "../../plans/plans-path.ts";

export const metadata: Metadata = {
  title: "Plans",
  description: "What is free on Farwork, which is everything to find a job, and what Pro adds.",
  alternates: { canonical: PLANS_PATH },
};

export default async function PlansRoute({ searchParams }: PageProps<"/plans">) {
  const params = toSearchParams(await searchParams);
  const hasCookie = (await cookies()).has(SESSION_COOKIE);
  return <PlansPage prices={await loadPlanPrices()} params={params} hasCookie={hasCookie} />;
}
