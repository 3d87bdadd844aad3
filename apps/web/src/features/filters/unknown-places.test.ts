import { expect, it } from "vitest";

import {
  describeUnknownPlaces,
  findUnknownPlaces,
  findUnknownZone,
  keepUnknownPlaces,
  replaceUnknownPlace,
} from "./unknown-places.ts";

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
  const named = find("from=Atlantis&location=BR,Lemuria,-Avalon");
  expect(named.map(({ param, text }) => [param, text])).toEqual([
    ["from", "Atlantis"],
    ["location", "Lemuria"],
    ["location", "Avalon"],
  ]);
});

it.each(["latam", "EU", "Latin America", "worldwide"])(
  "the region %j is not accepted as a country",
  (text) => {
    expect(find(`from=${text}`)).toMatchObject([{ param: "from", text, isRegion: true }]);
    expect(find(`location=${text}`)).toEqual([]);
  },
);

it("only a few are named, in short", () => {
  const named = find(`location=${Array.from({ length: 9 }, (_, at) => `${at}${"x".repeat(500)}`).join(",")}`);
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

it.each([
  ["location=Foo", "We don’t know the place “Foo”"],
  ["location=Foo&location=Bar", "We don’t know the places “Foo” and “Bar”"],
  ["from=Foo&location=Bar,-Baz", "We don’t know the places “Foo” and “Bar” and “Baz”"],
  ["from=EU", "“EU” is more than one country"],
  ["from=EU&location=Foo", "“EU” is more than one country. We don’t know the place “Foo”"],
])("the page for %j says: %s", (query, said) => {
  expect(describeUnknownPlaces(find(query))).toBe(said);
});

it.each([
  ["location=Foo&location=Bar", "location=NG%2CBar"],
  ["location=BR,-Foo,Bar", "location=BR%2C-NG%2CBar"],
  ["from=Foo&location=Bar", "from=NG&location=Bar"],
])("a suggestion replaces the first unknown place of %j alone", (query, replaced) => {
  const params = new URLSearchParams(query);
  for (const first of find(query).slice(0, 1)) replaceUnknownPlace(params, first, "NG");
  expect(params.toString()).toBe(replaced);
});

it("a path keeps every unknown place of the address, however many are named", () => {
  const asked = new URLSearchParams("from=Foo&location=BR,-B,C,D,E");
  expect(keepUnknownPlaces("/?location=BR&from=any", asked)).toBe(
    "/?location=BR&from=Foo&location=-B&location=C&location=D&location=E",
  );
  expect(keepUnknownPlaces("/?q=cook", new URLSearchParams("q=cook&location=BR"))).toBe("/?q=cook");
});
