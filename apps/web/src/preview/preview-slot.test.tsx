import { buildJob } from "@farwork/domain/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { JobCard } from "../jobs/job-card.tsx";
import { PutJobs } from "../jobs/jobs-provider.tsx";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { PreviewNavigation, usePreview } from "./preview-navigation.tsx";
import { previewPath } from "./preview-path.ts";
import { PreviewSlot } from "./preview-slot.tsx";
import { renderPreview } from "./render-preview.tsx";

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

function listing(shown?: typeof cook) {
  const loaded = shown && ({ status: "found", job: shown } as const);
  const rendered = loaded && renderPreview(shown.firestoreId, loaded, { path: PATH, now, landing });
  const jobs = [cook, baker];
  return (
    <PutJobs jobs={{ status: "ready", query: PATH.slice(2), jobs, totalJobs: 2, totalPages: 1 }}>
      <PreviewNavigation jobId={rendered?.jobId} path={PATH}>
        <div id="results" tabIndex={-1}>
          {jobs.map((job) => (
            <JobCard key={job.firestoreId} job={job} now={now} landing={landing} />
          ))}
        </div>
        <OpenCook />
        <PreviewSlot rendered={rendered} path={PATH} />
      </PreviewNavigation>
    </PutJobs>
  );
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
  it("opens at an address of its own, which keeps filters and marketing parameters", () => {
    const { router } = renderOnBoard(listing());
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`${PATH}&job=remotive-7`, { scroll: false });
    expect(previewPath("/", "lever-9")).toBe("/?job=lever-9");
  });

  it("is not opened where it has no room, nor a second time", () => {
    isWide = false;
    const { router, show } = renderOnBoard(listing());
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    isWide = true;
    show(listing(cook));
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(router.push).not.toHaveBeenCalled();
  });

  it("has its own heading, way to apply, marks, facts, and way to its own page", () => {
    renderOnBoard(listing(cook));
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

  it("says of a closed job that it is closed", () => {
    renderOnBoard(listing({ ...cook, closed_at: new Date("2026-01-18T00:00:00Z") }));
    expect(posting(cook)?.textContent).toContain("This job takes no more applications.");
    expect(screen.queryByRole("link", { name: /^Apply on/ })).toBeNull();
  });

  it("marks its entry, and no other", () => {
    const { show } = renderOnBoard(listing(cook));
    expect(entryLink(cook).getAttribute("aria-current")).toBe("true");
    expect(entryLink(baker).hasAttribute("aria-current")).toBe(false);
    show(listing(baker));
    expect(entryLink(cook).hasAttribute("aria-current")).toBe(false);
  });

  it("takes the focus when it is opened or changed, not when the page begins with it", () => {
    const { show } = renderOnBoard(listing(cook));
    expect(document.activeElement).toBe(document.body);
    show(listing(baker));
    expect(document.activeElement).toBe(posting(baker));
  });

  it("gives the focus back to its entry when it goes away, but takes it from nothing else", () => {
    const { show } = renderOnBoard(listing(cook));
    act(() => screen.getByRole("link", { name: "Open page" }).focus());
    show(listing());
    expect(document.activeElement).toBe(entryLink(cook));
    show(listing(cook));
    act(() => entryLink(baker).focus());
    show(listing());
    expect(document.activeElement).toBe(entryLink(baker));
  });

  it("is told to screen readers once it is there", () => {
    const { show } = renderOnBoard(listing());
    expect(screen.getByRole("status").textContent).toBe("");
    show(listing(cook));
    expect(screen.getByRole("status").textContent).toBe("Cook is open beside the list.");
  });

  it("closes with Escape, to the list’s own address", () => {
    const { router } = renderOnBoard(listing(cook));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(router.push).toHaveBeenCalledExactlyOnceWith(PATH, { scroll: false });
  });

  it("leaves Escape to fields and to dialogs, wherever in the page the focus is", () => {
    const { router } = renderOnBoard(
      <>
        {listing(cook)}
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

  it("leaves Escape to a character that is being composed", () => {
    const { router } = renderOnBoard(listing(cook));
    fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("a posting that is not there", () => {
  const pane = (status: "unknown" | "failed") =>
    renderPreview("remotive-7", { status }, { path: PATH, now, landing });

  it("has words and another try where the server did not answer, and the list stays", () => {
    const rendered = pane("failed");
    renderOnBoard(rendered.body);
    expect(screen.getByRole("heading").textContent).toBe("This job can’t be reached just now");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      `${PATH}&job=remotive-7`,
    );
  });

  it("is calmly said to be unknown, with nothing to try again", () => {
    renderOnBoard(pane("unknown").body);
    expect(screen.getByRole("heading").textContent).toBe("There is no such job here");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
