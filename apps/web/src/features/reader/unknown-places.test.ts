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

it("what is no place is named, with the parameter it stands in", () => {
  expect(find("from=Atlantis&location=BR,Lemuria,-Avalon")).toEqual([
    { param: "from", text: "Atlantis" },
    { param: "location", text: "Lemuria" },
    { param: "location", text: "Avalon" },
  ]);
});

it.each(["latam", "EU", "Latin America"])(
  "nobody lives in the region %j without living in a country",
  (text) => {
    expect(find(`from=${text}`)).toEqual([{ param: "from", text, isRegion: true }]);
    expect(find(`location=${text}`)).toEqual([]);
  },
);

it("a few are named, shortly", () => {
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
])("the time zone of %j that nobody knows is %j", (query, zone) => {
  expect(findUnknownZone(new URLSearchParams(query))).toBe(zone);
});
