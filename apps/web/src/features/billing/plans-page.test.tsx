import { DataError } from "@farwork/data/data-error";
import type { BillingState, PlanPrice } from "@farwork/domain";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  type BillingListener,
  type BrowserData,
  browserDataAtom,
} from "../../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { PlansPage } from "./plans-page.tsx";

const ADA: Session = { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } };
const PRICES: readonly PlanPrice[] = [
  { interval: "month", amount: 800, currency: "EUR" },
  { interval: "year", amount: 7990, currency: "EUR" },
];
const PRO: BillingState = { plan: "pro", subscription: { status: "active", interval: "month" } };

const leave = vi.fn<(path: string | URL) => void>();

beforeEach(() => {
  leave.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(leave);
});
afterEach(() => {
  history.replaceState(null, "", "/");
});

type Visit = {
  readonly session?: Session;
  readonly query?: string;
  readonly prices?: readonly PlanPrice[] | undefined;
  readonly data?: Partial<BrowserData>;
};

function visitPlans({ session = ADA, query = "", data = {}, ...others }: Visit = {}) {
  const prices = "prices" in others ? others.prices : PRICES;
  const store = createSiteStore();
  store.set(sessionAtom, session);
  let listener: BillingListener | undefined;
  const watchBilling: BrowserData["watchBilling"] = async (told) => {
    listener = told;
    told.onChange({ plan: "free" });
    return () => {};
  };
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ watchBilling, ...data }) });
  history.replaceState(null, "", `/plans?${query}`);
  const { router } = renderOnBoard(
    <Provider store={store}>
      <PlansPage prices={prices} params={new URLSearchParams(query)} hasCookie={false} />
    </Provider>,
    query,
  );
  const tell = async (state: BillingState) => {
    await waitFor(() => expect(listener).toBeDefined());
    await act(async () => listener?.onChange(state));
  };
  return { router, tell };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await userEvent.click(found);
};
const news = () => screen.getAllByRole("status")[0]?.textContent;

describe("the plans for a visitor", () => {
  it("show Stripe's prices, and lead to the log-in and back", () => {
    visitPlans({ session: { status: "signed-out" } });
    expect(screen.getByText("€8")).toBeTruthy();
    expect(screen.getByText("€79.90")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in to get Pro" }).getAttribute("href")).toBe(
      "/log-in?next=%2Fplans",
    );
    expect(screen.getByRole("link", { name: "Sign up for Free" }).getAttribute("href")).toBe(
      "/sign-up?next=%2Fplans",
    );
  });

  it("say when Stripe is unavailable, and still offer Free", async () => {
    const chooseFreePlan = vi.fn<BrowserData["chooseFreePlan"]>(async () => {});
    visitPlans({ prices: undefined, data: { chooseFreePlan } });
    expect(screen.getByText(/can’t load the price from Stripe/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/plans");
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
    await press("Choose Free");
    expect(chooseFreePlan).toHaveBeenCalledOnce();
    const chosen = await screen.findByText("Your plan");
    expect(document.activeElement?.contains(chosen)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("subscribing to Pro", () => {
  it("opens Stripe's page once, however often the button is pressed", async () => {
    const page = Promise.withResolvers<string>();
    const startCheckout = vi.fn<BrowserData["startCheckout"]>(() => page.promise);
    visitPlans({ data: { startCheckout } });
    await press("Pay yearly, €79.90");
    await press("Opening Stripe …");
    page.resolve("https://stripe.example/pay");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("https://stripe.example/pay"));
    expect(startCheckout).toHaveBeenCalledOnce();
    expect(startCheckout.mock.calls[0]?.[0].interval).toBe("year");
  });

  it("does not redirect users who left while Stripe's page was opening", async () => {
    const page = Promise.withResolvers<string>();
    visitPlans({ data: { startCheckout: () => page.promise } });
    await press("Pay yearly, €79.90");
    await button("Opening Stripe …");
    history.replaceState(null, "", "/saved");
    await act(async () => page.resolve("https://stripe.example/pay"));
    expect(leave).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it("shows a failure, and retries with the same id", async () => {
    const startCheckout = vi.fn<BrowserData["startCheckout"]>();
    startCheckout.mockRejectedValueOnce(new DataError("unavailable"));
    startCheckout.mockResolvedValueOnce("https://stripe.example/pay");
    visitPlans({ data: { startCheckout } });
    await press("Pay monthly, €8");
    await screen.findByText(/nothing was charged/);
    await press("Pay monthly, €8");
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const [first, second] = startCheckout.mock.calls.map(([{ requestId }]) => requestId);
    expect(second).toBe(first);
  });

  it("is confirmed without a reload, and cannot be paid twice meanwhile", async () => {
    const { tell } = visitPlans({ query: "checkout=done" });
    await waitFor(() => expect(news()).toMatch(/^Payment is being confirmed/));
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
    await tell(PRO);
    expect(news()).toBe("You are on Pro, billed monthly.");
    expect(location.search).toBe("");
    await button("Manage");
  });

  it("returns to the address the user left", async () => {
    const { tell } = visitPlans({ query: "utm_source=x&utm_medium=mail" });
    await press("Pay monthly, €8");
    cleanup();
    history.replaceState(null, "", "/plans?checkout=done");
    visitPlans({ query: "checkout=done" });
    await waitFor(() => expect(location.search).toContain("utm_medium=mail"));
    await tell(PRO);
    expect(location.search).toContain("utm_source=x");
  });
});

describe("a user's plan", () => {
  it("follows changes by other tabs and by Stripe", async () => {
    const { tell } = visitPlans();
    await button("Pay monthly, €8");
    await tell(PRO);
    await screen.findByText("Your plan");
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
    await tell({ ...PRO, subscription: { status: "past_due" } });
    expect(news()).toMatch(/payment failed/);
    await tell({ plan: "free" });
    await button("Pay monthly, €8");
  });

  it("is managed on Stripe's page", async () => {
    const { tell } = visitPlans();
    await tell(PRO);
    await press("Manage");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("https://stripe.example/portal"));
  });

  it("shows a failure to load, and can be retried", async () => {
    let isAway = true;
    const watchBilling: BrowserData["watchBilling"] = async ({ onChange, onError }) => {
      if (isAway) onError(new DataError("unavailable"));
      else onChange(PRO);
      return () => {};
    };
    visitPlans({ data: { watchBilling } });
    await screen.findByText("Your plan can’t be loaded right now.");
    isAway = false;
    await press("Try again");
    await button("Manage");
  });
});
