import {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "@farwork/domain/user";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField, serverTimestamp, Timestamp } from "firebase/firestore";
import { beforeEach, describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, newUser } from "./rules-environment.ts";

const rules = openRules({ "users/ada": { ...newUser("ada"), stripeCustomerId: "cus_1" } });
let ada: Database;

beforeEach(() => {
  ada = rules.signedIn("ada");
});

const update = (fields: object) => ada.doc("users/ada").update({ updatedAt: serverTimestamp(), ...fields });

describe("a user document", () => {
  it.each([
    ["uid", "bob"],
    ["email", "new@example.com"],
    ["createdAt", serverTimestamp()],
    ["paymentPlanSelected", true],
    ["paymentPlanSelected", deleteField()],
    ["stripeCustomerId", "cus_2"],
    ["stripeCustomerId", deleteField()],
    ["savedJobs", ["remotive-1"]],
    ["appliedJobs", ["remotive-1"]],
    ["admin", true],
  ])("does not let its owner change %s", async (field, value) => {
    await assertFails(update({ bio: "Compilers", [field]: value }));
    await assertSucceeds(update({ bio: "Compilers" }));
  });

  it("cannot replace an existing one", async () => {
    await assertFails(ada.doc("users/ada").set(newUser("ada")));
    await rules.clear();
    await assertSucceeds(ada.doc("users/ada").set(newUser("ada")));
  });

  it("has the time of its change", async () => {
    await assertFails(ada.doc("users/ada").update({ bio: "Compilers" }));
    await assertFails(update({ bio: "Compilers", updatedAt: Timestamp.fromMillis(1) }));
    await assertSucceeds(update({ bio: "Compilers" }));
  });

  it("accepts a profile with every field at its limit", async () => {
    const text = (length: number) => "a".repeat(length);
    const full = (limit: number) => Array.from({ length: limit }, () => text(MAX_PROFILE_ENTRY));
    const { skills, ...lists } = PROFILE_LIST_LIMITS;
    const preferences = Object.fromEntries(Object.entries(lists).map(([name, limit]) => [name, full(limit)]));
    await assertSucceeds(
      update({
        ...Object.fromEntries(
          Object.entries(PROFILE_TEXT_LIMITS).map(([name, limit]) => [name, text(limit)]),
        ),
        country: "NG",
        workingHours: "8:45-17:15@America/Argentina/ComodRivadavia",
        skills: full(skills),
        preferences: {
          ...preferences,
          salaryMin: MAX_PREFERRED_PAY,
          salaryMax: MAX_PREFERRED_PAY,
          salaryCurrency: "EUR",
          openToRecruiters: true,
        },
      }),
    );
  });

  it("lets its owner remove her data", async () => {
    await assertSucceeds(update({ jobTitle: "Engineer", skills: ["Rust"], preferences: {} }));
    await assertSucceeds(
      update({ jobTitle: deleteField(), skills: deleteField(), preferences: deleteField() }),
    );
  });

  it("accepts a country code or none, and nothing else", async () => {
    for (const country of ["brazil", "br", "BRA", 7, null]) await assertFails(update({ country }));
    await assertSucceeds(update({ country: "BR" }));
    await assertSucceeds(update({ country: "" }));
  });

  it("accepts formatted working hours or none, and nothing else", async () => {
    for (const workingHours of ["nine to five", "9-17", "9-17@", `9-17@${"a".repeat(50)}`, 7, null])
      await assertFails(update({ workingHours }));
    await assertSucceeds(update({ workingHours: "9-17@Africa/Lagos" }));
    await assertSucceeds(update({ workingHours: "" }));
  });

  it("rejects unknown preferences", async () => {
    await assertFails(update({ preferences: { openToRecruiters: true, theme: "dark" } }));
    await assertSucceeds(update({ preferences: { openToRecruiters: true } }));
  });
});
