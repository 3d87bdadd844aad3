import { DataError } from "@farwork/data/data-error";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData } from "../../platform/backend/browser-data.ts";
import { NOW, REACT, VUE, openSearches, entry, press } from "../../testing/open-searches.tsx";

describe("a search's alert frequency", () => {
  it("can be chosen on Pro", async () => {
    const { updateSavedSearch } = openSearches([REACT], { plan: "pro" });
    const react = await entry("React");
    await userEvent.click(await within(react).findByRole("radio", { name: "Daily" }));
    expect(updateSavedSearch).toHaveBeenCalledExactlyOnceWith(REACT.searchId, { frequency: "daily" });
    expect(within(react).getByRole<HTMLInputElement>("radio", { name: "Daily" }).checked).toBe(true);
  });

  it("waits for the plan, says when that fails to load, and retries", async () => {
    let isAway = true;
    const watchBilling: BrowserData["watchBilling"] = async ({ onChange, onError }) => {
      if (isAway) onError(new DataError("unavailable"));
      else onChange({ plan: "pro" });
      return () => {};
    };
    openSearches([REACT], { data: { watchBilling } });
    const react = await entry("React");
    const daily = () => within(react).getByRole<HTMLInputElement>("radio", { name: "Daily" });
    await screen.findByText(/Your plan can’t be loaded right now/);
    expect(daily().disabled).toBe(true);
    isAway = false;
    await press("Try again");
    await waitFor(() => expect(daily().disabled).toBe(false));
  });

  it("leads to the plans when it needs Pro", async () => {
    openSearches([REACT]);
    const react = await entry("React");
    await within(react).findByText("Daily");
    const links = within(react).getAllByRole("link", { name: /with Pro$/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/plans", "/plans"]);
    expect(within(react).getAllByRole("radio")).toHaveLength(1);
  });

  it("is weekly for the oldest search after a return to Free; the others are on hold, and say so", async () => {
    openSearches([VUE, REACT]);
    const vue = await entry("Vue");
    await within(vue).findByText("On hold");
    within(vue).getByText("You chose “Daily”, which is available with Pro.");
    expect(within(await entry("React")).queryByText("On hold")).toBeNull();
  });

  it("is rolled back when it could not be saved, with a retry", async () => {
    const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>();
    updateSavedSearch.mockRejectedValueOnce(new DataError("unavailable"));
    openSearches([REACT], { data: { updateSavedSearch } });
    await press("Pause: React");
    await screen.findByText("“React” could not be changed.", { selector: "p" });
    await screen.findByRole("button", { name: "Pause: React" });
    await press("Try again");
    await screen.findByRole("button", { name: "Resume: React" });
  });
});

describe("what stops mail", () => {
  it("an unconfirmed address, which can get another mail", async () => {
    const sendEmailConfirmation = vi.fn<BrowserData["sendEmailConfirmation"]>(async () => {});
    openSearches([REACT], { isEmailConfirmed: false, data: { sendEmailConfirmation } });
    await screen.findByText(/Confirm your email to start alerts: .* sent to ada@example\.com/);
    await press("Resend confirmation");
    await screen.findByText(/^Sent\./);
    expect(sendEmailConfirmation).toHaveBeenCalledOnce();
  });

  it.each([
    ["stoppedAt", "You turned off all alerts. Your saved searches are kept."],
    ["bouncedAt", "Our emails to ada@example.com bounced, so alerts are off. Is the mailbox working again?"],
    ["complainedAt", "Our emails were marked as spam, so alerts are off."],
  ])("%s, which a button fixes", async (reason, text) => {
    const resumeAlerts = vi.fn<BrowserData["resumeAlerts"]>(async () => {});
    openSearches([REACT], { preferences: { [reason]: NOW }, data: { resumeAlerts } });
    await screen.findByText(text);
    await press("Resume alerts");
    await screen.findByText("Alerts are on again.");
    expect(resumeAlerts).toHaveBeenCalledOnce();
  });

  it("stays when fixing it failed, and says so", async () => {
    const resumeAlerts = () => Promise.reject(new DataError("unavailable"));
    openSearches([REACT], { preferences: { stoppedAt: NOW }, data: { resumeAlerts } });
    await press("Resume alerts");
    await screen.findByText("That didn’t work. Try again in a moment.");
    await screen.findByRole("button", { name: "Resume alerts" });
  });

  it("is empty when nothing is wrong", async () => {
    openSearches([REACT]);
    await entry("React");
    expect(screen.queryByRole("button", { name: /again$/ })).toBeNull();
  });
});
