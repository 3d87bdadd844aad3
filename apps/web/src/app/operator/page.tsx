import "../../features/operator/operator.css";
import type { Metadata } from "next";

import { PrivatePage } from "../../features/account/private-page.tsx";
import { toSearchParams } from "../../features/filters/listing-path.ts";
import { FeedBoard } from "../../features/operator/feed-board.tsx";

export const metadata: Metadata = { title: "Feeds", robots: { index: false } };

export default async function OperatorPage({ searchParams }: PageProps<"/operator">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/operator" landing={landing} show={showFeeds} />;
}

function showFeeds() {
  return <FeedBoard />;
}
