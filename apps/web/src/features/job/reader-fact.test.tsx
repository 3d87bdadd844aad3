import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { readReader } from "../../platform/requests/reader-search.ts";
import { ReaderFact } from "./eligibility-facts.tsx";

const us = parsePlace("USA");
const reader = (search: string) => readReader(new URLSearchParams(search));

function readFact(...places: readonly string[]) {
  const locations = places.map((name, at) => ({
    firestoreId: buildJob({ sourceId: String(at) }).firestoreId,
    name,
    place: parsePlace(name),
  }));
  const job = buildJob({ place: us, ...(locations.length > 0 && { locations }) });
  return render(<ReaderFact job={job} reader={reader("from=BR")} />).container.textContent;
}

it("says that a reader may apply if the position is also posted for their country, and how", () => {
  expect(readFact("USA", "Brazil")).toMatch(/Open to Brazil.*Apply for one of its other locations/);
});

it("says why not when it is only posted for others", () => {
  expect(readFact("USA", "Canada")).toMatch(/US only/);
  expect(readFact()).toMatch(/US only/);
});

it("doesn't say, like the list, when another location of the position doesn't", () => {
  expect(readFact("USA", "Remote")).toMatch(/Not stated.*One of its other locations.*doesn’t say/);
  expect(readFact("USA", "Remote", "Brazil")).toMatch(/Open to Brazil.*Apply for one/);
  expect(readFact("USA", "Canada")).not.toMatch(/Not stated/);
});

it("asks a reader without a country, and remembers the answer", async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  document.cookie = "reader=; path=/; max-age=-1";
  const { container } = render(<ReaderFact job={buildJob({ place: us })} reader={reader("")} />);
  await userEvent.type(screen.getByRole("textbox", { name: "The country you live in" }), "Lagos{Enter}");
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(container.querySelector("form")?.getAttribute("action")).toBe(
    `/jobs/${buildJob({ place: us }).firestoreId}`,
  );
  expect(document.cookie).toContain("reader=NG");
});

it("says when the text is not a place, and keeps it", () => {
  const unknownPlace = { text: "zzz", nearest: [] };
  render(<ReaderFact job={buildJob({ place: us })} reader={{ ...reader("from=zzz"), unknownPlace }} />);
  expect(screen.getByRole("alert").textContent).toContain("We don’t know “zzz”. Enter a country");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("zzz");
});

it("suggests the countries that may have been meant, of which the chosen one is remembered", () => {
  const unknownPlace = { text: "Ikej", nearest: [{ code: "NG", name: "Nigeria", by: "Ikeja" }] };
  const job = buildJob({ place: us });
  render(<ReaderFact job={job} reader={{ ...reader("from=Ikej"), unknownPlace }} />);
  const link = screen.getByRole("link", { name: "Nigeria (Ikeja)" });
  expect(link.getAttribute("href")).toBe(`/jobs/${job.firestoreId}?from=NG&remember=1`);
});
