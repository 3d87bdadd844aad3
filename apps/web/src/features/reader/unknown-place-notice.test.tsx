import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { UnknownPlaceNotice } from "./unknown-place-notice.tsx";

const NIGERIA = { code: "NG", name: "Nigeria", by: "Ikeja" };

function suggest(param: string, query: string) {
  const place = { param, text: "Ikej" };
  const { router } = renderOnBoard(<UnknownPlaceNotice place={place} suggestions={[NIGERIA]} />, query);
  return { router, link: screen.getByRole("link", { name: "Nigeria (Ikeja)" }) };
}

it("asks to remember a suggested country in which the reader lives", () => {
  const { link } = suggest("from", "from=Ikej&type=contract");
  expect(link.getAttribute("href")).toBe("/?type=contract&from=NG&remember=1");
});

it("adds a suggested location to the filters, which says nothing about the reader", () => {
  const { router, link } = suggest("location", "location=Ikej");
  expect(link.getAttribute("href")).toBe("/?location=NG");
  fireEvent.click(link);
  expect(router.push).toHaveBeenCalledWith("/?location=NG", { scroll: false });
});
