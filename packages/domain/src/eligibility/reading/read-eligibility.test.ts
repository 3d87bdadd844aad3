import { expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
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
  expect(hoursOf("Requires overlap with US Eastern hours of at least 4 hours.")).toEqual({
    timezones: eastern,
    overlap: 4,
  });
  expect(hoursOf("Core hours are 10am-2pm Pacific.")).toEqual({
    timezones: { from: -8, to: -8 },
    day: { start: 10, end: 14 },
  });
  expect(hoursOf("Working hours: 8am-4pm Central European Time")).toEqual({
    timezones: { from: 1, to: 1 },
    day: { start: 8, end: 16 },
  });
  expect(hoursOf("Sie arbeiten von 18 bis 2 Uhr MEZ.")).toEqual({
    timezones: { from: 1, to: 1 },
    day: { start: 18, end: 2 },
  });
  expect(hoursOf("Vous travaillez de 9h à 17h, heure de Lyon.")).toEqual({
    timezones: { from: 1, to: 1 },
    day: { start: 9, end: 17 },
  });
  expect(hoursOf("Trabalho das 9h às 18h, no horário de Brasília.")?.timezones).toEqual({ from: -3, to: -3 });
});

it("a place tells no hours that its text only wishes for, nor those of its field again", () => {
  expect(hoursOf("We prefer some overlap with CET working hours.")).toBeUndefined();
  expect(hoursOf("Work any hours you want; standup at 15:00 UTC.")).toBeUndefined();
  expect(hoursOf("You keep the log.", "Worldwide (UTC-5 to UTC+1)")).toBeUndefined();
});

it("days in an office stay required where they are asked for, and are a choice where they are only usual", () => {
  const workplaceOf = (text: string) =>
    readEligibility({ title: "Pilot", text, place: parsePlace("Remote"), stated: "Remote", jobTypes: [] })
      .facts.filter(({ kind }) => kind === "workplace")
      .map(({ verdict }) => verdict);
  expect(workplaceOf("You must be able to commute to Austin, TX once a month.")).toEqual(["required"]);
  expect(workplaceOf("Our Lima team spends two days a week in the office.")).toEqual(["optional"]);
});
