import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { readListingAddress } from "../listing/listing-address.ts";
import { UnknownPlaceNotice } from "./unknown-place-notice.tsx";

const ask = (query: string) => render(<UnknownPlaceNotice address={readListingAddress(query)} locale="en" />);

const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("asks to remember a suggested country in which the reader lives", () => {
  ask("from=Ikej&type=contract");
  expect(href("Nigeria (Ikeja)")).toBe("/?type=contract&from=NG&remember=1");
});

it("adds a suggested location to the filters, which says nothing about the reader", () => {
  ask("location=Ikej");
  expect(href("Nigeria (Ikeja)")).toBe("/?location=NG");
});

it("keeps excluding what was excluded", () => {
  ask("location=-Ikej");
  expect(href("Nigeria (Ikeja)")).toBe("/?location=-NG");
});

it("names several unknown places, and choosing one still asks for the others", () => {
  ask("from=Ikej&location=Brazl,DE&location=Qqqqq");
  expect(screen.getByRole("heading").textContent).toBe(
    "We don’t know the places “Ikej” and “Brazl” and “Qqqqq”",
  );
  expect(screen.getByText(/^“Ikej”: Did you mean/).textContent).toContain("Nigeria (Ikeja)");
  expect(screen.getByText(/^“Brazl”: Did you mean/).textContent).toContain("Brazil");
  expect(href("Nigeria (Ikeja)")).toBe("/?location=DE&from=NG&location=Brazl&location=Qqqqq&remember=1");
  expect(href("Brazil")).toBe("/?location=BR%2CDE&from=Ikej&location=Qqqqq");
  expect(href("Show jobs without them")).toBe("/?location=DE&from=any");
});
