import { JobId, MAX_MARKED_JOBS } from "@farwork/domain";
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { isSigningInAtom, type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { LIST_INTENTS_ITEM } from "../../platform/storage/storage-keys.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { setSaved } from "../../testing/open-job-lists.ts";
import { hydrateOnBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { promptApplied } from "./applied-prompt.tsx";
import { JobListButtons } from "./job-list-buttons.tsx";
import { listIntents } from "./list-intents.ts";
import { SyncJobLists } from "./sync-job-lists.tsx";

const ADA: Session = { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } };
const JOB = { firestoreId: "remotive-1", title: "Cook" };

function renderButtons(session: Session, data: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData(data) });
  store.set(sessionAtom, session);
  const board = renderOnBoard(
    <Provider store={store}>
      <JobListButtons job={JOB} look="quiet" />
      <SyncJobLists />
      <Toast />
    </Provider>,
  );
  return { ...board, store };
}

const stored = () => sessionStorage.getItem(LIST_INTENTS_ITEM);
const save = () => screen.getByRole("button", { name: "Save Cook" });
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed");
const notice = () => screen.getByRole("status").textContent;

describe("the buttons of a job", () => {
  it("show changes at once, with an undo", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    renderButtons(ADA, { setJobSaved });
    await userEvent.click(save());
    expect(isPressed(save())).toBe("true");
    expect(notice()).toBe("“Cook” is now saved.");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(isPressed(save())).toBe("false");
    expect(notice()).toBe("Undone.");
    await vi.waitFor(() => expect(setJobSaved.mock.calls.at(-1)).toEqual(["remotive-1", false, "ada"]));
  });

  it("are disabled before hydration, so that no click is lost", () => {
    const isDisabled = () =>
      screen.getAllByRole<HTMLButtonElement>("button").map((button) => button.disabled);
    let before: boolean[] = [];
    hydrateOnBoard(<JobListButtons job={JOB} look="quiet" />, () => (before = isDisabled()));
    expect(before).toEqual([true, true]);
    expect(isDisabled()).toEqual([false, false]);
  });

  it("show saved jobs before hydration too", () => {
    const store = createSiteStore();
    const buttons = (
      <Provider store={store}>
        <JobListButtons job={JOB} look="quiet" />
      </Provider>
    );
    hydrateOnBoard(buttons, () => void setSaved(store, JOB.firestoreId, true));
    expect(isPressed(save())).toBe("true");
  });

  it("report a failure, roll back, and retry on demand", async () => {
    const setJobApplied = vi.fn<BrowserData["setJobApplied"]>(async () => true);
    setJobApplied.mockRejectedValueOnce(new Error("unavailable"));
    renderButtons(ADA, { setJobApplied });
    const applied = screen.getByRole("button", { name: "I’ve applied to Cook" });
    await userEvent.click(applied);
    await vi.waitFor(() => expect(notice()).toBe("“Cook” could not be marked as applied."));
    expect(isPressed(applied)).toBe("false");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(isPressed(applied)).toBe("true");
    expect(notice()).toBe("“Cook” is now marked as applied.");
  });

  it("say that a list is full, and what helps", async () => {
    const full = Array.from({ length: MAX_MARKED_JOBS }, (_, at) => ({
      jobId: JobId.parse(`remotive-older-${at}`),
      savedAt: new Date(at),
    }));
    renderButtons(ADA, {
      fetchJobMarks: async () => ({ saved: full, applied: [] }),
      setJobSaved: () => Promise.reject(new Error("too-many-requests")),
      setJobApplied: () => Promise.reject(new Error("unavailable")),
    });
    await userEvent.click(save());
    await vi.waitFor(() =>
      expect(notice()).toBe("Your list of saved jobs is full, at 2,000. Remove one to add another."),
    );
    expect(isPressed(save())).toBe("false");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    await vi.waitFor(() => expect(notice()).toBe("“Cook” could not be marked as applied."));
  });

  it("send signed-out users to the sign-up, and back", async () => {
    const { router } = renderButtons({ status: "signed-out" });
    window.history.replaceState(null, "", "/?q=chef&utm_source=x");
    await userEvent.click(save());
    await vi.waitFor(() =>
      expect(router.push).toHaveBeenCalledWith("/sign-up?next=%2F%3Fq%3Dchef%26utm_source%3Dx&utm_source=x"),
    );
    expect(isPressed(save())).toBe("false");
  });

  it("carry out once, after log-in, what was asked for before", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store } = renderButtons({ status: "signed-out" }, { setJobSaved });
    await userEvent.click(save());
    act(() => store.set(isSigningInAtom, true));
    act(() => store.set(sessionAtom, ADA));
    // Anything scheduled has run by then.
    await new Promise((next) => setTimeout(next));
    expect(listIntents.read(Date.now())).toHaveLength(1);
    act(() => store.set(isSigningInAtom, false));
    await vi.waitFor(() => expect(notice()).toBe("“Cook” is now saved."));
    await vi.waitFor(() => expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]));
    cleanup();
    renderButtons(ADA, { setJobSaved });
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    expect(setJobSaved).toHaveBeenCalledTimes(1);
  });

  it("carry out everything asked for before signing in, and the last change of each job", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const setJobApplied = vi.fn<BrowserData["setJobApplied"]>(async () => true);
    const gardener = { firestoreId: "remotive-2", title: "Gardener" };
    const now = Date.now();
    listIntents.add({ kind: "saved", job: JOB, isListed: false }, now);
    listIntents.add({ kind: "saved", job: gardener, isListed: true }, now);
    listIntents.add({ kind: "applied", job: gardener, isListed: true }, now);
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, now);
    renderButtons(ADA, { setJobSaved, setJobApplied });
    await vi.waitFor(() => expect(notice()).toBe("3 jobs are now in your account."));
    expect(setJobSaved.mock.calls).toEqual([
      ["remotive-2", true, "ada"],
      ["remotive-1", true, "ada"],
    ]);
    expect(setJobApplied.mock.calls).toEqual([["remotive-2", true, "ada"]]);
    await vi.waitFor(() => expect(stored()).toBeNull());
  });

  it("keep what failed, and offer to retry all of it", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    setJobSaved
      .mockRejectedValueOnce(new Error("unavailable"))
      .mockRejectedValueOnce(new Error("unavailable"));
    const others = ["remotive-2", "remotive-3"].map((firestoreId) => ({ firestoreId, title: "Gardener" }));
    for (const job of [JOB, ...others]) listIntents.add({ kind: "saved", job, isListed: true }, Date.now());
    renderButtons(ADA, { setJobSaved });
    await vi.waitFor(() => expect(notice()).toBe("2 changes could not be saved."));
    expect(listIntents.read(Date.now())).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(notice()).toBe("2 jobs are now in your account."));
    expect(new Set(setJobSaved.mock.calls.map(([jobId]) => jobId)).size).toBe(3);
    expect(stored()).toBeNull();
  });

  it("discard it after half an hour, and malformed entries", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now() - 30 * 60_000 - 1);
    renderButtons(ADA, { setJobSaved });
    await vi.waitFor(() => expect(stored()).toBeNull());
    cleanup();
    sessionStorage.setItem(
      LIST_INTENTS_ITEM,
      `[[${Date.now()},{"kind":"admired","job":{"firestoreId":"remotive-1","title":"Cook"},"isListed":true}]]`,
    );
    renderButtons(ADA, { setJobSaved });
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(setJobSaved).not.toHaveBeenCalled();
  });
});

describe("after the apply link", () => {
  it("asks whether the user applied, without changing a list", async () => {
    const setJobApplied = vi.fn<BrowserData["setJobApplied"]>(async () => true);
    const { store } = renderButtons(ADA, { setJobApplied });
    act(() => promptApplied(store, JOB));
    expect(notice()).toBe("Did you apply for “Cook”?");
    expect(setJobApplied).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Mark as applied" }));
    await vi.waitFor(() => expect(setJobApplied.mock.calls).toEqual([["remotive-1", true, "ada"]]));
  });

  it("does not ask signed-out users, or those who marked it already", async () => {
    const { store } = renderButtons({ status: "signed-out" });
    act(() => promptApplied(store, JOB));
    expect(notice()).toBe("");
    act(() => store.set(sessionAtom, ADA));
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    act(() => promptApplied(store, JOB));
    expect(notice()).toBe("");
  });
});
