import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ensureStripeCustomer } from "./billing.ts";
import { type Client, createClient } from "./client.ts";
import { fetchJobMarks, setJobApplied, setJobSaved } from "./job-marks.ts";
import { fetchAppliedJobs, fetchSavedJobs } from "./marked-jobs.ts";
import { openSiteSession } from "./site-session.ts";

let app: FirebaseApp;
let client: Client;
const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", network);
  app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "signed-out");
  client = createClient(app, { siteUrl: "https://farwork.example" });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
});

describe("while nobody is signed in", () => {
  it("toggles return false and lists are empty", async () => {
    expect(await setJobSaved(client, "remotive-1", true)).toBe(false);
    expect(await setJobApplied(client, "remotive-1", true)).toBe(false);
    expect(await fetchJobMarks(client)).toEqual({ saved: [], applied: [] });
    expect(await fetchSavedJobs(client)).toEqual({ jobs: [], failedIds: [] });
    expect(await fetchAppliedJobs(client)).toEqual({ jobs: [], failedIds: [] });
    expect(network).not.toHaveBeenCalled();
  });

  it("there is no payment customer to make and no session to open", async () => {
    await expect(ensureStripeCustomer(client)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(openSiteSession(client)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(network).not.toHaveBeenCalled();
  });
});
