import { expect, it } from "vitest";

import { readReturnPath } from "./return-path.ts";

const from = (referer: string, landing = "") =>
  readReturnPath(new Headers({ host: "farwork.example", referer }), new URLSearchParams(landing));

it("leads back to the listing the visitor came from, filters and page included", () => {
  expect(from("https://farwork.example/?type=contract&page=3")).toBe("/?type=contract&page=3");
});

it("leads to every job for visitors from elsewhere", () => {
  expect(from("https://evil.example/?type=contract")).toBe("/");
  expect(from("https://farwork.example/jobs/remotive-1?type=contract")).toBe("/");
  expect(from("not an address")).toBe("/");
  expect(readReturnPath(new Headers({ host: "farwork.example" }), new URLSearchParams())).toBe("/");
});

it("takes from that address only what a listing's address may hold", () => {
  expect(from("https://farwork.example/?type=king&x=<script>", "utm_source=a")).toBe("/?utm_source=a");
});
