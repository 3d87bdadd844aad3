import { expect, it } from "vitest";

import { readQuery } from "./read-query.ts";

it.each([
  ["/picture?job=tern-1&url=https%3A%2F%2Ftern.example%2F%3Fa%26b", ["tern-1", "https://tern.example/?a&b"]],
  ["//picture?job=tern-1", ["tern-1", undefined]],
  ["/picture?job=tern-1?&url=a#b", ["tern-1?", "a"]],
  ["/picture", [undefined, undefined]],
])("what stands in the address %s is read by its names", (address, [job, url]) => {
  expect(readQuery(address)).toEqual({ ...(job && { job }), ...(url && { url }) });
});

it.each(["//[?job=tern-1", "http://[?job=tern-1", "//:x?job=tern-1"])(
  "an address that leads nowhere is read as any other: %s",
  (address) => {
    expect(readQuery(address)).toEqual({ job: "tern-1" });
  },
);
