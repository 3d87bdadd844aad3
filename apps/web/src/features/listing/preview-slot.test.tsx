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

/** A list of two jobs, and the job open beside it. */
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
  // Its code loads with the first job.
  if (first) await within(await screen.findByRole("region", { name: first.title })).findByRole("article");
  return { router, show };
}

// An entry's link, without the browser's part.
function OpenCook() {
  const preview = usePreview();
  return (
    <button type="button" onClick={() => preview?.open(cook.firestoreId)}>
      Open
    </button>
  );
}

describe("a job beside the list", () => {
  it("opens at its own address, which keeps filters and marketing parameters", async () => {
    const { router } = await renderList();
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`${PATH}&job=remotive-7`, { scroll: false });
    expect(previewPath("/", "lever-9")).toBe("/?job=lever-9");
  });

  it("does not open when there is no room, nor a second time", async () => {
    isWide = false;
    const { router, show } = await renderList();
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    isWide = true;
    await show(cook);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).not.toHaveBeenCalled();
  });

  it("has its own heading, apply link, save and applied buttons, facts, and a link to its own page", async () => {
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

  it("says that a closed job is closed", async () => {
    await renderList({ ...cook, closed_at: new Date("2026-01-18T00:00:00Z") });
    expect(posting(cook)?.textContent).toContain("This job no longer accepts applications.");
    expect(screen.queryByRole("link", { name: /^Apply on/ })).toBeNull();
  });

  it("highlights its entry, and no other", async () => {
    const { show } = await renderList(cook);
    expect(entryLink(cook).getAttribute("aria-current")).toBe("true");
    expect(entryLink(baker).hasAttribute("aria-current")).toBe(false);
    await show(baker);
    expect(entryLink(cook).hasAttribute("aria-current")).toBe(false);
  });

  it("takes the focus when it is opened or changed, but not when the page loads with it", async () => {
    const { show } = await renderList(cook);
    expect(document.activeElement).toBe(document.body);
    await show(baker);
    expect(document.activeElement).toBe(posting(baker));
  });

  it("returns the focus to its entry when it closes, but takes it from nothing else", async () => {
    const { show } = await renderList(cook);
    act(() => screen.getByRole("link", { name: "Open page" }).focus());
    await show();
    expect(document.activeElement).toBe(entryLink(cook));
    await show(cook);
    act(() => entryLink(baker).focus());
    await show();
    expect(document.activeElement).toBe(entryLink(baker));
  });

  it("is announced to screen readers once loaded", async () => {
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

  it("leaves Escape to fields and dialogs, wherever the focus is", async () => {
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
    // Clicking on a dialog's text moves the focus out of it.
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(router.push).not.toHaveBeenCalled();
  });

  it("leaves Escape to an input method", async () => {
    const { router } = await renderList(cook);
    fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("a job that could not be loaded", () => {
  const renderPane = (status: "unknown" | "failed") =>
    renderOnBoard(<PreviewPosting posting={{ status, jobId: "remotive-7" }} path={PATH} landing={landing} />);

  it("says so and offers a retry when the server did not answer, and the list stays", async () => {
    renderPane("failed");
    expect(screen.getByRole("heading").textContent).toBe("This job can’t be reached right now");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      `${PATH}&job=remotive-7`,
    );
  });

  it("says that it is unknown, with nothing to retry", async () => {
    renderPane("unknown");
    expect(screen.getByRole("heading").textContent).toBe("Job not found");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
