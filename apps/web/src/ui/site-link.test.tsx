import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../testing/render-on-board.tsx";
import { SiteLink } from "./site-link.tsx";

const hrefOf = (href: string, address: string) => {
  renderOnBoard(<SiteLink href={href}>Follow</SiteLink>, address);
  return screen.getByRole("link", { name: "Follow" }).getAttribute("href");
};

describe("a link within the site", () => {
  it("keeps the marketing parameters of the page's address, and no others", () => {
    expect(hrefOf("/saved", "utm_source=gazette&page=2&token=secret")).toBe("/saved?utm_source=gazette");
  });

  it("keeps its own parameters", () => {
    expect(hrefOf("/log-in?next=%2Fsaved&ref=mail", "ref=gazette&gclid=7")).toBe(
      "/log-in?next=%2Fsaved&ref=mail&gclid=7",
    );
  });

  it("is unchanged when the address has none", () => {
    expect(hrefOf("/saved", "page=2")).toBe("/saved");
  });
});
