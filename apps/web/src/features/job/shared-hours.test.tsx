import type { Place } from "@farwork/domain";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { SharedHours } from "./shared-hours.tsx";

const LAGOS = { zone: "Africa/Lagos", start: 9, end: 17, atLeast: 0 };
const NOW = new Date("2026-01-20T12:00:00Z");

function show(asked: Partial<Place>, hours: Parameters<typeof SharedHours>[0]["hours"] = LAGOS) {
  const place: Place = { scope: "worldwide", countries: [], regions: [], ...asked };
  return render(<SharedHours place={place} hours={hours} now={NOW} />).container;
}

const spans = (container: HTMLElement, part: string) =>
  Array.from(
    (container.querySelector(`.day-${part}`)?.getAttribute("d") ?? "").matchAll(/M([\d.]+) \dh([\d.]+)/g),
    ([, start, length]) => [Number(start), Number(length)],
  );

it.each([
  [{ timezones: { from: -8, to: 1 } }, "All your 8 hours in common"],
  [{ timezones: { from: -5, to: -5 } }, "2 of your 8 hours in common"],
  [
    { hours: { timezones: { from: -5, to: -5 }, overlap: 4 } },
    "Only 2 of your 8 hours in common; 4 asked for",
  ],
  [{ hours: { timezones: { from: 1, to: 1 }, day: { start: 18, end: 2 } } }, "No hours in common"],
  [{ hours: { timezones: { from: 10, to: 10 } }, timezones: { from: 1, to: 1 } }, "No hours in common"],
])("a job that asks for %j says %j", (asked, words) => {
  expect(show(asked).textContent).toBe(words);
});

it("a job without hours shows nothing, and neither does any job to a reader without a zone", () => {
  expect(show({}).textContent).toBe("");
  expect(show({ timezones: { from: 1, to: 1 } }, { ...LAGOS, zone: "Nowhere/Atlantis" }).textContent).toBe(
    "",
  );
});

it("explains the comparison by the hours that the posting states, or else by nine to five", () => {
  const explained = (asked: Partial<Place>) =>
    render(
      <SharedHours
        place={{ scope: "worldwide", countries: [], regions: [], ...asked }}
        hours={LAGOS}
        now={NOW}
        isLong
      />,
    ).container.textContent;
  const timezones = { from: -5, to: -5 };
  expect(explained({ hours: { timezones, day: { start: 18, end: 2 } } })).toContain(
    "18–2 in the job’s time zone is 0–8 by your clock",
  );
  expect(explained({ hours: { timezones } })).toContain("9–17 in the job’s time zone is 15–23 by your clock");
});

it("is small enough for React to stream it in place", () => {
  const longest = show(
    { hours: { timezones: { from: -8.75, to: -8.75 }, overlap: 4 } },
    { ...LAGOS, start: 22.25, end: 6.75 },
  );
  expect(longest.innerHTML.length).toBeLessThan(500);
});

it("the day bar shows both days and their overlap, in two parts around midnight", () => {
  const day = show({ timezones: { from: -5, to: -5 } });
  expect(spans(day, "own")).toEqual([[9, 8]]);
  expect(spans(day, "theirs")).toEqual([[15, 8]]);
  expect(spans(day, "shared")).toEqual([[15, 2]]);
  expect(day.querySelector(".day-bar")?.getAttribute("aria-hidden")).toBe("true");
  const night = show({ timezones: { from: -8, to: -8 } }, { ...LAGOS, start: 22, end: 6 });
  expect(spans(night, "own")).toEqual([
    [22, 2],
    [0, 6],
  ]);
  expect(spans(night, "theirs")).toEqual([
    [18, 6],
    [0, 2],
  ]);
  expect(spans(night, "shared")).toEqual([
    [22, 2],
    [0, 2],
  ]);
});
