import type { Metadata } from "next";

import { UnsubscribePage } from "../../features/alerts/unsubscribe-page.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = {
  title: "Stop alerts",
  robots: { index: false },
  // The address itself stops a user's alerts.
  referrer: "no-referrer",
};

export default async function UnsubscribeRoute({ searchParams }: PageProps<"/unsubscribe">) {
  return <UnsubscribePage params={toSearchParams(await searchParams)} />;
}
