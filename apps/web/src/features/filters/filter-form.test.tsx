import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, use, useState } from "react";
import { describe, expect, it, vi } from "vitest";

import { FakeListing } from "../../testing/fake-listing.tsx";
import { hydrateOnBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { FilterForm } from "./filter-form.tsx";

const form = (path: string, { contract = false, search = "", posted = "" } = {}) => (
  <FilterForm path={path}>
    <input type="search" name="q" defaultValue={search} aria-label="Search" />
    <input type="checkbox" name="type" value="contract" defaultChecked={contract} aria-label="Contract" />
    <input type="checkbox" name="type" value="-contract" aria-label="Exclude Contract" />
    <select name="posted" defaultValue={posted} data-chosen={posted} aria-label="Posted">
      <option value="">any</option>
      <option value="7d">7d</option>
    </select>
    <button type="submit">Show</button>
  </FilterForm>
);

const QUERY = "utm_source=gazette";

describe("the filter form", () => {
  it("navigates as soon as a choice is made", async () => {
    const { router } = renderOnBoard(form("/"), QUERY);
    await userEvent.click(screen.getByRole("checkbox", { name: "Contract" }));
    expect(router.push).toHaveBeenLastCalledWith("/?type=contract&utm_source=gazette", { scroll: false });
  });

  it("excluding a value unticks it, and the reverse", async () => {
    const { router } = renderOnBoard(form("/"), QUERY);
    const names = ["Contract", "Exclude Contract"];
    const [contract, notContract] = names.map((name) =>
      screen.getByRole<HTMLInputElement>("checkbox", { name }),
    );
    const asked = (query: string) =>
      expect(router.push).toHaveBeenLastCalledWith(`/?type=${query}&utm_source=gazette`, { scroll: false });
    for (const [box, query] of [
      [contract, "contract"],
      [notContract, "-contract"],
      [contract, "contract"],
    ] as const) {
      if (box) await userEvent.click(box);
      asked(query);
    }
    expect(notContract?.checked).toBe(false);
  });

  it("prefetches the list when a mouse button, finger or key goes down on a choice", async () => {
    const prefetch = vi.fn<(path: string) => void>();
    renderOnBoard(
      <FakeListing query={`type=contract&${QUERY}`} go={() => {}} prefetch={prefetch}>
        {form("/", { contract: true })}
      </FakeListing>,
    );
    const [contract, notContract] = screen.getAllByRole("checkbox");
    if (notContract) fireEvent.pointerDown(notContract);
    expect(prefetch).toHaveBeenLastCalledWith("/?type=-contract&utm_source=gazette");
    if (contract) fireEvent.keyDown(contract, { key: " " });
    expect(prefetch).toHaveBeenLastCalledWith("/?utm_source=gazette");
  });

  it("navigates on submit, instead of reloading the page", async () => {
    const { router, container } = renderOnBoard(form("/", { search: "rust" }), QUERY);
    const browserSubmits = [...container.querySelectorAll("form")].map((shown) => fireEvent.submit(shown));
    expect(browserSubmits).toEqual([false]);
    expect(router.push).toHaveBeenLastCalledWith("/?q=rust&utm_source=gazette", { scroll: false });
  });

  it("applies what was chosen before its code loaded", () => {
    const { router } = hydrateOnBoard(
      form("/"),
      (page) => {
        within(page).getByRole("checkbox", { name: "Contract" }).click();
        within(page).getByRole<HTMLSelectElement>("combobox", { name: "Posted" }).value = "7d";
      },
      QUERY,
    );
    expect(router.push).toHaveBeenLastCalledWith("/?type=contract&posted=7d&utm_source=gazette", {
      scroll: false,
    });
  });

  it("does nothing if nothing was chosen before", () => {
    const address = form("/?type=contract&posted=7d", { contract: true, posted: "7d", search: "rust" });
    const { router } = hydrateOnBoard(address, () => {});
    expect(router.push).not.toHaveBeenCalled();
  });

  it("shows the address's choices again after going back", async () => {
    const { show } = renderOnBoard(form("/"));
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Contract" });
    const posted = screen.getByRole<HTMLSelectElement>("combobox", { name: "Posted" });
    await userEvent.click(box);
    await userEvent.selectOptions(posted, "7d");
    show(form("/?type=contract&posted=7d", { contract: true, posted: "7d" }));
    expect([box.checked, posted.value]).toEqual([true, "7d"]);
    show(form("/"));
    expect([box.checked, posted.value]).toEqual([false, ""]);
  });

  it("keeps a choice made while the answer to an earlier one was loading", async () => {
    const answer = Promise.withResolvers<void>();
    let ask = () => {};
    function Page({ children }: { children: ReactNode }) {
      const [awaited, setAwaited] = useState<Promise<void>>();
      ask = () => setAwaited(answer.promise);
      if (awaited) use(awaited);
      return children;
    }
    const page = (shown: ReactNode) => <Page>{shown}</Page>;
    const { router, show } = renderOnBoard(page(form("/")));
    router.push.mockImplementation(() => ask());
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Contract" });
    const posted = screen.getByRole<HTMLSelectElement>("combobox", { name: "Posted" });
    await userEvent.click(box);
    await userEvent.selectOptions(posted, "7d");
    show(page(form("/?type=contract", { contract: true })));
    expect([box.checked, posted.value]).toEqual([true, "7d"]);
    await act(async () => answer.resolve());
    show(page(form("/?type=contract&posted=7d", { contract: true, posted: "7d" })));
    expect([box.checked, posted.value]).toEqual([true, "7d"]);
  });

  it("drops choices and text on back if their list had not loaded", async () => {
    renderOnBoard(form("/"));
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Contract" });
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    await userEvent.click(box);
    await userEvent.type(search, "rust");
    fireEvent.popState(window);
    expect([box.checked, search.value]).toEqual([false, ""]);
  });

  it("keeps text being typed when an answer arrives", async () => {
    const { show } = renderOnBoard(form("/"));
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    await userEvent.type(search, "rust");
    show(form("/?q=ru", { search: "ru" }));
    expect(search.value).toBe("rust");
  });

  it("clears the text of the previous address on back, even in a focused field", async () => {
    const { show } = renderOnBoard(form("/"));
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    await userEvent.type(search, "rust");
    show(form("/?q=rust", { search: "rust" }));
    fireEvent.popState(window);
    show(form("/"));
    expect(search.value).toBe("");
    await userEvent.type(search, "go lang");
    show(form("/?q=go", { search: "go" }));
    expect(search.value).toBe("go lang");
  });
});
