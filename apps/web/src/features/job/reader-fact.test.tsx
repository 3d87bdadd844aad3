import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { readReader } from "../../platform/requests/reader-search.ts";
import { HoursFact, ReaderFact } from "./eligibility-facts.tsx";

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
  expect(readFact("USA", "Canada")).toMatch(/US or Canada only/);
  expect(readFact()).toMatch(/US only/);
});

it("says what the list says, where several of its places are open", () => {
  expect(readFact("USA", "LATAM", "Brazil")).toMatch(/Open to Brazil.*Apply for one/);
});

it("doesn't say, like the list, when another location of the position doesn't", () => {
  expect(readFact("USA", "Remote")).toMatch(/Not stated.*One of its other locations.*doesn’t say/);
  expect(readFact("USA", "Remote", "Brazil")).toMatch(/Open to Brazil.*Apply for one/);
  expect(readFact("USA", "Canada")).not.toMatch(/Not stated/);
});

/** Renders the fact, and answers its question. */
async function answer(search: string, typed: string) {
  const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  document.cookie = "reader=; path=/; max-age=-1";
  const { container } = render(<ReaderFact job={buildJob({ place: us })} reader={reader(search)} />);
  const change = screen.queryByText("Change country");
  if (change) await userEvent.click(change);
  await userEvent.type(screen.getByRole("textbox", { name: "The country you live in" }), `${typed}{Enter}`);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  return container;
}

it("asks a reader without a country, and remembers the answer", async () => {
  const container = await answer("", "Lagos");
  expect(container.querySelector("form")?.getAttribute("action")).toBe(
    `/jobs/${buildJob({ place: us }).firestoreId}`,
  );
  expect(document.cookie).toContain("reader=NG");
});

it("lets a reader with a country ask for another one, and names the first for going back", async () => {
  history.replaceState(null, "", "/jobs/remotive-1?utm_source=x");
  await answer("from=BR", "Lagos");
  expect(document.cookie).toContain("reader=NG");
  expect(location.pathname + location.search).toBe("/jobs/remotive-1?utm_source=x&from=BR");
  history.replaceState(null, "", "/");
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

it("lets a reader change their working hours, and keeps what a shared list says about them", () => {
  const place = parsePlace("USA (EST)");
  const known = { ...reader("from=BR&zone=America/Bahia"), carried: "from=BR" };
  render(<HoursFact job={buildJob({ place })} reader={known} now={new Date("2026-01-20")} />);
  expect(screen.getByRole("link", { name: "Change hours" }).getAttribute("href")).toBe(
    `/hours?from=BR&posting=${buildJob({ place }).firestoreId}`,
  );
});
