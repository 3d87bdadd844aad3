import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { readHiddenCookie } from "./hidden-cookie.ts";
import type { HiddenBy, HideableJob } from "./hidden-entries.ts";
import { HideButton, HiddenChangeStatus, UnhideAllButton } from "./hide-button.tsx";
import { HideableEntry } from "./hideable-entry.tsx";

const COOK = { id: "a-1", title: "Cook", company: "Tern & Co", companySlug: "tern-co" };
const BAKER = { id: "a-2", title: "Baker", company: "Tern & Co", companySlug: "tern-co" };

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

function renderList(
  jobs: readonly HideableJob[],
  {
    wasHidden,
    showsHidden = false,
    withNotices = false,
  }: { wasHidden?: HiddenBy; showsHidden?: boolean; withNotices?: boolean } = {},
) {
  const list = (shown: readonly HideableJob[]) => (
    <>
      {shown.map((job) => (
        <HideableEntry key={job.id} job={job} wasHidden={wasHidden} showsHidden={showsHidden}>
          <article>
            {job.title} <HideButton job={job} />
          </article>
        </HideableEntry>
      ))}
      <HiddenChangeStatus />
      {withNotices && <Toast />}
      {showsHidden && <UnhideAllButton />}
    </>
  );
  const { show, router } = renderOnBoard(list(jobs));
  return { router, show: (shown: readonly HideableJob[]) => show(list(shown)) };
}

const entries = () => screen.queryAllByRole("article").map(({ textContent }) => textContent?.trim());
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const focused = () => document.activeElement?.getAttribute("aria-label");
const said = () => screen.getByRole("status").textContent;

describe("hiding an entry", () => {
  it("replaces it with a line, focuses Undo, and announces it", async () => {
    renderList([COOK, BAKER]);
    await press("Hide Cook");
    await screen.findByRole("button", { name: "Undo, and show Cook again" });
    expect(entries()).toEqual(["Baker"]);
    expect(focused()).toBe("Undo, and show Cook again");
    expect(said()).toBe("Hidden: Cook");
    expect(readHiddenCookie().jobs).toEqual(["a-1"]);
  });

  it("can be undone there, and the focus stays with the entry", async () => {
    renderList([COOK]);
    await press("Hide Cook");
    await press("Undo, and show Cook again");
    expect(entries()).toEqual(["Cook"]);
    await waitFor(() => expect(focused()).toBe("Hide Cook"));
    expect(said()).toBe("Cook is shown again");
    expect(readHiddenCookie().jobs).toEqual([]);
  });

  it("can extend to the company, in every entry, and back", async () => {
    renderList([COOK, BAKER]);
    await press("Hide Cook");
    await press("Hide all of Tern & Co");
    await screen.findByText("Hidden, with all of Tern & Co: Baker");
    expect(readHiddenCookie()).toEqual({ jobs: [], companies: ["tern-co"] });
    const [undo] = screen.getAllByRole("button", { name: "Undo, and show all of Tern & Co again" });
    if (undo) await userEvent.click(undo);
    expect(entries()).toEqual(["Cook", "Baker"]);
  });

  it("takes the focus then, and not when the page is reopened", async () => {
    const { show } = renderList([COOK]);
    await press("Hide Cook");
    await screen.findByRole("button", { name: "Undo, and show Cook again" });
    show([]);
    show([COOK]);
    await screen.findByRole("button", { name: "Undo, and show Cook again" });
    expect(document.activeElement).toBe(document.body);
  });

  it("hides only the job on a double click", async () => {
    renderList([COOK]);
    await press("Hide Cook");
    const undo = await screen.findByRole("button", { name: "Undo, and show Cook again" });
    undo.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    // The line is still there.
    await press("Hide all of Tern & Co");
    await screen.findByText("Hidden, with all of Tern & Co: Cook");
  });

  it("is refused at the limit, with a link to hidden jobs that keeps marketing parameters", async () => {
    history.replaceState(undefined, "", "/?q=chef&utm_source=x");
    const full = Array.from({ length: 100 }, (_, number) => `b-${number}`).join(".");
    document.cookie = `hidden=${full}~; path=/`;
    const { router } = renderList([COOK], { withNotices: true });
    await press("Hide Cook");
    await press("Show hidden");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/?hidden=show&utm_source=x");
    history.replaceState(undefined, "", "/");
  });

  it("offers only the job when the company's name has no letters", async () => {
    renderList([{ ...COOK, company: "—", companySlug: undefined }]);
    await press("Hide Cook");
    await screen.findByRole("button", { name: "Undo, and show Cook again" });
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});

describe("a listing with hidden entries shown", () => {
  it("labels them, and can unhide them", async () => {
    document.cookie = "hidden=a-1~; path=/";
    renderList([COOK, BAKER], { wasHidden: "job", showsHidden: true });
    await screen.findByText("Hidden by you");
    expect(entries()).toEqual(["Cook", "Baker"]);
    await press("Unhide Cook");
    expect(screen.queryByText("Hidden by you")).toBeNull();
    expect(entries()).toEqual(["Cook", "Baker"]);
    expect(readHiddenCookie().jobs).toEqual([]);
  });

  it("can unhide all at once", async () => {
    document.cookie = "hidden=a-1.long-closed~tern-co; path=/";
    renderList([COOK, BAKER], { wasHidden: "company", showsHidden: true });
    await press("Unhide everything");
    expect(entries()).toEqual(["Cook", "Baker"]);
    expect(screen.queryByRole("button", { name: /^Unhide all/ })).toBeNull();
    expect(readHiddenCookie()).toEqual({ jobs: [], companies: [] });
    expect(said()).toBe("Nothing is hidden now");
  });

  it("can unhide them with their company", async () => {
    document.cookie = "hidden=~tern-co; path=/";
    renderList([COOK], { wasHidden: "company", showsHidden: true });
    await press("Unhide all of Tern & Co");
    expect(readHiddenCookie().companies).toEqual([]);
  });
});
