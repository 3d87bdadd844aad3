import type { ReadSessionResponse } from "@farwork/domain";

import { PrivatePage } from "../account/private-page.tsx";
import { readReaderHere } from "../reader/read-here.ts";
import { HydrateJobLists } from "../saved-jobs/hydrate-job-lists.tsx";
import { RecentlyViewed } from "../visits/recently-viewed.tsx";
import { DASHBOARD_ITEMS } from "./dashboard-items.ts";
import { splitByList, readList } from "./read-list.ts";
import { DashboardRates, RecommendedSection } from "./recommended-section.tsx";
import { SavedSection } from "./saved-section.tsx";

/** The dashboard: recommendations, saved jobs and applications. */
export function Dashboard({ landing }: { landing: URLSearchParams }) {
  return (
    <PrivatePage
      path="/dashboard"
      landing={landing}
      parts={["user"]}
      lists={{ saved: NEWEST, applied: NEWEST }}
      show={async (session) => showDashboard(session, landing, (await readReaderHere(landing)).country)}
    />
  );
}

const NEWEST = { pageSize: DASHBOARD_ITEMS };

function showDashboard(session: ReadSessionResponse, landing: URLSearchParams, country: string | undefined) {
  const { account, user } = session;
  const saved = readList(session, "saved");
  const applied = readList(session, "applied");
  const entries = [...saved.entries, ...applied.entries];
  const shown = { landing, now: new Date(), country };
  const name = user?.displayName ?? account.displayName ?? "";
  return (
    <HydrateJobLists uid={account.uid} {...splitByList(entries)}>
      <h1 className="set-narrow pt-5 pb-4 text-banner text-balance wrap-anywhere desk:pt-8 desk:pb-5">
        {name === "" ? "Your dashboard" : `Hello, ${name}`}
      </h1>
      <div className="grid gap-x-16 gap-y-12 desk:grid-cols-2">
        <div className="desk:col-span-2">
          <RecommendedSection now={shown.now} country={country} />
        </div>
        <SavedSection kind="saved" list={saved} {...shown} />
        <SavedSection kind="applied" list={applied} {...shown} />
      </div>
      <RecentlyViewed />
      <DashboardRates jobs={entries.flatMap(({ job }) => (job ? [{ pay: job.pay }] : []))} now={shown.now} />
    </HydrateJobLists>
  );
}
