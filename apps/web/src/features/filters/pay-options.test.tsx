import { BUNDLED_RATES, type ReferenceRates } from "@farwork/domain/rates";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { PayOptions } from "./filter-panel.tsx";

function show(assumed: number, rates: ReferenceRates | undefined) {
  renderOnBoard(
    <FormatsContext value={createFormats("en-US", { rates })}>
      <PayOptions
        salary={{ includeUnstated: false }}
        facets={{ salary: [{ value: "unstated", count: 3 }], salary_assumed: assumed }}
        now={new Date("2026-01-15")}
      />
    </FormatsContext>,
  );
}

it.each([
  ["when they are old", BUNDLED_RATES, /rates of October 9, 2025, over a month ago/],
  ["when there are none", undefined, /rates can’t be reached right now/],
])("a reader who has not entered any pay sees the rates too: %s", (_, rates, told) => {
  show(0, rates);
  expect(screen.getByText(told)).toBeDefined();
  expect(screen.queryByText(/assumes/)).toBeNull();
});

it("says how many jobs of the chart rest on an assumption", () => {
  show(1200, BUNDLED_RATES);
  expect(
    screen.getByText(/^The chart assumes the period or currency of 1,200 of its jobs\. Compared at/),
  ).toBeDefined();
});
