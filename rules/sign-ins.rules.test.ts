import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import { describe, expect, it } from "vitest";

import {
  endOtherSignIns,
  endSignIn,
  noteUse,
  NO_SIGN_INS,
} from "../apps/functions/src/sign-ins/sign-in-records.ts";
import { openRules } from "./open-rules.ts";
import { newUser } from "./rules-environment.ts";

const rules = openRules({ "users/ada": newUser("ada") });

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const now = Math.floor(Date.now() / 1000);
/** When the tested sign-in started, in epoch seconds: two hours ago. */
const BEGAN = now - 2 * HOUR;
const daysAgo = (days: number) => Timestamp.fromMillis((now - days * DAY) * 1000);

const seedRecords = (signIns: object, endedBefore = 0) =>
  rules.seed({ "signIns/ada": { signIns, endedBefore, devices: {} } });

/** A request of Ada's browser with a token of a sign-in that started then. */
const ask = (began = BEGAN) => rules.signedIn("ada", { auth_time: began }).doc("users/ada").get();

describe("a sign-in with a record", () => {
  it.each([29.9, 0])("used %s days ago is open", async (days) => {
    await seedRecords({ [BEGAN]: { usedOn: daysAgo(days) } });
    await assertSucceeds(ask());
  });

  it("used more than thirty days ago has ended", async () => {
    const began = now - 40 * DAY;
    await seedRecords({ [began]: { usedOn: daysAgo(30.1) } });
    await assertFails(ask(began));
    await seedRecords({ [began]: { usedOn: daysAgo(29.9) } });
    await assertSucceeds(ask(began));
  });

  it("ends by the start of the day of its last use, even if it started later that day", async () => {
    const began = Math.floor(now - 29.9 * DAY);
    await seedRecords({ [began]: { usedOn: daysAgo(30.1) } });
    await assertFails(ask(began));
    await assertSucceeds(ask(began + 1));
  });

  it("has ended if ended, however new, and no other has", async () => {
    await seedRecords({ [BEGAN]: null });
    await assertFails(ask());
    await assertSucceeds(ask(BEGAN + 1));
  });

  it("stays open if all others were ended", async () => {
    await seedRecords({ [BEGAN]: { usedOn: daysAgo(0) } }, now);
    await assertSucceeds(ask());
    await assertFails(ask(BEGAN + 1));
  });
});

describe("a sign-in without a record", () => {
  it("is open for thirty days after its start, and not longer", async () => {
    await assertSucceeds(ask(now - 29.9 * DAY));
    await assertFails(ask(Math.floor(now - 30.1 * DAY)));
  });

  it("has ended if it started before all were ended, and is open if it started then", async () => {
    await seedRecords({}, BEGAN + 1);
    await assertFails(ask());
    await seedRecords({}, BEGAN);
    await assertSucceeds(ask());
  });

  it("has ended after thirty days, even with records of others", async () => {
    const began = Math.floor(now - 30.1 * DAY);
    await seedRecords({ [BEGAN]: { usedOn: daysAgo(0) } });
    await assertFails(ask(began));
    await assertSucceeds(ask());
  });

  it("has ended after an hour if the records are in the old format", async () => {
    await rules.seed({ "signIns/ada": { signIns: {}, browsers: {}, asked: {}, address: "ada@example.com" } });
    await assertFails(ask(Math.floor(Date.now() / 1000) - HOUR - 1));
    await assertSucceeds(ask(now - HOUR + 600));
  });

  it("is invalid if the token does not have it", async () => {
    const user = rules.signedIn("ada", { auth_time: undefined, iat: undefined }).doc("users/ada");
    await assertFails(user.get());
  });
});

describe("a sign-in that was ended", () => {
  it.each([
    ["a list", "users/ada/savedJobs/remotive-1"],
    ["what is hidden", "hiddenEntries/ada"],
    ["the plan", "billing/ada"],
    ["why no mail comes", "mailPreferences/ada"],
  ])("reads nothing: %s", async (_, path) => {
    await seedRecords({ [BEGAN]: null });
    await assertFails(rules.signedIn("ada", { auth_time: BEGAN }).doc(path).get());
    await assertSucceeds(
      rules
        .signedIn("ada", { auth_time: BEGAN + 1 })
        .doc(path)
        .get(),
    );
  });

  it("writes nothing", async () => {
    await seedRecords({ [BEGAN]: null });
    const hidden = { jobs: ["remotive-1"], companies: [], updatedAt: serverTimestamp() };
    const hide = (began: number) =>
      rules.signedIn("ada", { auth_time: began }).doc("hiddenEntries/ada").set(hidden);
    await assertFails(hide(BEGAN));
    await assertSucceeds(hide(BEGAN + 1));
  });
});

it("agrees with the functions about what they store", async () => {
  const moment = new Date(now * 1000);
  const used = noteUse(NO_SIGN_INS, BEGAN, { browser: "Firefox" }, moment);
  const stored = [used, endSignIn(used, BEGAN, moment), endOtherSignIns(used, BEGAN + 1, moment)];
  const outcomes = [];
  for (const records of stored) {
    await rules.seed({ "signIns/ada": { ...records } });
    outcomes.push(
      await ask().then(
        () => "open",
        () => "over",
      ),
    );
  }
  expect(outcomes).toEqual(["open", "over", "over"]);
});
