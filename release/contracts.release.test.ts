import { join } from "node:path";
import { pathToFileURL } from "node:url";

import * as domain from "@farwork/domain";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { buildLastRelease } from "./build-last-release.ts";
import { describeShape, findRefusals } from "./compare-shapes.ts";

// Of every request and answer: what is out there and what runs today understand each other (docs/compatibility.md).

const FILTERS = '["search","job_type","categories","location","salary","tags","date_posted","companies"]';

/** What was decided to break all the same, as this test words it. It goes with the release that tells of it. */
// None in truth: a rescue's filter is read from any word, and still written as one of the list.
const BREAKS: readonly string[] = [
  `FetchJobCardsResponse.rescue[].filter may have other values than ${FILTERS}`,
  `FetchJobsResponse.rescue[].filter may have other values than ${FILTERS}`,
];

/** Documents that browsers read by themselves, and what an endpoint of ours says when it refuses. */
const READ_BY_BROWSERS = ["BillingState", "HttpFailure", "MailPreferences", "SavedSearch", "UserProfile"];

/** The schemas that a package exports, by their names. */
const Exports = z.record(z.string(), z.unknown());
const today = z.parse(Exports, { ...domain });
let released: Record<string, unknown>;
beforeAll(async () => {
  const entry = join(await buildLastRelease(), "packages/domain/dist/index.js");
  released = z.parse(Exports, { ...(await import(pathToFileURL(entry).href)) });
});

const listReleased = (ending: string) => Object.keys(released).filter((name) => name.endsWith(ending));
const listWrittenToday = () => [...listReleased("Response"), ...READ_BY_BROWSERS];
const isDecided = (refusal: string) => BREAKS.includes(refusal);

/** What one side of the contracts of these names may write that the other refuses. */
function listRefusals(names: readonly string[], writtenBy: "today" | "then"): string[] {
  return names.flatMap((name) => {
    const [now, then] = [today[name], released[name]];
    if (!isSchema(then)) return [];
    if (!isSchema(now)) return [`${name} is gone`];
    const [reader, writer] = writtenBy === "today" ? [then, now] : [now, then];
    return findRefusals(describeShape(reader), describeShape(writer), name);
  });
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

it("today's functions take every request of the last release", () => {
  const names = listReleased("Request");
  expect(names.length).toBeGreaterThan(10);
  expect(listRefusals(names, "then").filter((refusal) => !isDecided(refusal))).toEqual([]);
});

it("the last release takes all that today's functions answer, and write for browsers", () => {
  const names = listWrittenToday();
  expect(names.length).toBeGreaterThan(15);
  expect(READ_BY_BROWSERS.filter((name) => !isSchema(released[name]))).toEqual([]);
  expect(listRefusals(names, "today").filter((refusal) => !isDecided(refusal))).toEqual([]);
});

it("no break is written down that is none, or is one no longer", () => {
  const refusals = [
    ...listRefusals(listReleased("Request"), "then"),
    ...listRefusals(listWrittenToday(), "today"),
  ];
  expect(BREAKS.filter((refusal) => !refusals.includes(refusal))).toEqual([]);
});

const name = z.string();
const order = z.enum(["newest", "pay"]);

describe("is understood:", () => {
  it.each([
    ["a field more", z.object({ name }), z.object({ name, place: name })],
    ["a field that may be missing, and is", z.object({ name: z.optional(name) }), z.object({})],
    ["a field with a default, missing", z.object({ name: z._default(name, "Ada") }), z.object({})],
    ["fewer values of a list", z.array(order), z.array(z.enum(["pay"]))],
    ["a value of a list where any word goes", name, order],
    ["a narrower limit", name.check(z.maxLength(9)), name.check(z.maxLength(5))],
    ["a whole number where any does", z.number(), z.int()],
    ["one of several kinds", z.union([name, z.int()]), name],
    [
      "fewer fields where no other is taken",
      z.strictObject({ name, order: z.optional(order) }),
      z.object({ name }),
    ],
    ["fields that a record takes", z.record(z.string(), name), z.object({ name })],
    ["a record whose values fit", z.record(z.string(), z.number()), z.record(z.string(), z.int())],
  ])("%s", (_story, reader, writer) => {
    expect(findRefusals(describeShape(reader), describeShape(writer), "it")).toEqual([]);
  });
});

describe("is told:", () => {
  it.each([
    ["a field that is gone", z.object({ name }), z.object({}), "it.name may be missing"],
    ["a field that may be missing now", z.object({ name }), z.object({ name: z.optional(name) }), "missing"],
    ["another value of a list", z.array(order), z.array(z.enum(["newest", "near"])), 'it[] may be "near"'],
    ["any word for a list", order, name, "other values than"],
    ["a wider limit", name.check(z.maxLength(5)), name.check(z.maxLength(9)), "maxLength 5"],
    ["no limit any more", z.int().check(z.gte(1)), z.int(), "minimum 1"],
    ["another pattern", name.check(z.regex(/^a$/)), name.check(z.regex(/^b$/)), "pattern"],
    ["another type", z.object({ name }), z.object({ name: z.int() }), "integer instead of string"],
    [
      "a field more where no other is taken",
      z.strictObject({ name }),
      z.object({ name, order }),
      "it.order is not known",
    ],
    [
      "any field where no other is taken",
      z.strictObject({}),
      z.record(z.string(), name),
      "it.* is not known",
    ],
    [
      "another value of a record",
      z.record(z.string(), order),
      z.record(z.string(), name),
      "it.* may have other",
    ],
    [
      "a field of another type than a record's",
      z.record(z.string(), name),
      z.object({ page: z.int() }),
      "it.page may be",
    ],
    ["one kind more", z.union([name, z.int()]), z.union([name, z.boolean()]), "kind that is not known"],
    [
      "a change deep inside",
      z.object({ a: z.array(z.object({ name })) }),
      z.object({ a: z.array(z.object({})) }),
      "it.a[].name",
    ],
  ])("%s", (_story, reader, writer, refusal) => {
    expect(findRefusals(describeShape(reader), describeShape(writer), "it").join()).toContain(refusal);
  });
});
