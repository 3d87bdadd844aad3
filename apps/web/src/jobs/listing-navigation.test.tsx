import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { tellHiddenChanged } from "../hidden/hidden-cookie.ts";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { ListingLink } from "./listing-link.tsx";

const NEXT = "/?page=2";

function renderLink() {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    run();
    return 0;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
  const { router } = renderOnBoard(
    <main>
      <ListingLink href={NEXT}>Next page</ListingLink>
    </main>,
  );
  const link = screen.getByRole("link", { name: "Next page" });
  return { router, link, press: () => fireEvent.pointerDown(link, { pointerType: "mouse" }) };
}

/** Until what a press set off has asked for what it will ask for. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("a link leads to another listing without loading the page anew, unless it shall open elsewhere", () => {
  const { router, link } = renderLink();
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenLastCalledWith(NEXT, { scroll: false });
  expect(router.refresh).not.toHaveBeenCalled();
});

it("a listing is asked for when what leads there is pressed", async () => {
  const { router, press } = renderLink();
  await vi.waitFor(() => {
    press();
    expect(router.prefetch).toHaveBeenLastCalledWith(NEXT, { kind: "full" });
  });
});

it("no list that was kept is shown after something was hidden or let in again", async () => {
  const { router, link, press } = renderLink();
  await vi.waitFor(() => {
    press();
    expect(router.prefetch).toHaveBeenCalled();
  });
  router.prefetch.mockClear();
  tellHiddenChanged();
  press();
  await settle();
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  press();
  await settle();
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  fireEvent.click(link);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
