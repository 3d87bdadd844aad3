import { expect, it } from "vitest";

import { findUnknownPlaces, findUnknownZone } from "./unknown-places.ts";

const find = (query: string) => findUnknownPlaces(new URLSearchParams(query));

it.each([
  "",
  "from=BR",
  "from=brazil",
  "from=any",
  "from=",
  "location=BR,latam,-US,worldwide",
  "type=nonsense",
])("every place of %j is known", (query) => {
  expect(find(query)).toEqual([]);
});

it("unknown places are named, with their parameter", () => {
  expect(find("from=Atlantis&location=BR,Lemuria,-Avalon")).toEqual([
    { param: "from", text: "Atlantis" },
    { param: "location", text: "Lemuria" },
    { param: "location", text: "Avalon" },
  ]);
});

it.each(["latam", "EU", "Latin America"])("the region %j is not accepted as a country", (text) => {
  expect(find(`from=${text}`)).toEqual([{ param: "from", text, isRegion: true }]);
  expect(find(`location=${text}`)).toEqual([]);
});

it("only a few are named, in short", () => {
  const named = find(`location=${Array.from({ length: 9 }, () => "x".repeat(500)).join(",")}`);
  expect(named.length).toBe(3);
  expect(named[0]?.text).toHaveLength(60);
});

it.each([
  ["zone=Foo/Bar&starts=8&common=4", "Foo/Bar"],
  ["zone=%3Cb%3E%00", "<b>"],
  ["zone=Africa/Lagos", undefined],
  ["zone=", undefined],
  ["starts=8", undefined],
])("the unknown time zone of %j is %j", (query, zone) => {
  expect(findUnknownZone(new URLSearchParams(query))).toBe(zone);
});
