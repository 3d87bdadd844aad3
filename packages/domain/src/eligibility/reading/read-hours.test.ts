import { expect, it } from "vitest";

import { readDay } from "./read-hours.ts";

it.each([
  ["Working hours are 6pm to 2am CET.", 18, 2],
  ["Arbeitszeit: 18:00–02:00 Uhr MEZ", 18, 2],
  ["Du arbeitest von 18 bis 2 Uhr.", 18, 2],
  ["Vous travaillez de 9h a 17h30.", 9, 17.5],
  ["Horario de 9:00 a 13:00 hora de Lugo", 9, 13],
  ["Trabalho das 9h as 18h", 9, 18],
  ["Be there between 9am and 1pm EST.", 9, 13],
  ["9 a.m. to 5 p.m.", 9, 17],
  ["12pm-8pm ET", 12, 20],
  ["10–2pm ET", 10, 14],
  ["1-5pm EST", 13, 17],
  ["9-5 EST", 9, 17],
  ["9:00 - 5:00 EST", 9, 17],
  ["noon to 8pm, and again: 12pm–8pm", 12, 20],
  ["4pm to midnight", 16, 0],
])("reads the hours of a day: %s", (sentence, start, end) => {
  expect(readDay(sentence)).toEqual({ start, end });
});

it.each([
  ["10-15 hours a week, CET"],
  ["4-5 EST hours in common"],
  ["$15-20 EST"],
  ["UTC-3 to UTC+1"],
  ["24-7 CET"],
  ["2026-11-24 EST"],
  ["The shop is open from 6am to 11pm."],
  ["Von 9 bis 17 ist niemand da."],
  ["Standup is at 3pm CET."],
  ["9am–6pm ET or 6am–3pm PT"],
])("reads no hours where they are others, or several: %s", (sentence) => {
  expect(readDay(sentence)).toBeUndefined();
});
