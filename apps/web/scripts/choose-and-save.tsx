import { buildJob } from "@farwork/domain/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Atom, Provider } from "jotai";

import { FilterForm } from "../src/features/filters/filter-form.tsx";
import { FilterOption } from "../src/features/filters/filter-option.tsx";
import { jobsAtom } from "../src/features/listing/jobs-atoms.ts";
import { ListingNavigation } from "../src/features/listing/listing-navigation.tsx";
import { JobListButton } from "../src/features/saved-jobs/job-list-button.tsx";
import { jobListsAtom } from "../src/features/saved-jobs/job-lists-atoms.ts";
import { syncJobLists } from "../src/features/saved-jobs/sync-job-lists.tsx";
import { type BrowserData, browserDataAtom } from "../src/platform/backend/browser-data.ts";
import { sessionAtom } from "../src/platform/session/session-atoms.ts";
import { buildListing } from "../src/testing/build-listing.ts";
import { buildSeed } from "../src/testing/build-seed.ts";
import { createSiteStore } from "../src/testing/create-site-store.ts";
import { FakeNavigation, IDLE_ROUTER } from "../src/testing/fake-navigation.tsx";

type Store = ReturnType<typeof createSiteStore>;

const ADA = { uid: "ada", email: "ada@example.com" };
const NOW = "2026-01-16T12:00:00Z";
const PROFILE = {
  name: `projects/demo-farwork/databases/(default)/documents/users/${ADA.uid}`,
  fields: {},
  createTime: NOW,
  updateTime: NOW,
};
/** What the network answers, by a part of the address. */
const ANSWERS = new Map<string, object>([
  ["/api/jobs", buildListing({ jobs: [buildJob()], totalJobs: 1 })],
  [":signInWithPassword", { idToken: "any", refreshToken: "any", expiresIn: "3600", localId: ADA.uid }],
  [":lookup", { users: [{ localId: ADA.uid, email: ADA.email }] }],
  [":batchGet", [{ found: PROFILE, readTime: NOW }]],
  [":runQuery", [{ readTime: NOW }]],
  ["/markJob", { result: {} }],
]);
globalThis.fetch = async (asked) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  const found = [...ANSWERS].find(([part]) => address.includes(part));
  return found ? Response.json(found[1]) : Response.json({}, { status: 404 });
};

/** Shows the filters of a listing. Returns a function that chooses a job type, until its list is in `jobsAtom`. */
export function openFilters(): (type: string) => Promise<void> {
  const store = createSiteStore();
  render(
    <FakeNavigation router={IDLE_ROUTER}>
      <Provider store={store}>
        <ListingNavigation seed={buildSeed("")}>
          <FilterForm path="/">
            {["contract", "freelance"].map((type) => (
              <FilterOption key={type} kind="checkbox" name="type" value={type} label={type} chosen={false} />
            ))}
          </FilterForm>
        </ListingNavigation>
      </Provider>
    </FakeNavigation>,
  );
  return async (type) => {
    const arrived = until(store, jobsAtom, () => {
      const jobs = store.get(jobsAtom);
      return jobs.status === "ready" && jobs.address.query.includes(type);
    });
    await userEvent.click(screen.getByLabelText(type));
    await arrived;
  };
}

/** Opens two tabs of one person. Returns a function that saves a job in one, until it is in the other's lists. */
export async function openTabs(): Promise<(title: string) => Promise<void>> {
  // Firebase keeps the `fetch` that it finds when it loads.
  const { openBrowserData } = await import("../src/platform/backend/browser-client.ts");
  const backend = { projectId: "demo-farwork", apiKey: "any", region: "us-central1", emulators: {} };
  const data = openBrowserData(backend);
  await data.logIn({ email: ADA.email, password: "any" });
  const [tab, other] = [createSiteStore(), createSiteStore()];
  await Promise.all([tab, other].map((store) => readLists(store, data)));
  const jobs = ["Cook", "Baker"].map((title) => ({ firestoreId: `remotive-${title}`, title }));
  render(
    <FakeNavigation router={IDLE_ROUTER}>
      <Provider store={tab}>
        {jobs.map((job) => (
          <JobListButton key={job.title} kind="saved" job={job} look="quiet" />
        ))}
      </Provider>
    </FakeNavigation>,
  );
  return async (title) => {
    const arrived = until(other, jobListsAtom, () => {
      const lists = other.get(jobListsAtom);
      return lists.status === "ready" && lists.listed.has(`saved:remotive-${title}`);
    });
    await userEvent.click(screen.getByRole("button", { name: `Save ${title}` }));
    await arrived;
  };
}

/** Has a tab read Ada's lists, and follow them. */
async function readLists(store: Store, data: BrowserData): Promise<void> {
  store.set(browserDataAtom, { load: async () => data });
  store.set(sessionAtom, { status: "signed-in", account: ADA });
  const areRead = until(store, jobListsAtom, () => store.get(jobListsAtom).status === "ready");
  syncJobLists(store, ADA.uid);
  await areRead;
}

/** Waits for a change of the atom after which `isThere`. */
async function until(store: Store, changing: Atom<unknown>, isThere: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = store.sub(changing, () => isThere() && resolve());
  await promise;
  stop();
}
