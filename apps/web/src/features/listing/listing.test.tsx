import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildFacets, buildListing } from "../../testing/build-listing.ts";
import { buildSeed } from "../../testing/build-seed.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { onBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { BackLink } from "./back-link.tsx";
import { jobsAtom } from "./jobs-atoms.ts";
import { Listing } from "./listing.tsx";

const job = (sourceId: string, title: string) => buildJob({ sourceId, title });
const facets = buildFacets({ job_type: [{ value: "contract", count: 2 }] });
const listingOf = (...titles: string[]) =>
  buildListing({
    jobs: titles.map((title) => job(title.toLowerCase(), title)),
    totalJobs: titles.length,
    facets,
  });

const ANSWERS: Readonly<Record<string, object>> = {
  "/api/jobs?type=contract": listingOf("Cook", "Baker"),
  "/api/jobs?type=contract&page=2": listingOf("Waiter"),
  "/api/jobs?q=cook*&type=freelance": listingOf("Cook"),
  "/api/jobs?from=NG&currency=USD": buildListing({
    jobs: [buildJob({ place: parsePlace("Europe, Africa") })],
    totalJobs: 1,
  }),
};
const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", async (path: string) => {
    asked(path);
    return ANSWERS[path] ? Response.json(ANSWERS[path]) : Response.json({}, { status: 503 });
  });
  history.replaceState(null, "", "/?utm_source=gazette");
});
afterEach(() => history.replaceState(null, "", "/"));

const seed = () => buildSeed("utm_source=gazette", { answer: { listing: listingOf("Gardener") } });
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const listed = (...expected: string[]) =>
  waitFor(() => expect(titles().slice(-expected.length)).toEqual(expected));
const address = () => location.pathname + location.search;

/** Back or forward as the browser does it: the address first, then the event. */
function step(to: string) {
  act(() => {
    history.replaceState(null, "", to);
    fireEvent.popState(window);
  });
}

describe("the listing", () => {
  it("is complete in the server's markup, and fetches nothing at first", async () => {
    const html = renderToString(onBoard(<Listing seed={seed()} posting={undefined} />));
    expect(html).toContain("Gardener");
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    await listed("Gardener");
    expect(asked).not.toHaveBeenCalled();
  });

  it("changes with a choice: the address at once with a history entry, then the list, without a page load", async () => {
    const { router } = renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    const steps = history.length;
    await userEvent.click(screen.getByRole("checkbox", { name: /^Contract/ }));
    expect([address(), history.length]).toEqual(["/?type=contract&utm_source=gazette", steps + 1]);
    await listed("Cook", "Baker");
    expect(asked.mock.calls).toEqual([["/api/jobs?type=contract"]]);
    expect(router.push).not.toHaveBeenCalled();
    await waitFor(() => expect(document.title).toBe("Remote jobs: Contract · Farwork"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("2 remote jobs");
  });

  it("answers for the reader’s country once that changes, as a job’s page would", async () => {
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    step("/?from=NG");
    expect(await screen.findByText("Africa")).toBeTruthy();
    expect(screen.queryByText("Europe, Africa")).toBeNull();
  });

  it("goes back and forward from its cache, checkboxes included", async () => {
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Contract/ });
    await userEvent.click(box);
    await listed("Cook", "Baker");
    step("/?utm_source=gazette");
    await listed("Gardener");
    await waitFor(() => expect(box.checked).toBe(false));
    step("/?type=contract&utm_source=gazette");
    await listed("Cook", "Baker");
    await waitFor(() => expect(box.checked).toBe(true));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("knows on going back how far the page was scrolled", async () => {
    const store = createSiteStore();
    renderOnBoard(<Listing seed={seed()} posting={undefined} />, "", store);
    vi.stubGlobal("scrollY", 2400);
    fireEvent.scroll(window);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Contract/ }));
    await listed("Cook", "Baker");
    step("/?utm_source=gazette");
    expect(store.get(jobsAtom)).toMatchObject({ status: "ready", scrolled: 2400 });
  });

  it("has one history entry for a word and its beginning, and shows what was typed", async () => {
    history.replaceState(null, "", "/?q=ba*");
    renderOnBoard(
      <Listing seed={buildSeed("q=ba*", { answer: { listing: listingOf("Baker") } })} posting={undefined} />,
    );
    const search = screen.getByRole<HTMLInputElement>("searchbox");
    expect(search.value).toBe("ba");
    expect(screen.getByRole("link", { name: "Remove filter: “ba”" })).toBeTruthy();
    const steps = history.length;
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect([address(), history.length]).toEqual(["/?q=ba", steps]);
    await userEvent.type(search, "ker");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect([address(), history.length]).toEqual(["/?q=baker", steps + 1]);
  });

  it("announces an unknown place instead of a number of jobs, and saves no search without it", () => {
    history.replaceState(null, "", "/?location=Atlantis");
    const answer = { listing: listingOf("Gardener") };
    const unknown = "We don’t know the place “Atlantis”";
    const seed = buildSeed("location=Atlantis", { answer, unknown });
    renderOnBoard(<Listing seed={seed} posting={undefined} notice="Did you mean Atlanta?" />);
    expect(screen.getByText("Did you mean Atlanta?")).toBeTruthy();
    expect(
      screen.getByText("We don’t know the place “Atlantis”", { selector: "output > span" }),
    ).toBeTruthy();
    expect(screen.queryByText(/1 remote job/, { selector: "output > span" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Save search" })).toBeNull();
  });

  it("loads the page for a choice beside an unknown place, but keeps the field of a search", async () => {
    const load = vi.spyOn(window.location, "assign").mockReturnValue();
    history.replaceState(null, "", "/?location=Atlantis");
    const answer = { listing: listingOf("Gardener") };
    const seed = buildSeed("location=Atlantis", { answer, unknown: "We don’t know the place “Atlantis”" });
    renderOnBoard(<Listing seed={seed} posting={undefined} notice="Did you mean Atlanta?" />);
    await userEvent.type(screen.getByRole("searchbox"), "cook");
    await waitFor(() => expect(address()).toBe("/?q=cook*&location=Atlantis"));
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Contract/ }));
    expect(load).toHaveBeenCalledWith("/?q=cook&type=contract&location=Atlantis");
  });

  it("shows a failure in its place", async () => {
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    step("/?type=freelance");
    await screen.findByRole("heading", { name: "The jobs can’t be reached right now" });
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/?type=freelance");
  });

  it("keeps its filters and the focus on failure, and retries once the device is back online", async () => {
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Contract/ });
    await userEvent.click(box);
    await screen.findByText(/^You are offline/);
    expect(document.activeElement).toBe(box);
    expect(box.checked).toBe(true);
    vi.stubGlobal("fetch", async () => Response.json(listingOf("Cook", "Baker")));
    act(() => void window.dispatchEvent(new Event("online")));
    await listed("Cook", "Baker");
    expect(document.activeElement).toBe(box);
  });

  it("keeps its search on failure, for other searches with the same filters", async () => {
    renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    const search = screen.getByRole("searchbox");
    step("/?type=freelance");
    await screen.findByRole("heading", { name: "The jobs can’t be reached right now" });
    expect(screen.getByRole("searchbox")).toBe(search);
    await userEvent.type(search, "cook");
    await listed("Cook");
    expect(address()).toBe("/?q=cook*&type=freelance");
  });
});

describe("jobs state", () => {
  const back = <BackLink to={{ path: "/", label: "All jobs", isListing: true }} />;

  it("outlives the listing, for going back to it", async () => {
    const { show } = renderOnBoard(<Listing seed={seed()} posting={undefined} />);
    show(back);
    const link = await screen.findByRole("link", { name: /Back to 1 remote job/ });
    expect(link.getAttribute("href")).toBe("/?utm_source=gazette");
  });

  it("of one request never leaks into another", () => {
    renderToString(onBoard(<Listing seed={seed()} posting={undefined} />));
    expect(renderToString(onBoard(back))).toContain("All jobs");
  });

  it("Jobs state used outside its provider: error thrown", () => {
    expect(() => render(back)).toThrow("must be used within JobsProvider");
  });
});
