import { BUNDLED_RATES } from "@farwork/domain/rates";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { PayOptions } from "./pay-options.tsx";

it.each([
  ["when they are old", BUNDLED_RATES, /rates of October 9, 2025, over a month ago/],
  ["when there are none", undefined, /rates can’t be reached right now/],
])("a reader who has not entered any pay sees the rates too: %s", (_, rates, told) => {
  renderOnBoard(
    <FormatsContext value={createFormats("en-US", { rates })}>
      <PayOptions salary={{ includeUnstated: false }} unstated={3} now={new Date("2026-01-15")} />
    </FormatsContext>,
  );
  expect(screen.getByText(told)).toBeDefined();
});
