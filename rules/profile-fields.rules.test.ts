import {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "@farwork/domain/user";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { serverTimestamp } from "firebase/firestore";
import { beforeEach, describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, KINDS, newUser } from "./rules-environment.ts";

const rules = openRules({ "users/ada": newUser("ada") });
let ada: Database;

beforeEach(() => {
  ada = rules.signedIn("ada");
});

const update = (fields: object) => ada.doc("users/ada").update({ updatedAt: serverTimestamp(), ...fields });
const text = (length: number) => "a".repeat(length);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Skill ${at}`);
const kindsBut = (kind: string) => Object.entries(KINDS).filter(([other]) => other !== kind);
/** The fields for changing a profile field or the preference with that name. */
const setting = (name: string, value: unknown) =>
  PREFERENCES.has(name) ? { preferences: { [name]: value } } : { [name]: value };
const PREFERENCES = new Set([
  "jobTypes",
  "workEnvironments",
  "preferredLocations",
  "salaryMin",
  "salaryMax",
  "salaryCurrency",
  "openToRecruiters",
]);

describe.each([
  ...Object.keys(PROFILE_TEXT_LIMITS).map((name) => ({ name, kind: "text", good: "Ada" })),
  ...Object.keys(PROFILE_LIST_LIMITS).map((name) => ({ name, kind: "list", good: ["Ada"] })),
  { name: "preferences", kind: "map", good: {} },
  { name: "salaryMin", kind: "number", good: 50_000 },
  { name: "salaryMax", kind: "number", good: 90_000.5 },
  { name: "salaryCurrency", kind: "text", good: "EUR" },
  { name: "openToRecruiters", kind: "boolean", good: true },
])("$name", ({ name, kind, good }) => {
  it.each(kindsBut(kind))(`is a ${kind}, never a %s`, async (_kind, value) => {
    await assertFails(update(setting(name, value)));
    await assertSucceeds(update(setting(name, good)));
  });
});

describe("a text", () => {
  it.each(Object.entries(PROFILE_TEXT_LIMITS))("%s has at most %i characters", async (name, limit) => {
    await assertFails(update({ [name]: text(limit + 1) }));
    await assertSucceeds(update({ [name]: text(limit) }));
    await assertSucceeds(update({ [name]: "" }));
  });
});

describe.each(Object.entries(PROFILE_LIST_LIMITS))("the list %s", (name, limit) => {
  it(`has at most ${limit} entries, and may be empty`, async () => {
    await assertFails(update(setting(name, texts(limit + 1))));
    await assertSucceeds(update(setting(name, texts(limit))));
    await assertSucceeds(update(setting(name, [])));
  });

  it.each(kindsBut("text").filter(([kind]) => kind !== "list"))(
    "holds texts, never a %s",
    async (_kind, value) => {
      await assertFails(update(setting(name, [value])));
      await assertFails(update(setting(name, ["Ada", value])));
      await assertSucceeds(update(setting(name, ["Ada"])));
    },
  );

  it("has entries of 1 to 60 characters, each on one line", async () => {
    for (const entry of ["", text(MAX_PROFILE_ENTRY + 1), "two\nlines", "one\n"]) {
      await assertFails(update(setting(name, [entry])));
      await assertFails(update(setting(name, [entry, "Ada"])));
      await assertFails(update(setting(name, ["Ada", entry])));
      await assertFails(update(setting(name, ["Ada", entry, "Bob"])));
    }
    await assertSucceeds(update(setting(name, ["Ada", text(MAX_PROFILE_ENTRY), "Größe", "C++, C#"])));
  });
});

describe.each(["salaryMin", "salaryMax"])("%s", (name) => {
  it("is from zero to a hundred million", async () => {
    for (const bad of [-1, MAX_PREFERRED_PAY + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      await assertFails(update(setting(name, bad)));
    }
    await assertSucceeds(update(setting(name, 0)));
    await assertSucceeds(update(setting(name, MAX_PREFERRED_PAY)));
  });
});

describe("salaryCurrency", () => {
  it.each(["eur", "EU", "EURO", "E1R", " EUR", "EUR\n"])("is never %j", async (bad) => {
    await assertFails(update(setting("salaryCurrency", bad)));
    await assertSucceeds(update(setting("salaryCurrency", "EUR")));
    await assertSucceeds(update(setting("salaryCurrency", "")));
  });
});
