import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { setLogLevel } from "firebase/firestore/lite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { logIn, signUp } from "./auth.ts";
import { type Client, createClient } from "./client.ts";
import { fetchJobMarks } from "./job-marks.ts";
import { fetchJobsInBatches } from "./jobs-in-batches.ts";
import { fetchJobs, fetchJobsByIds } from "./jobs.ts";
import { sendPasswordReset, setNewPassword } from "./password-reset.ts";
import { fetchPlanPrices } from "./plans.ts";
import { updateProfile } from "./profile.ts";
import { getRecommendedJobs } from "./recommended-jobs.ts";
import { createSession } from "./session.ts";
import { closeSiteSession } from "./site-session.ts";
import { fetchUserData } from "./user.ts";

// The discard service's port, which fetch refuses to connect to.
const NOWHERE = "127.0.0.1:9";
const UNREACHABLE = "The service cannot be reached. Check the connection and try again.";

let app: FirebaseApp;
let client: Client;
beforeEach(() => {
  setLogLevel("silent");
  app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "unreachable");
  client = createClient(app, {
    emulators: { auth: NOWHERE, firestore: NOWHERE, functions: NOWHERE },
    siteUrl: `http://${NOWHERE}`,
    onProblem: vi.fn<() => void>(),
  });
});
afterEach(() => deleteApp(app));

describe("when nothing can be reached", () => {
  it("callables and the site reject with unavailable", async () => {
    const unavailable = { name: "DataError", code: "unavailable", message: UNREACHABLE };
    await expect(fetchJobsByIds(client, ["remotive-1"])).rejects.toMatchObject(unavailable);
    await expect(fetchPlanPrices(client)).rejects.toMatchObject(unavailable);
    await expect(createSession(client, "token")).rejects.toMatchObject(unavailable);
    await expect(closeSiteSession(client)).rejects.toMatchObject(unavailable);
  });

  it("listings are empty and have an error", async () => {
    expect((await fetchJobs(client)).error?.code).toBe("unavailable");
    expect(await getRecommendedJobs(client)).toMatchObject({ jobs: [], error: { code: "unavailable" } });
    expect(await fetchJobsInBatches(client, ["remotive-1"])).toEqual({ jobs: [], failedIds: ["remotive-1"] });
  });

  it("accounts and profiles give an outcome with a message", async () => {
    const credentials = { email: "ada@example.com", password: "correct horse" };
    const offline = {
      success: false,
      code: "auth/network-request-failed",
      error: expect.stringMatching(/./),
    };
    expect(await signUp(client, credentials)).toEqual(offline);
    expect(await logIn(client, credentials)).toEqual(offline);
    expect(await sendPasswordReset(client, credentials.email)).toEqual(offline);
    expect(await setNewPassword(client, { code: "any", password: "better horse" })).toEqual(offline);
    expect(await fetchUserData(client, "ada")).toEqual({ success: false, error: UNREACHABLE });
    expect(await updateProfile(client, "ada", { bio: "" })).toEqual({ success: false, error: UNREACHABLE });
  });

  it("signed-out users still have empty lists", async () => {
    expect(await fetchJobMarks(client)).toEqual({ saved: [], applied: [] });
  });
});
