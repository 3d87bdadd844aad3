import type { ReadSessionResponse } from "@farwork/domain";

import { PrivatePage } from "../account/private-page.tsx";
import { appliedRecord, savedRecord } from "../marks/load-marked-jobs.ts";
import { PutMarks } from "../marks/put-marks.tsx";
import { RecentlyViewed } from "../visits/recently-viewed.tsx";
import { MarkedSection } from "./marked-section.tsx";
import { RecommendedSection } from "./recommended-section.tsx";

/** A person's own page: what to look at next, what they saved, where they applied. */
export function Dashboard({ landing }: { landing: URLSearchParams }) {
  return (
    <PrivatePage
      path="/dashboard"
      landing={landing}
      parts={["user", "saved", "applied"]}
      show={(session) => showDashboard(session, landing)}
    />
  );
}

function showDashboard({ account, user, saved, applied }: ReadSessionResponse, landing: URLSearchParams) {
  const name = user?.displayName ?? account.displayName ?? "";
  return (
    <PutMarks
      uid={account.uid}
      saved={saved.map(({ jobId }) => jobId)}
      applied={applied.map(({ jobId }) => jobId)}
    >
      <h1 className="set-narrow pt-5 pb-4 text-banner text-balance wrap-anywhere desk:pt-8 desk:pb-5">
        {name === "" ? "Your dashboard" : `Hello, ${name}`}
      </h1>
      <div className="grid gap-x-16 gap-y-12 desk:grid-cols-2">
        <div className="desk:col-span-2">
          <RecommendedSection now={new Date()} />
        </div>
        <MarkedSection kind="saved" records={saved.map(savedRecord)} landing={landing} />
        <MarkedSection kind="applied" records={applied.map(appliedRecord)} landing={landing} />
      </div>
      <RecentlyViewed />
    </PutMarks>
  );
}
