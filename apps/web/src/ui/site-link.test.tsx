import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../testing/render-on-board.tsx";
import { SiteLink } from "./site-link.tsx";

const hrefOf = (href: string, address: string) => {
  renderOnBoard(<SiteLink href={href}>Follow</SiteLink>, address);
  return screen.getByRole("link", { name: "Follow" }).getAttribute("href");
};

describe("a link within the site", () => {
  it("carries on the marketing parameters of the page's address, and nothing else of it", () => {
    expect(hrefOf("/saved", "utm_source=gazette&page=2&token=secret")).toBe("/saved?utm_source=gazette");
  });

  it("keeps what it says itself", () => {
    expect(hrefOf("/log-in?next=%2Fsaved&ref=mail", "ref=gazette&gclid=7")).toBe(
      "/log-in?next=%2Fsaved&ref=mail&gclid=7",
    );
  });

  it("stays as it is where the address has none", () => {
    expect(hrefOf("/saved", "page=2")).toBe("/saved");
  });
});
