import { expect, it } from "vitest";

import { readHidden } from "./read-hidden.ts";

it("takes from a visitor's cookie what the backend can be asked, and nothing else", () => {
  expect(readHidden("remotive-1.<script>.x~acme.ACME!.日本")).toEqual({
    jobs: ["remotive-1"],
    companies: ["acme", "日本"],
  });
  expect(readHidden(undefined)).toEqual({ jobs: [], companies: [] });
});

it("takes no more than the backend can be asked", () => {
  const many = Array.from({ length: 300 }, (_, number) => `remotive-${number}`).join(".");
  expect(readHidden(many).jobs).toHaveLength(100);
});
