import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  areEndedSince,
  endBefore,
  endOtherSignIns,
  endSignIn,
  forgetBrowserOf,
  isOpenSignIn,
  listSignIns,
  NO_SIGN_INS,
  noteUse,
  type SignInRecords,
} from "./sign-in-records.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const START = Date.parse("2026-03-01T00:00:00Z");
const at = (moment: string) => new Date(moment);
const seconds = (moment: string) => Date.parse(moment) / SECOND;

const LAPTOP = seconds("2026-03-01T09:00:00Z");
const PHONE = seconds("2026-03-02T09:00:00Z");
const use = (records: SignInRecords, authTime: number, now: Date) =>
  noteUse(records, authTime, { browser: undefined, now });
/** Both, last used when they began. */
const BOTH = use(use(NO_SIGN_INS, LAPTOP, at("2026-03-01T09:00:00Z")), PHONE, at("2026-03-02T09:00:00Z"));
const known = (signIn: number, confirmedAt: Date) => ({ signIn, confirmedAt, usedOn: confirmedAt });
const code = { salt: "", hash: "", wrongTries: 0 };

describe("a sign-in", () => {
  it("goes on for thirty days after the day of its last use, and no longer", () => {
    const used = use(NO_SIGN_INS, LAPTOP, at("2026-03-10T18:00:00Z"));
    expect(isOpenSignIn(used, LAPTOP, at("2026-04-08T23:59:59.999Z"))).toBe(true);
    expect(isOpenSignIn(used, LAPTOP, at("2026-04-09T00:00:00Z"))).toBe(false);
  });

  it("of an account that has no records yet goes on for thirty days, and no longer", () => {
    expect(isOpenSignIn(undefined, LAPTOP, at("2026-03-31T08:59:59Z"))).toBe(true);
    expect(isOpenSignIn(undefined, LAPTOP, at("2026-03-31T09:00:00Z"))).toBe(false);
  });

  it("does not go on that was not let in, however new it is, also where all were ended", () => {
    const now = at("2026-03-02T09:00:00Z");
    expect(isOpenSignIn(use(NO_SIGN_INS, LAPTOP, now), PHONE, now)).toBe(false);
    expect(isOpenSignIn(NO_SIGN_INS, PHONE, now)).toBe(false);
  });

  it("is over once it was ended, and another goes on", () => {
    const now = at("2026-03-03T00:00:00Z");
    const ended = endSignIn(BOTH, LAPTOP, now);
    expect([LAPTOP, PHONE].map((authTime) => isOpenSignIn(ended, authTime, now))).toEqual([false, true]);
  });

  it("is over with all others where one alone is kept, and so is what they waited for", () => {
    const now = at("2026-03-03T12:00:00Z");
    const kept = endOtherSignIns(
      { ...BOTH, asked: { [PHONE + 1]: { ...code, mailedAt: now } } },
      LAPTOP,
      now,
    );
    expect([LAPTOP, PHONE].map((authTime) => isOpenSignIn(kept, authTime, now))).toEqual([true, false]);
    expect(kept.asked).toEqual({});
  });

  it("is over where the identity service says that it counts no more, as after a new password", () => {
    const changed = seconds("2026-03-03T09:00:00Z");
    const now = at("2026-03-03T09:00:01Z");
    const asked = { [changed - 1]: { ...code, mailedAt: now }, [changed]: { ...code, mailedAt: now } };
    const after = endBefore({ ...use(BOTH, changed, now), asked }, changed);
    expect([LAPTOP, PHONE, changed].map((authTime) => isOpenSignIn(after, authTime, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(Object.keys(after.asked)).toEqual([String(changed)]);
  });

  it("is known to be over with all of its time, and its browsers, where none is left of then", () => {
    const since = PHONE + 60;
    const browsers = { firefox: known(PHONE, at("2026-03-02T09:00:00Z")) };
    expect(areEndedSince(undefined, since)).toBe(false);
    expect(areEndedSince(BOTH, since)).toBe(false);
    expect(areEndedSince({ ...NO_SIGN_INS, browsers }, since)).toBe(false);
    expect(areEndedSince(NO_SIGN_INS, since)).toBe(true);
    expect(areEndedSince(use(NO_SIGN_INS, since, at("2026-03-02T10:00:00Z")), since)).toBe(true);
  });
});

describe("a browser in which somebody was let in", () => {
  const now = at("2026-03-03T12:00:00Z");
  const there = { ...BOTH, browsers: { laptop: known(LAPTOP, now), phone: known(PHONE, now) } };

  it("stays known after a log-out there", () => {
    expect(endSignIn(there, PHONE, now).browsers).toEqual(there.browsers);
  });

  it("is in use as long as the sign-in that was let in there", () => {
    const used = use(there, PHONE, at("2026-03-20T12:00:00Z")).browsers;
    expect([used["laptop"], used["phone"]].map((browser) => browser?.usedOn)).toEqual([
      now,
      at("2026-03-20T00:00:00Z"),
    ]);
  });

  it("is not known any more once its sign-in was ended from another one", () => {
    expect(Object.keys(forgetBrowserOf(there, PHONE).browsers)).toEqual(["laptop"]);
  });

  it("is alone known where all other sign-ins were ended from it", () => {
    expect(Object.keys(endOtherSignIns(there, PHONE, now).browsers)).toEqual(["phone"]);
  });
});

describe("the list of a person's sign-ins", () => {
  it("names those that go on, the last used first, with the browser that was once told", () => {
    let records = noteUse(NO_SIGN_INS, LAPTOP, { browser: "Firefox", now: at("2026-03-01T09:00:00Z") });
    records = use(records, PHONE, at("2026-03-02T09:00:00Z"));
    records = use(records, PHONE + 60, at("2026-03-02T09:01:00Z"));
    records = use(records, LAPTOP, at("2026-03-04T09:00:00Z"));
    records = endSignIn(records, PHONE + 60, at("2026-03-04T09:00:00Z"));
    expect(listSignIns(records, PHONE, at("2026-03-04T09:00:00Z"))).toEqual([
      {
        id: String(LAPTOP),
        startedAt: at("2026-03-01T09:00:00Z"),
        lastUsedOn: at("2026-03-04T00:00:00Z"),
        browser: "Firefox",
        isCurrent: false,
      },
      {
        id: String(PHONE),
        startedAt: at("2026-03-02T09:00:00Z"),
        lastUsedOn: at("2026-03-02T00:00:00Z"),
        isCurrent: true,
      },
    ]);
    expect(listSignIns(records, PHONE, at("2026-04-02T00:00:00Z")).map(({ id }) => id)).toEqual([
      String(LAPTOP),
    ]);
  });

  it("is empty where nobody was let in yet", () => {
    expect(listSignIns(undefined, LAPTOP, at("2026-03-01T09:00:00Z"))).toEqual([]);
  });

  it("keeps nothing of those that nobody used for thirty days", () => {
    const records = use(BOTH, PHONE, at("2026-03-31T09:00:00Z"));
    expect(Object.keys(records.signIns)).toEqual([String(PHONE)]);
  });

  it("keeps the hundred that were last used, and the others are over", () => {
    let records = NO_SIGN_INS;
    for (let nth = 0; nth < 101; nth += 1)
      records = use(records, LAPTOP + nth, new Date(START + ((nth + 9) * DAY) / 9));
    const now = new Date(START + 13 * DAY);
    expect(listSignIns(records, LAPTOP, now)).toHaveLength(100);
    expect(isOpenSignIn(records, LAPTOP, now)).toBe(false);
    expect(isOpenSignIn(records, LAPTOP + 1, now)).toBe(true);
  });
});

// Six sign-ins of one person, a week apart, which are used, ended and left alone.
const BEGINNINGS = [0, 7, 14, 21, 28, 35].map((days) => (START + days * DAY) / SECOND);
const act = fc.record({
  kind: fc.constantFrom("let in", "use", "end", "end others", "new password"),
  by: fc.nat(BEGINNINGS.length - 1),
  whom: fc.nat(BEGINNINGS.length - 1),
  waited: fc.nat({ max: 20 * DAY }),
});

it("counts as open just what was let in, not ended and used within thirty days, however much was forgotten meanwhile", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let records = NO_SIGN_INS;
      let now = START;
      // Nothing is ever forgotten here but what was ended.
      const uses = new Map<number, number>();
      const isOpen = (began: number) => (uses.get(began) ?? 0) > now - 30 * DAY;
      for (const { kind, by, whom, waited } of acts) {
        now += waited;
        const moment = new Date(now);
        expect(BEGINNINGS.filter((began) => isOpenSignIn(records, began, moment))).toEqual(
          BEGINNINGS.filter(isOpen),
        );
        const [actor = 0, other = 0] = [BEGINNINGS[by], BEGINNINGS[whom]];
        const today = Math.floor(now / DAY) * DAY;
        if (kind === "let in" || (kind === "use" && isOpen(actor))) {
          records = use(records, actor, moment);
          uses.set(actor, today);
        } else if (kind === "end") {
          records = endSignIn(records, other, moment);
          uses.delete(other);
        } else if (kind === "end others" && isOpen(actor)) {
          records = endOtherSignIns(records, actor, moment);
          for (const began of BEGINNINGS) if (began !== actor) uses.delete(began);
        } else if (kind === "new password") {
          records = endBefore(records, other);
          for (const began of BEGINNINGS) if (began < other) uses.delete(began);
        }
      }
    }),
  );
});
