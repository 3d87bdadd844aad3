import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ensureStripeCustomer } from "./billing.ts";
import { type Client, createClient } from "./client.ts";
import { sendEmailConfirmation } from "./email-confirmation.ts";
import { fetchJobMarks, setJobApplied, setJobSaved } from "./job-marks.ts";
import { fetchMailPreferences, resumeAlerts, setHiddenEntries, stopAlerts } from "./mail-preferences.ts";
import { fetchAppliedJobs, fetchSavedJobs } from "./marked-jobs.ts";
import { deleteAccount, exportAccount } from "./own-data.ts";
import { changePassword } from "./password-reset.ts";
import { chooseFreePlan, openBillingPortal, startCheckout } from "./plans.ts";
import { deleteSavedSearch, fetchSavedSearches, saveSearch, updateSavedSearch } from "./saved-searches.ts";
import { endSignIns, openSiteSession } from "./site-session.ts";
import { watchBilling } from "./watch-billing.ts";

let app: FirebaseApp;
let client: Client;
const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", network);
  app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "signed-out");
  client = createClient(app, { siteUrl: "https://farwork.example" });
});
afterEach(async () => {
  network.mockReset();
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

  it("nothing can be exported, and no account be deleted or get another password", async () => {
    await expect(exportAccount(client)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await deleteAccount(client, "correct horse")).toMatchObject({ success: false });
    const change = { current: "correct horse", password: "battery staple" };
    expect(await changePassword(client, change)).toMatchObject({ code: "auth/user-token-expired" });
    expect(network).not.toHaveBeenCalled();
  });

  it("there is no plan to choose, pay, change or watch", async () => {
    const unauthenticated = { code: "unauthenticated" };
    await expect(chooseFreePlan(client)).rejects.toMatchObject(unauthenticated);
    await expect(startCheckout(client, { interval: "month", requestId: "request-1" })).rejects.toMatchObject(
      unauthenticated,
    );
    await expect(openBillingPortal(client)).rejects.toMatchObject(unauthenticated);
    const told = await new Promise((onError) => {
      watchBilling(client, { onChange: onError, onError });
    });
    expect(told).toMatchObject(unauthenticated);
    expect(network).not.toHaveBeenCalled();
  });

  it("there is no payment customer to create, no session to open and none to end", async () => {
    await expect(ensureStripeCustomer(client)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await endSignIns(client, { which: "others" })).toMatchObject({ success: false });
    await expect(openSiteSession(client)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    () => saveSearch(client, { searchId: "search-1", name: "React", query: "q=react" }),
    () => fetchSavedSearches(client),
    () => updateSavedSearch(client, "search-1", { isPaused: true }),
    () => deleteSavedSearch(client, "search-1"),
    () => fetchMailPreferences(client),
    () => resumeAlerts(client),
    () => setHiddenEntries(client, { jobs: [], companies: [] }),
    () => sendEmailConfirmation(client),
  ])("there are no searches to save and no mail to request (%#)", async (ask) => {
    await expect(ask()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(network).not.toHaveBeenCalled();
  });

  it("an invalid change of a search is refused by its field", async () => {
    await expect(updateSavedSearch(client, "search-1", { name: " " })).rejects.toMatchObject({
      code: "invalid-argument",
      field: "name",
    });
    await expect(setHiddenEntries(client, { jobs: ["no id"], companies: [] })).rejects.toMatchObject({
      code: "invalid-argument",
      field: "jobs.0",
    });
  });

  it("alerts can be stopped by the token of a mail", async () => {
    network.mockResolvedValue(Response.json({}));
    await stopAlerts(client, "some-token");
    expect(network).toHaveBeenCalledExactlyOnceWith(
      "https://farwork.example/api/unsubscribe",
      expect.objectContaining({ method: "POST", body: JSON.stringify({ token: "some-token" }) }),
    );
  });
});
