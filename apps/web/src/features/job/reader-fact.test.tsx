import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { ReaderFact } from "./eligibility-facts.tsx";

const us = parsePlace("USA");

function readFact(...places: readonly string[]) {
  const locations = places.map((name, at) => ({
    firestoreId: buildJob({ sourceId: String(at) }).firestoreId,
    name,
    place: parsePlace(name),
  }));
  const job = buildJob({ place: us, ...(locations.length > 0 && { locations }) });
  return render(<ReaderFact job={job} country="BR" />).container.textContent;
}

it("says that a reader may apply where the position is posted for their country too, and how", () => {
  expect(readFact("USA", "Brazil")).toMatch(/Open to Brazil.*Apply for one of its other locations/);
});

it("says why not where it is posted for others alone", () => {
  expect(readFact("USA", "Canada")).toMatch(/US only/);
  expect(readFact()).toMatch(/US only/);
});
