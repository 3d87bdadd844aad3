import { expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";

it.each([
  ["Wrocław", "PL", "Wrocław"],
  ["Lodz, Poland", "PL", "Łódź"],
  ["Remote - Tromsø, Norway", "NO", "Tromsø"],
  ["København", "DK", "Copenhagen"],
  ["Aarhus", "DK", "Aarhus"],
  ["Ghent", "BE", "Ghent"],
  ["Antwerpen, Belgium", "BE", "Antwerp"],
  ["Halle (Saale)", "DE", "Halle"],
  ["Freiburg im Breisgau", "DE", "Freiburg"],
  ["Frankfurt a.M.", "DE", "Frankfurt"],
  ["Großraum München", "DE", "Munich"],
  ["Trivandrum", "IN", "Thiruvananthapuram"],
  ["Pimpri-Chinchwad", "IN", "Pimpri-Chinchwad"],
  ["Delhi NCR", "IN", "Delhi"],
  ["Ho Chi Minh", "VN", "Ho Chi Minh City"],
  ["Tel Aviv-Yafo, Israel", "IL", "Tel Aviv"],
  ["Gold Coast", "AU", "Gold Coast"],
  ["Ciudad Autónoma de Buenos Aires", "AR", "Buenos Aires"],
  ["Bogota, Columbia", "CO", "Bogotá"],
  ["Dublin, Co. Dublin", "IE", "Dublin"],
  ["IE-Dublin 2", "IE", "Dublin"],
  ["FR-Paris 9e", "FR", "Paris"],
  ["Taipei City, Taiwan", "TW", "Taipei"],
  ["Warschau", "PL", "Warsaw"],
  ["Nueva York", "US", "New York"],
  ["東京", "JP", "Tokyo"],
  ["St. Petersburg, Russia", "RU", "Saint Petersburg"],
  ["Wien 3", "AT", "Vienna"],
  ["D-80331 München", "DE", "Munich"],
  ["Berlin-Mitte", "DE", "Berlin"],
  ["Tornto, Canada", "CA", "Toronto"],
  ["Colombia - Medelin", "CO", "Medellín"],
  ["Central London", "GB", "London"],
  ["CAN-Toronto", "CA", "Toronto"],
])("%s is read by the name that people write", (text, country, city) => {
  expect(parsePlace(text)).toMatchObject({ countries: [country], cities: [city] });
});

it.each([
  ["Pheonix, AZ", "US-AZ", "Phoenix"],
  ["West Hollywood, CA", "US-CA", "West Hollywood"],
  ["Downtown Denver, CO", "US-CO", "Denver"],
  ["San Francisco, CA 94105", "US-CA", "San Francisco"],
  ["Toronto, ON M5V 2T6", "CA-ON", "Toronto"],
  ["Remote OK, Denver, CO", "US-CO", "Denver"],
  ["Colonia, NJ", "US-NJ", "Colonia"],
  ["Mt. View, CA", "US-CA", "Mountain View"],
  ["Slippery Fork, PA", "US-PA", "Slippery Fork"],
])("a town is read with its state: %s", (text, state, city) => {
  expect(parsePlace(text)).toMatchObject({ subdivisions: [state], cities: [city] });
});

it.each([
  "Remote Position, Texas",
  "Remote Worker - Texas",
  "Customer Site, Texas",
  "Telecommuter, Texas",
  "Territory: Texas",
  "Southeast, Texas",
  "Harris County, Texas",
])("words before a state are no town of it: %s", (text) => {
  expect(parsePlace(text)).toEqual({
    scope: "restricted",
    countries: ["US"],
    regions: [],
    subdivisions: ["US-TX"],
  });
});

it("finds a town behind its postcode, and no town in a part of a country", () => {
  expect(parsePlace("10115 Berlin")).toMatchObject({ countries: ["DE"], cities: ["Berlin"] });
  expect(parsePlace("Remote - Central US").cities).toBeUndefined();
  expect(parsePlace("Mid-Atlantic").countries).toEqual(["US"]);
});

it.each([
  ["Remote - NA", [], ["north-america"]],
  ["NA/EMEA", [], ["north-america", "emea"]],
  ["Windhoek, NA", ["NA"], []],
  ["ZA, NA", ["ZA", "NA"], []],
  ["UK&I", ["GB", "IE"], []],
])("%s is North America or Namibia, as is written around it", (text, countries, regions) => {
  expect(parsePlace(text)).toMatchObject({ countries, regions });
});
