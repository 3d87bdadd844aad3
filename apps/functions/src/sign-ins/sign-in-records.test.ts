import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  areEndedSince,
  endBefore,
  endEverySignIn,
  endOtherSignIns,
  endSignIn,
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
const use = (records: SignInRecords, authTime: number, now: Date) => noteUse(records, authTime, {}, now);

describe("a sign-in", () => {
  it("stays open for thirty days after the day of its last use, and no longer", () => {
    const used = use(NO_SIGN_INS, LAPTOP, at("2026-03-10T18:00:00Z"));
    expect(isOpenSignIn(used, LAPTOP, at("2026-04-08T23:59:59.999Z"))).toBe(true);
    expect(isOpenSignIn(used, LAPTOP, at("2026-04-09T00:00:00Z"))).toBe(false);
  });

  it("without a record stays open for thirty days, and no longer", () => {
    expect(isOpenSignIn(NO_SIGN_INS, LAPTOP, at("2026-03-31T08:59:59Z"))).toBe(true);
    expect(isOpenSignIn(NO_SIGN_INS, LAPTOP, at("2026-03-31T09:00:00Z"))).toBe(false);
  });

  it("is known to have ended once all were ended, in any way", () => {
    const since = PHONE + 60;
    const known = use(NO_SIGN_INS, PHONE, at("2026-03-02T09:00:00Z"));
    expect(areEndedSince(NO_SIGN_INS, since)).toBe(false);
    expect(areEndedSince(known, since)).toBe(false);
    const ended = endEverySignIn(at("2026-03-02T09:01:00Z"));
    expect(areEndedSince(ended, since)).toBe(true);
    expect(areEndedSince(use(ended, since + 60, at("2026-03-02T10:00:00Z")), since)).toBe(true);
    expect(areEndedSince(ended, since + 60)).toBe(false);
    expect(areEndedSince(endSignIn(ended, PHONE, at("2026-03-02T10:00:00Z")), since)).toBe(true);
    // The one that ended the others stays open.
    expect(areEndedSince(endOtherSignIns(known, PHONE, at("2026-03-02T09:02:00Z")), since)).toBe(false);
  });

  it("is closed once ended, while another stays open", () => {
    const ended = endSignIn(
      use(NO_SIGN_INS, PHONE, at("2026-03-02T09:00:00Z")),
      LAPTOP,
      at("2026-03-03T00:00:00Z"),
    );
    expect(isOpenSignIn(ended, LAPTOP, at("2026-03-03T00:00:00Z"))).toBe(false);
    expect(isOpenSignIn(ended, PHONE, at("2026-03-03T00:00:00Z"))).toBe(true);
  });

  it("of the future cannot be ended, so that later ones always work", () => {
    const now = at("2026-03-10T10:00:00Z");
    const before = use(NO_SIGN_INS, LAPTOP, now);
    let records = before;
    for (let n = 0; n < 101; n += 1) records = endSignIn(records, 999_999_999_999 - n, now);
    expect(records).toEqual(before);
    const later = at("2026-03-10T11:00:00Z");
    expect(isOpenSignIn(records, later.getTime() / SECOND, later)).toBe(true);
  });

  it("works even if a hundred future ones were recorded as ended", () => {
    const now = at("2026-03-10T10:00:00Z");
    const ids = Array.from({ length: 101 }, (_, n) => [999_999_999_999 - n, null]);
    const records = use({ ...NO_SIGN_INS, signIns: Object.fromEntries(ids) }, LAPTOP, now);
    const later = at("2026-03-10T10:00:01Z");
    expect(isOpenSignIn(records, later.getTime() / SECOND, later)).toBe(true);
    expect(isOpenSignIn(records, LAPTOP, later)).toBe(true);
  });

  it("ends with all others, known or not, if only one is kept, and a later one works", () => {
    const now = at("2026-03-03T12:00:00.500Z");
    const kept = endOtherSignIns(use(NO_SIGN_INS, PHONE, now), LAPTOP, now);
    const outcomes = [
      LAPTOP,
      PHONE,
      LAPTOP + 1,
      seconds("2026-03-03T12:00:00Z"),
      seconds("2026-03-03T12:00:01Z"),
    ];
    expect(outcomes.map((authTime) => isOpenSignIn(kept, authTime, now))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it("ends with all others if all are ended, while one started in a later second is open", () => {
    const ended = endEverySignIn(at("2026-03-03T12:00:00.500Z"));
    const begun = [LAPTOP, seconds("2026-03-03T12:00:00Z"), seconds("2026-03-03T12:00:01Z")];
    expect(begun.map((began) => isOpenSignIn(ended, began, at("2026-03-03T12:00:01Z")))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("leaves no known devices if others or all are ended", () => {
    const now = at("2026-03-03T12:00:00Z");
    const known = { ...use(NO_SIGN_INS, PHONE, now), devices: { laptop: now } };
    expect(endSignIn(known, PHONE, now).devices).toEqual({ laptop: now });
    expect(endOtherSignIns(known, PHONE, now).devices).toEqual({});
    expect(endEverySignIn(now).devices).toEqual({});
  });

  it("ends if the identity service revokes it, e.g. after a new password", () => {
    const known = use(
      use(NO_SIGN_INS, LAPTOP, at("2026-03-01T09:00:00Z")),
      PHONE,
      at("2026-03-02T09:00:00Z"),
    );
    const changed = seconds("2026-03-03T09:00:00Z");
    const now = at("2026-03-03T09:00:01Z");
    const after = endBefore(known, changed);
    const outcomes = [LAPTOP, PHONE, changed - 1, changed].map((authTime) =>
      isOpenSignIn(after, authTime, now),
    );
    expect(outcomes).toEqual([false, false, false, true]);
  });
});

describe("the list of a person's sign-ins", () => {
  it("lists open ones, last used first, with browser and system if known", () => {
    const place = { browser: "Firefox", system: "Linux" } as const;
    let records = noteUse(NO_SIGN_INS, LAPTOP, place, at("2026-03-01T09:00:00Z"));
    records = use(records, PHONE, at("2026-03-02T09:00:00Z"));
    records = use(records, PHONE + 60, at("2026-03-02T09:01:00Z"));
    records = use(records, LAPTOP, at("2026-03-04T09:00:00Z"));
    records = endSignIn(records, PHONE + 60, at("2026-03-04T09:00:00Z"));
    expect(listSignIns(records, PHONE, at("2026-03-04T09:00:00Z"))).toEqual([
      {
        id: String(LAPTOP),
        startedAt: at("2026-03-01T09:00:00Z"),
        lastUsedOn: at("2026-03-04T00:00:00Z"),
        ...place,
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

  it("keeps the hundred last used, and others end", () => {
    let records = NO_SIGN_INS;
    for (let at = 0; at < 101; at += 1)
      records = use(records, LAPTOP + at, new Date(START + ((at + 9) * DAY) / 9));
    const now = new Date(START + 13 * DAY);
    expect(listSignIns(records, LAPTOP, now)).toHaveLength(100);
    expect(isOpenSignIn(records, LAPTOP, now)).toBe(false);
    expect(isOpenSignIn(records, LAPTOP + 1, now)).toBe(true);
  });
});

// Six sign-ins of a person, a week apart, which are used, ended or left alone.
const BEGINNINGS = [0, 7, 14, 21, 28, 35].map((days) => (START + days * DAY) / SECOND);
const act = fc.record({
  kind: fc.constantFrom("use", "end", "end others"),
  by: fc.nat(BEGINNINGS.length - 1),
  whom: fc.nat(BEGINNINGS.length - 1),
  waited: fc.nat({ max: 20 * DAY }),
});

it("treats exactly ended and unused sign-ins as ended, however much was forgotten", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let records = NO_SIGN_INS;
      let now = START;
      // This reference forgets nothing.
      const uses = new Map<number, number>();
      const ended = new Set<number>();
      const isOpen = (began: number) => {
        const used = uses.get(began) ?? began * SECOND;
        return !ended.has(began) && used > now - 30 * DAY;
      };
      for (const { kind, by, whom, waited } of acts) {
        now += waited;
        const begun = BEGINNINGS.filter((began) => began * SECOND <= now);
        expect(begun.filter((began) => isOpenSignIn(records, began, new Date(now)))).toEqual(
          begun.filter(isOpen),
        );
        const [actor, other] = [begun[by], begun[whom]];
        if (actor === undefined || other === undefined || !isOpen(actor)) continue;
        if (kind === "use") {
          records = use(records, actor, new Date(now));
          uses.set(actor, Math.floor(now / DAY) * DAY);
        } else if (kind === "end") {
          records = endSignIn(records, other, new Date(now));
          ended.add(other);
        } else {
          records = endOtherSignIns(records, actor, new Date(now));
          if (!uses.has(actor)) uses.set(actor, Math.floor(now / DAY) * DAY);
          for (const began of begun) if (began !== actor) ended.add(began);
        }
      }
    }),
  );
});
