import { expect, it } from "vitest";

import { writeOutCodes } from "./find-places.ts";

it.each([
  ["DE, AT, CH)", "Germany, Austria, Switzerland)"],
  [" (UK/FR/ES) or", " (United Kingdom, France, Spain) or"],
])("writes out names: %s", (text, written) => {
  expect(writeOutCodes(text)).toBe(written);
});

it.each(["CA, NY, TX", "DE, IN", "US, CA", "IT, HR, QA", "Codes: DE, AT, CH", "AT"])(
  "leaves states, words and what it does not begin with: %s",
  (text) => {
    expect(writeOutCodes(text)).toBe(text);
  },
);
