import { expect, it } from "vitest";

import { readQuery } from "./read-query.ts";

it.each([
  ["/picture?job=tern-1&url=https%3A%2F%2Ftern.example%2F%3Fa%26b", ["tern-1", "https://tern.example/?a&b"]],
  ["//picture?job=tern-1", ["tern-1", undefined]],
  ["/picture?job=tern-1?&url=a#b", ["tern-1?", "a"]],
  ["/picture", [undefined, undefined]],
])("reads the parameters of the URL %s", (address, [job, url]) => {
  expect(readQuery(address)).toEqual({ ...(job && { job }), ...(url && { url }) });
});

it.each(["//[?job=tern-1", "http://[?job=tern-1", "//:x?job=tern-1"])(
  "reads the parameters of an invalid URL: %s",
  (address) => {
    expect(readQuery(address)).toEqual({ job: "tern-1" });
  },
);
