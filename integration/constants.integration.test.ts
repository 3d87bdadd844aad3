import { fetchAppliedJobs, fetchJobs, fetchSavedJobs, getRecommendedJobs } from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { interceptRequests } from "./intercept.ts";
import { arrive, openSharedDatabase, visit } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";

// Section 9 of the specification, as far as it concerns this package: each test is named after its row. The second
// after a sign-up is tested with a fake clock in provision-account.test.ts.

const database = openSharedDatabase();
let jobs: FeedJobs;
beforeAll(async () => {
  jobs = await takeJobsIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => removeJobs(database, jobs.ids));

/** Records requests to a callable and forwards them. */
function recordCalls(name: string): { readonly data: unknown }[] {
  const calls: { data: unknown }[] = [];
  interceptRequests(`/${name}`, (pass, body) => {
    calls.push(JSON.parse(body));
    return pass();
  });
  return calls;
}

describe("constants and limits", () => {
  it("Default jobs page size 15, default page 1", async () => {
    const visitor = visit();
    const filters = { tags: [jobs.tag] };
    const page = await fetchJobs(visitor, { filters });
    expect(page.jobs).toHaveLength(15);
    expect(page).toEqual(await fetchJobs(visitor, { filters, page: 1, pageSize: 15 }));
  });

  it.each([
    ["saved", "savedJobs", "savedAt", fetchSavedJobs],
    ["applied", "appliedJobs", "appliedAt", fetchAppliedJobs],
  ] as const)(
    "Saved and applied job ids are fetched in batches of 50, each call with limit 100 (%s)",
    async (_, list, time, fetchList) => {
      const { browser, uid } = await arrive();
      const ids = Array.from({ length: 120 }, (_none, index) => jobs.ids[index] ?? `remotive-none-${index}`);
      const batch = database.batch();
      for (const [age, jobId] of ids.entries()) {
        const mark = { jobId, [time]: Timestamp.fromMillis(Date.now() - age * 1000) };
        batch.set(database.doc(`users/${uid}/${list}/${jobId}`), mark);
      }
      await batch.commit();

      const calls = recordCalls("fetchJobsByIds");
      const { jobs: shown } = await fetchList(browser);
      expect(calls).toEqual([
        { data: { jobIds: ids.slice(0, 50), limit: 100 } },
        { data: { jobIds: ids.slice(50, 100), limit: 100 } },
        { data: { jobIds: ids.slice(100), limit: 100 } },
      ]);
      expect(shown.map(({ firestoreId }) => firestoreId)).toEqual(jobs.ids);
    },
  );

  it("Recommended default limit 3", async () => {
    const { browser } = await arrive();
    const calls = recordCalls("getRecommendedJobs");
    const { jobs: shown } = await getRecommendedJobs(browser);
    expect(calls).toEqual([{ data: { limit: 3 } }]);
    expect(shown).toHaveLength(3);
  });
});
