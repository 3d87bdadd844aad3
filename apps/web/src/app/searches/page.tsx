import "../../features/saved-searches/searches.css";
import type { Metadata } from "next";

import { PrivatePage } from "../../features/account/private-page.tsx";
import { Searches } from "../../features/saved-searches/searches.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Saved searches", robots: { index: false } };

export default async function SearchesRoute({ searchParams }: PageProps<"/searches">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/searches" landing={landing} show={showSearches} />;
}

function showSearches() {
  return (
    <div className="mx-auto w-full max-w-5xl py-10 desk:py-14">
      <h1 className="set-narrow text-title">Saved searches</h1>
      <Searches now={new Date()} />
    </div>
  );
}
