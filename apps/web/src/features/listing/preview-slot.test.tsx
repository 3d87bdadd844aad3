import { buildJob } from "@farwork/domain/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { previewPath } from "../../platform/requests/preview-path.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { JobCard } from "../job/job-card.tsx";
import { usePreview } from "../job/job-link.tsx";
import { addressQueryAtom } from "./address-atoms.ts";
import { postingAtom } from "./jobs-atoms.ts";
import { PreviewNavigation } from "./preview-navigation.tsx";
import { PreviewPosting } from "./preview-posting.tsx";
import { PreviewSlot } from "./preview-slot.tsx";

const now = new Date("2026-01-20T12:00:00Z");
const landing = new URLSearchParams("utm_source=x");
const PATH = "/?type=contract&utm_source=x";
const cook = buildJob({ sourceId: "7", title: "Cook" });
const baker = buildJob({ sourceId: "8", title: "Baker" });

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
});

const posting = (job: typeof cook) => screen.queryByRole("region", { name: job.title });
const entryLink = (job: typeof cook) => screen.getByRole("link", { name: job.title });

/** A list of two jobs, and the posting that is open beside it. */
async function renderList(first?: typeof cook, others?: ReactNode) {
  const store = createSiteStore();
  const show = async (job?: typeof cook) =>
    act(async () => {
      const search = PATH.slice(2);
      store.set(addressQueryAtom, job ? `${search}&job=${job.firestoreId}` : search);
      store.set(postingAtom, job && { status: "found", jobId: job.firestoreId, job, now });
    });
  await show(first);
  const { router } = renderOnBoard(
    <PreviewNavigation>
      <div id="results" tabIndex={-1}>
        {[cook, baker].map((job) => (
          <JobCard key={job.firestoreId} job={job} now={now} landing={landing} />
        ))}
      </div>
      <OpenCook />
      <PreviewSlot path={PATH} landing={landing} />
      {others}
    </PreviewNavigation>,
    PATH.slice(2),
    store,
  );
  // Its code is loaded with the first posting.
  if (first) await within(await screen.findByRole("region", { name: first.title })).findByRole("article");
  return { router, show };
}

// What an entry's link does, but for the browser's part in it.
function OpenCook() {
  const preview = usePreview();
  return (
    <button type="button" onClick={() => preview?.open(cook.firestoreId)}>
      Open
    </button>
  );
}

describe("a posting beside the list", () => {
  it("opens at an address of its own, which keeps filters and marketing parameters", async () => {
    const { router } = await renderList();
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`${PATH}&job=remotive-7`, { scroll: false });
    expect(previewPath("/", "lever-9")).toBe("/?job=lever-9");
  });

  it("is not opened where it has no room, nor a second time", async () => {
    isWide = false;
    const { router, show } = await renderList();
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    isWide = true;
    await show(cook);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).not.toHaveBeenCalled();
  });

  it("has its own heading, way to apply, marks, facts, and way to its own page", async () => {
    await renderList(cook);
    const pane = posting(cook);
    expect(pane?.querySelector("h2")?.textContent).toBe("Cook");
    expect(screen.getAllByRole("link", { name: /^Apply on Remotive/ })).toHaveLength(2);
    expect(pane?.querySelectorAll("[aria-pressed]")).toHaveLength(2);
    expect(pane?.textContent).toContain("First seen");
    expect(screen.getByRole("link", { name: "Open page" }).getAttribute("href")).toBe(
      "/jobs/remotive-7/cook-tern-and-co?utm_source=x",
    );
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it("says of a closed job that it is closed", async () => {
    await renderList({ ...cook, closed_at: new Date("2026-01-18T00:00:00Z") });
    expect(posting(cook)?.textContent).toContain("This job no longer accepts applications.");
    expect(screen.queryByRole("link", { name: /^Apply on/ })).toBeNull();
  });

  it("marks its entry, and no other", async () => {
    const { show } = await renderList(cook);
    expect(entryLink(cook).getAttribute("aria-current")).toBe("true");
    expect(entryLink(baker).hasAttribute("aria-current")).toBe(false);
    await show(baker);
    expect(entryLink(cook).hasAttribute("aria-current")).toBe(false);
  });

  it("takes the focus when it is opened or changed, not when the page begins with it", async () => {
    const { show } = await renderList(cook);
    expect(document.activeElement).toBe(document.body);
    await show(baker);
    expect(document.activeElement).toBe(posting(baker));
  });

  it("gives the focus back to its entry when it goes away, but takes it from nothing else", async () => {
    const { show } = await renderList(cook);
    act(() => screen.getByRole("link", { name: "Open page" }).focus());
    await show();
    expect(document.activeElement).toBe(entryLink(cook));
    await show(cook);
    act(() => entryLink(baker).focus());
    await show();
    expect(document.activeElement).toBe(entryLink(baker));
  });

  it("is told to screen readers once it is there", async () => {
    const { show } = await renderList();
    expect(screen.getByRole("status").textContent).toBe("");
    await show(cook);
    expect(screen.getByRole("status").textContent).toBe("Cook is open beside the list.");
  });

  it("closes with Escape, to the list’s own address", async () => {
    const { router } = await renderList(cook);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(router.push).toHaveBeenCalledExactlyOnceWith(PATH, { scroll: false });
  });

  it("leaves Escape to fields and to dialogs, wherever in the page the focus is", async () => {
    const { router } = await renderList(
      cook,
      <>
        <input aria-label="Field" />
        <dialog open>
          <button type="button">In a dialog</button>
        </dialog>
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText("Field"), { key: "Escape" });
    fireEvent.keyDown(screen.getByRole("button", { name: "In a dialog" }), { key: "Escape" });
    // A click on the dialog's words takes the focus out of it.
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(router.push).not.toHaveBeenCalled();
  });

  it("leaves Escape to a character that is being composed", async () => {
    const { router } = await renderList(cook);
    fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("a posting that is not there", () => {
  const renderPane = (status: "unknown" | "failed") =>
    renderOnBoard(<PreviewPosting posting={{ status, jobId: "remotive-7" }} path={PATH} landing={landing} />);

  it("has words and another try where the server did not answer, and the list stays", async () => {
    renderPane("failed");
    expect(screen.getByRole("heading").textContent).toBe("This job can’t be reached right now");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      `${PATH}&job=remotive-7`,
    );
  });

  it("is calmly said to be unknown, with nothing to try again", async () => {
    renderPane("unknown");
    expect(screen.getByRole("heading").textContent).toBe("Job not found");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
