import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { hydrateOnBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { FilterForm } from "./filter-form.tsx";
import { SearchField } from "./search-field.tsx";

beforeEach(() => vi.useFakeTimers());

const search = (
  <>
    <SearchField search="" />
    <FilterForm path="/">filters</FilterForm>
  </>
);

function renderSearch({ router }: ReturnType<typeof hydrateOnBoard> = renderOnBoard(search)) {
  const field = screen.getByRole("searchbox");
  const type = (words: string) => {
    field.focus();
    fireEvent.input(field, { target: { value: words } });
  };
  // The native event, as after Enter.
  const finish = () => field.dispatchEvent(new Event("change", { bubbles: true }));
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  return { router, field, type, finish, wait };
}

it("shows no star for a word left open in the address", () => {
  renderOnBoard(<SearchField search="senior scal*" />);
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "senior scal");
});

describe("searching while typing", () => {
  it("searches once, after a pause, for the current text", () => {
    const { router, type, wait } = renderSearch();
    type("r");
    wait(100);
    type("ru");
    wait(249);
    expect(router.push).not.toHaveBeenCalled();
    wait(1);
    expect(router.push.mock.calls).toEqual([["/?q=ru*", { scroll: false }]]);
  });

  it("searches for the whole word once it is finished, at once, replacing the partial search", () => {
    const { router, field, type, finish, wait } = renderSearch();
    type("ru");
    wait(250);
    type("rust");
    fireEvent.keyDown(field, { key: "Enter" });
    wait(1000);
    expect(router.replace).not.toHaveBeenCalled();
    finish();
    wait(1000);
    expect(router.push).toHaveBeenCalledOnce();
    expect(router.replace.mock.calls).toEqual([["/?q=rust", { scroll: false }]]);
  });

  it.each(["rust ", '"rust"', "rus*", "-rust"])("searches for %j unchanged", (words) => {
    const { router, type, wait } = renderSearch();
    type(words);
    wait(250);
    const query = new URLSearchParams({ q: words });
    expect(router.push.mock.calls).toEqual([[`/?${query}`, { scroll: false }]]);
  });

  it("searches for whole words when the field is left before the pause is over", () => {
    const { router, field, type, wait } = renderSearch();
    type("ru");
    field.blur();
    wait(250);
    expect(router.push.mock.calls).toEqual([["/?q=ru", { scroll: false }]]);
  });

  it("leaves the list alone under a pointer that is about to click in it", () => {
    const { router, field, type, finish, wait } = renderSearch();
    const entry = document.body.appendChild(document.createElement("button"));
    type("ru");
    wait(250);
    fireEvent.mouseDown(entry);
    finish();
    fireEvent.mouseUp(entry);
    expect(router.replace).not.toHaveBeenCalled();
    fireEvent.mouseDown(document.body);
    finish();
    expect(router.replace.mock.calls).toEqual([["/?q=ru", { scroll: false }]]);
    type("go");
    fireEvent.mouseDown(entry);
    finish();
    expect(router.push).toHaveBeenLastCalledWith("/?q=go", { scroll: false });
    wait(1000);
    expect(router.replace).toHaveBeenCalledOnce();
    fireEvent.mouseUp(entry);
    entry.remove();
    field.blur();
  });

  it("adds a history entry for each finished search", () => {
    const { router, field, type, finish } = renderSearch();
    for (const words of ["rust", "go"]) {
      type(words);
      fireEvent.keyDown(field, { key: "Enter" });
      finish();
    }
    expect(router.push.mock.calls.map(([path]) => path)).toEqual(["/?q=rust", "/?q=go"]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("searches for the whole word when it was changed and changed back before leaving the field", () => {
    const { router, field, type, wait } = renderSearch();
    type("rust");
    wait(250);
    type("");
    wait(250);
    field.blur();
    expect(router.replace).toHaveBeenLastCalledWith("/", { scroll: false });
    type("rust");
    wait(250);
    field.blur();
    expect(router.replace).toHaveBeenLastCalledWith("/?q=rust", { scroll: false });
  });

  it("adds one history entry per visit to the field", () => {
    const { router, field, type, wait } = renderSearch();
    type("ru");
    wait(250);
    type("rust");
    wait(250);
    expect(router.push).toHaveBeenCalledOnce();
    expect(router.replace.mock.calls).toEqual([["/?q=rust*", { scroll: false }]]);
    fireEvent.blur(field);
    type("go");
    wait(250);
    expect(router.push).toHaveBeenCalledTimes(2);
  });

  it("reuses the history entry of what was typed before its code loaded", () => {
    const hydrated = hydrateOnBoard(search, (page) => {
      const field = within(page).getByRole<HTMLInputElement>("searchbox");
      field.focus();
      field.value = "ru";
    });
    const { router, type, wait } = renderSearch(hydrated);
    expect(router.push.mock.calls).toEqual([["/?q=ru*", { scroll: false }]]);
    type("rust");
    wait(250);
    expect(router.push).toHaveBeenCalledOnce();
    expect(router.replace.mock.calls).toEqual([["/?q=rust*", { scroll: false }]]);
  });

  it("starts a new history entry after going back", () => {
    const { router, type, wait } = renderSearch();
    type("ru");
    wait(250);
    fireEvent.popState(window);
    type("go");
    wait(250);
    expect(router.push).toHaveBeenCalledTimes(2);
  });
});
