import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sessionEndedAtom } from "../account/session-atoms.ts";
import { writeSessionRecord } from "../account/session-record.ts";
import { type BrowserData, browserDataAtom } from "../data/browser-data.ts";
import { fakeBrowserData } from "../testing/fake-browser-data.ts";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { keepDraft, takeDraft } from "./kept-draft.ts";
import { draftOf } from "./profile-draft.ts";
import { ProfileForm } from "./profile-form.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const about = () => screen.getByLabelText<HTMLTextAreaElement>("About you");

function open() {
  const updateProfile = vi.fn<BrowserData["updateProfile"]>(async () => ({ success: true }));
  const store = createStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ updateProfile }) });
  renderOnBoard(
    <Provider store={store}>
      <ProfileForm uid="ada" draft={draftOf({ bio: "Maps." })} skills={[]} locations={[]} />
    </Provider>,
  );
  return { updateProfile, store };
}

/** The session ends, and the page with it; what the browser remembers of it may go on. */
function end(store: ReturnType<typeof createStore>, remembered: string | undefined): void {
  localStorage.clear();
  if (remembered !== undefined) writeSessionRecord({ uid: remembered, openedAt: 1 });
  act(() => store.set(sessionEndedAtom, true));
  cleanup();
}

describe("what was typed into a profile and not saved", () => {
  it("is there again after the log-in, where the session ended elsewhere, and once", async () => {
    const { store } = open();
    await userEvent.type(about(), " And tables.");
    await userEvent.type(screen.getByRole("combobox", { name: "Add a skill" }), "Tide tables{Enter}");
    await userEvent.click(screen.getByRole("checkbox", { name: "Contract" }));
    end(store, "ada");
    const again = open();
    await screen.findByDisplayValue("Maps. And tables.");
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Your profile is saved.")).toBeDefined();
    expect(again.updateProfile).toHaveBeenCalledWith("ada", {
      bio: "Maps. And tables.",
      skills: ["Tide tables"],
      preferences: expect.objectContaining({ jobTypes: ["contract"] }),
    });
    end(again.store, "ada");
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ["they logged out in this browser", undefined],
    ["somebody else logged in", "grace"],
  ])("is forgotten where %s", async (_, remembered) => {
    const { store } = open();
    await userEvent.type(about(), " And tables.");
    end(store, remembered);
    expect(sessionStorage.length).toBe(0);
  });

  it("is not kept where the page is left otherwise", async () => {
    open();
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    await userEvent.type(about(), " And tables.");
    cleanup();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ["after half an hour is theirs", "ada", 30, "Maps and tables."],
    ["is forgotten after that", "ada", 31, undefined],
    ["is nobody else's", "grace", 1, undefined],
  ])("%s", (_, uid, minutes, bio) => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    keepDraft("ada", { ...draftOf({}), bio: "Maps and tables." }, 0);
    expect(takeDraft(uid, minutes * 60_000)?.bio).toBe(bio);
    expect(sessionStorage.length).toBe(0);
  });

  it("is passed over where it is of another kind", () => {
    sessionStorage.setItem("farwork-profile-after-log-in", '{"at":1,"uid":"ada","draft":{}}');
    expect(takeDraft("ada", 1)).toBeUndefined();
  });
});
