import { expect, it } from "vitest";

import { readReturnPath } from "./return-path.ts";

const readFrom = (referer: string, landing = "") =>
  readReturnPath(new Headers({ host: "farwork.example", referer }), new URLSearchParams(landing));
const from = (referer: string, landing = "") => readFrom(referer, landing).path;

it("returns to the listing the visitor came from, with its filters and page", () => {
  expect(readFrom("https://farwork.example/?type=contract&page=3")).toEqual({
    path: "/?type=contract&page=3",
    label: "Back to results",
    isListing: true,
  });
});

it("keeps the country of the listing, not that of the page it leaves", () => {
  expect(from("https://farwork.example/?sort=pay", "from=lagos&utm_source=a")).toBe(
    "/?sort=pay&utm_source=a",
  );
  expect(from("https://farwork.example/?from=any", "from=lagos")).toBe("/?from=any");
  expect(from("https://farwork.example/?from=DE", "from=lagos")).toBe("/?from=DE");
});

it("shows hidden entries again if they were shown", () => {
  expect(from("https://farwork.example/?type=contract&hidden=show")).toBe("/?type=contract&hidden=show");
  expect(from("https://farwork.example/?hidden=no", "hidden=show")).toBe("/");
});

it("returns to the company's page the visitor came from", () => {
  expect(readFrom("https://farwork.example/companies/tern-co?page=2&x=1", "utm_source=a")).toEqual({
    path: "/companies/tern-co?page=2&utm_source=a",
    label: "Back to the company’s jobs",
    isListing: false,
  });
  expect(from("https://evil.example/companies/tern-co")).toBe("/");
  expect(from("https://farwork.example/companies/tern-co/jobs")).toBe("/");
});

it("returns to the country's page the visitor came from, and names its country", () => {
  expect(readFrom("https://farwork.example/in/brazil/design?page=2&x=1", "from=lagos&utm_source=a")).toEqual({
    path: "/in/brazil/design?page=2&utm_source=a",
    label: "Back to jobs open to Brazil",
    isListing: false,
    country: "BR",
  });
  expect(readFrom("https://farwork.example/in/netherlands").label).toBe(
    "Back to jobs open to the Netherlands",
  );
  expect(from("https://evil.example/in/brazil")).toBe("/");
  expect(from("https://farwork.example/in/atlantis")).toBe("/");
  expect(from("https://farwork.example/in/brazil/nonsense")).toBe("/");
});

it("returns to all jobs for visitors from elsewhere", () => {
  expect(from("https://evil.example/?type=contract")).toBe("/");
  expect(from("https://farwork.example/jobs/remotive-1?type=contract")).toBe("/");
  expect(from("not an address")).toBe("/");
  const nowhere = readReturnPath(new Headers({ host: "farwork.example" }), new URLSearchParams());
  expect(nowhere).toEqual({ path: "/", label: "All jobs", isListing: true });
});

it("takes only a listing's parameters from that address", () => {
  expect(from("https://farwork.example/?type=king&x=<script>", "utm_source=a")).toBe("/?utm_source=a");
});

it("is passed on by a form of the job's page, and trusted no more than the browser's own word", () => {
  const answered = "https://farwork.example/jobs/remotive-1";
  const carry = (back: string) => from(answered, new URLSearchParams({ back, utm_source: "a" }).toString());
  expect(carry("/?type=contract&page=3")).toBe("/?type=contract&page=3&utm_source=a");
  expect(carry("/companies/tern-co?page=2")).toBe("/companies/tern-co?page=2&utm_source=a");
  expect(carry("/in/brazil")).toBe("/in/brazil?utm_source=a");
  expect(carry("https://evil.example/?type=king&x=y")).toBe("/?utm_source=a");
  expect(carry("/log-in?next=/evil")).toBe("/?utm_source=a");
  expect(from("https://farwork.example/?sort=pay", "back=/%3Ftype=contract")).toBe("/?sort=pay");
});
