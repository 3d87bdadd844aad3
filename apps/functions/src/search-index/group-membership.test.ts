import { SafeHtml } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { toStoredJob } from "../job-store/job-document.ts";
import { findMemberships } from "./group-membership.ts";

const description = z.parse(
  SafeHtml,
  `<p>${Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ")}</p>`,
);
const posting = (source: string, sourceId: string, day: number) =>
  toStoredJob(
    buildJob({ source, sourceId, description, publication_date: new Date(Date.UTC(2026, 0, day)) }),
    source,
  );

it("lists the earliest posting of each other source, and none of its own", () => {
  const jobs = [
    posting("remotive", "1", 3),
    posting("remotive", "2", 2),
    posting("jobicy", "1", 4),
    posting("jobicy", "2", 5),
  ];
  const memberships = Object.fromEntries(
    [...findMemberships(jobs)].map(([id, { also_on = [], duplicate_of }]) => [
      id,
      { also: also_on.map(({ firestoreId }) => firestoreId), duplicate_of },
    ]),
  );
  expect(memberships).toEqual({
    "remotive-2": { also: ["jobicy-1"], duplicate_of: undefined },
    "remotive-1": { also: ["jobicy-1"], duplicate_of: "remotive-2" },
    "jobicy-1": { also: ["remotive-2"], duplicate_of: "remotive-2" },
    "jobicy-2": { also: ["remotive-2"], duplicate_of: "remotive-2" },
  });
});

it("is empty for a posting without duplicates, and lists no sources if there are none", () => {
  const alone = posting("remotive", "1", 1);
  expect(findMemberships([alone])).toEqual(new Map());
  const twice = findMemberships([alone, posting("remotive", "2", 2)]);
  expect(Object.fromEntries(twice)).toEqual({
    "remotive-1": {},
    "remotive-2": { duplicate_of: "remotive-1" },
  });
});

it("stores the places of a position on the shown posting", () => {
  const inPlace = (sourceId: string, country: string, day: number) => ({
    ...posting("remotive", sourceId, day),
    candidate_required_location: country,
    place: { scope: "restricted" as const, countries: [country === "Norway" ? "NO" : "SE"], regions: [] },
  });
  const memberships = findMemberships([inPlace("1", "Norway", 3), inPlace("2", "Sweden", 2)]);
  const norway = { firestoreId: "remotive-1", name: "Norway" };
  const sweden = { firestoreId: "remotive-2", name: "Sweden" };
  expect(Object.fromEntries(memberships)).toEqual({
    "remotive-2": { locations: [expect.objectContaining(sweden), expect.objectContaining(norway)] },
    "remotive-1": { duplicate_of: "remotive-2" },
  });
});
