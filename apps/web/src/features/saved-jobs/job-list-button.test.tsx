import { JobId, MAX_MARKED_JOBS } from "@farwork/domain";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { setSaved } from "../../testing/open-job-lists.ts";
import { hydrateOnBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { promptApplied } from "./applied-prompt.tsx";
import { JobListButtons } from "./job-list-buttons.tsx";
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
    await waitFor(() => expect(setJobSaved.mock.calls.at(-1)).toEqual(["remotive-1", false, "ada"]));
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
    await waitFor(() => expect(notice()).toBe("“Cook” could not be marked as applied."));
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
    await waitFor(() =>
      expect(notice()).toBe("Your list of saved jobs is full, at 2,000. Remove one to add another."),
    );
    expect(isPressed(save())).toBe("false");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    await waitFor(() => expect(notice()).toBe("“Cook” could not be marked as applied."));
  });

  it("send signed-out users to the sign-up, and back", async () => {
    const { router } = renderButtons({ status: "signed-out" });
    window.history.replaceState(null, "", "/?q=chef&utm_source=x");
    await userEvent.click(save());
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith("/sign-up?next=%2F%3Fq%3Dchef%26utm_source%3Dx&utm_source=x"),
    );
    expect(isPressed(save())).toBe("false");
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
    await waitFor(() => expect(setJobApplied.mock.calls).toEqual([["remotive-1", true, "ada"]]));
  });

  it("does not ask signed-out users, or those who marked it already", async () => {
    const applied: { jobId: JobId; appliedAt: Date }[] = [];
    const { store } = renderButtons(
      { status: "signed-out" },
      {
        fetchJobMarks: async () => ({ saved: [], applied }),
        setJobApplied: async (jobId) => {
          applied.push({ jobId: JobId.parse(jobId), appliedAt: new Date() });
          return true;
        },
      },
    );
    act(() => promptApplied(store, JOB));
    expect(notice()).toBe("");
    act(() => store.set(sessionAtom, ADA));
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    act(() => promptApplied(store, JOB));
    expect(notice()).toBe("");
  });
});
