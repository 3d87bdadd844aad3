import "../../features/operator/operator.css";
import type { Metadata } from "next";

import { PrivatePage } from "../../features/account/private-page.tsx";
import { FeedBoard } from "../../features/operator/feed-board.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Feeds", robots: { index: false } };

export default async function OperatorPage({ searchParams }: PageProps<"/operator">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/operator" landing={landing} show={showFeeds} />;
}

function showFeeds() {
  return <FeedBoard />;
}
