import { join } from "node:path";
import { pathToFileURL } from "node:url";

import * as domain from "@farwork/domain";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { buildLastRelease } from "./build-last-release.ts";
import { describeShape, findRefusals } from "./compare-shapes.ts";

// Of every request and answer: what is out there and what runs today understand each other (docs/compatibility.md).

/** What was decided to break all the same, as this test words it. It goes with the release that tells of it. */
const BREAKS: readonly string[] = [];

/** Documents that browsers read by themselves, and what an endpoint of ours says when it refuses. */
const READ_BY_BROWSERS = ["BillingState", "HttpFailure", "MailPreferences", "SavedSearch", "UserProfile"];

/** The schemas that a package exports, by their names. */
const Exports = z.record(z.string(), z.unknown());
let released: Record<string, unknown>;
beforeAll(async () => {
  const entry = join(await buildLastRelease(), "packages/domain/dist/index.js");
  released = z.parse(Exports, { ...(await import(pathToFileURL(entry).href)) });
});

const listReleased = (ending: string) => Object.keys(released).filter((name) => name.endsWith(ending));

/** Whatever is refused of the contracts of these names, and was not decided to be. */
function compare(
  names: readonly string[],
  find: (today: z.core.$ZodType, then: z.core.$ZodType, name: string) => string[],
) {
  const today = z.parse(Exports, { ...domain });
  const refusals = names.flatMap((name) => {
    const [now, then] = [today[name], released[name]];
    if (!isSchema(then)) return [];
    return isSchema(now) ? find(now, then, name) : [`${name} is gone`];
  });
  return refusals.filter((refusal) => !BREAKS.includes(refusal));
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

const findInAnswer = (today: z.core.$ZodType, then: z.core.$ZodType, name: string) =>
  findRefusals(describeShape(then), describeShape(today), name);

it("today's functions take every request of the last release", () => {
  const names = listReleased("Request");
  expect(names.length).toBeGreaterThan(10);
  const findInRequest: typeof findInAnswer = (today, then, name) =>
    findRefusals(describeShape(today), describeShape(then), name);
  expect(compare(names, findInRequest)).toEqual([]);
});

it("the last release takes every answer of today's functions", () => {
  const names = listReleased("Response");
  expect(names.length).toBeGreaterThan(10);
  expect(compare(names, findInAnswer)).toEqual([]);
});

it("the last release reads what today's functions write for browsers", () => {
  expect(READ_BY_BROWSERS.filter((name) => !isSchema(released[name]))).toEqual([]);
  expect(compare(READ_BY_BROWSERS, findInAnswer)).toEqual([]);
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
