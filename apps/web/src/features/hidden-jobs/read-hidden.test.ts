import { expect, it } from "vitest";

import { readHidden } from "./read-hidden.ts";

it("takes valid entries from a visitor's cookie, and nothing else", () => {
  expect(readHidden("remotive-1.<script>.x~acme.ACME!.日本")).toEqual({
    jobs: ["remotive-1"],
    companies: ["acme", "日本"],
  });
  expect(readHidden(undefined)).toEqual({ jobs: [], companies: [] });
});

it("takes no more than the backend accepts", () => {
  const many = Array.from({ length: 300 }, (_, number) => `remotive-${number}`).join(".");
  expect(readHidden(many).jobs).toHaveLength(100);
});
