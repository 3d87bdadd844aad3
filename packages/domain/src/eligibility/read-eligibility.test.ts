import { expect, it } from "vitest";

import { parsePlace } from "../place/parse-place.ts";
import { readEligibility } from "./read-eligibility.ts";

const hoursOf = (text: string, stated = "Worldwide") =>
  readEligibility({ title: "Pilot", text, place: parsePlace(stated), stated, jobTypes: [] }).place.hours;

it("a place tells the hours that its text demands, with how many of them must overlap", () => {
  const eastern = { from: -5, to: -5 };
  expect(hoursOf("At least 4 hours of overlap with US Eastern Time.")).toEqual({
    timezones: eastern,
    overlap: 4,
  });
  expect(hoursOf("You must be available during EST business hours.")).toEqual({ timezones: eastern });
});

it("a place tells no hours that its text only wishes for, nor those of its field again", () => {
  expect(hoursOf("We prefer some overlap with CET working hours.")).toBeUndefined();
  expect(hoursOf("You keep the log.", "Worldwide (UTC-5 to UTC+1)")).toBeUndefined();
});
