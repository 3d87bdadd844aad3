import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { tellHiddenChanged } from "../hidden/hidden-cookie.ts";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { ListingLink } from "./listing-link.tsx";

afterEach(cleanup);

const NEXT = "/?page=2";

function followNext(init: PointerEventInit = { pointerType: "mouse" }) {
  const link = screen.getByRole("link", { name: "Next page" });
  fireEvent.pointerDown(link, init);
  fireEvent.click(link, init);
}

it("a link to another listing is asked for when it is pressed, unless it shall open elsewhere or a finger may scroll", () => {
  const { router } = renderOnBoard(<ListingLink href={NEXT}>Next page</ListingLink>);
  followNext({ pointerType: "mouse", ctrlKey: true });
  fireEvent.pointerDown(screen.getByRole("link"), { pointerType: "touch" });
  expect(router.prefetch).not.toHaveBeenCalled();
  followNext();
  expect(router.prefetch).toHaveBeenLastCalledWith(NEXT, { kind: "full" });
  expect(router.push).toHaveBeenLastCalledWith(NEXT, { scroll: false });
  expect(router.refresh).not.toHaveBeenCalled();
});

it("no list that was kept is shown after something was hidden or let in again", () => {
  const { router } = renderOnBoard(<ListingLink href={NEXT}>Next page</ListingLink>);
  tellHiddenChanged();
  followNext();
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  followNext();
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
