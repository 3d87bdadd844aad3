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
  const type = (words: string) => fireEvent.input(field, { target: { value: words } });
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  return { router, field, type, wait };
}

describe("searching while typing", () => {
  it("asks once, after a pause, for what stands there then", () => {
    const { router, type, wait } = renderSearch();
    type("r");
    wait(100);
    type("ru");
    wait(249);
    expect(router.push).not.toHaveBeenCalled();
    wait(1);
    expect(router.push.mock.calls).toEqual([["/?q=ru", { scroll: false }]]);
  });

  it("does not ask again after Enter has", () => {
    const { router, field, type, wait } = renderSearch();
    type("rust");
    fireEvent.keyDown(field, { key: "Enter" });
    wait(1000);
    expect(router.push).not.toHaveBeenCalled();
  });

  it("is one step in the browser's history for each visit to the field", () => {
    const { router, field, type, wait } = renderSearch();
    type("ru");
    wait(250);
    type("rust");
    wait(250);
    expect(router.push).toHaveBeenCalledOnce();
    expect(router.replace.mock.calls).toEqual([["/?q=rust", { scroll: false }]]);
    fireEvent.blur(field);
    type("go");
    wait(250);
    expect(router.push).toHaveBeenCalledTimes(2);
  });

  it("goes on with the step of what was typed before its code was there", () => {
    const hydrated = hydrateOnBoard(search, (page) => {
      const field = within(page).getByRole<HTMLInputElement>("searchbox");
      field.focus();
      field.value = "ru";
    });
    const { router, type, wait } = renderSearch(hydrated);
    expect(router.push.mock.calls).toEqual([["/?q=ru", { scroll: false }]]);
    type("rust");
    wait(250);
    expect(router.push).toHaveBeenCalledOnce();
    expect(router.replace.mock.calls).toEqual([["/?q=rust", { scroll: false }]]);
  });

  it("begins another step after a step back", () => {
    const { router, type, wait } = renderSearch();
    type("ru");
    wait(250);
    fireEvent.popState(window);
    type("go");
    wait(250);
    expect(router.push).toHaveBeenCalledTimes(2);
  });
});
