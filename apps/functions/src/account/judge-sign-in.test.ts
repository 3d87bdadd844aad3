import { describe, expect, it } from "vitest";

import { type Asking, judgeSignIn, knowsKey, replaceCode } from "./judge-sign-in.ts";
import { allowAnother, createCode } from "./sign-in-code.ts";
import { endSignIn, isOpenSignIn, NO_SIGN_INS, type SignInRecords } from "./sign-in-records.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse("2026-03-02T09:00:00Z");
const NEW = START / SECOND;
const EARLIER = NEW - 3600;
const CODE = "012345";
const WRONG = "012346";
const after = (wait: number) => new Date(START + wait);
const at = (now: Date, isLeaving = false) => ({ now, isLeaving });

const ask = (changes: Partial<Asking> = {}): Asking => ({
  authTime: NEW,
  keyHash: "phone",
  // As if a browser that gets a key kept it in its place.
  newKeyHash: changes.keyHash ?? "phone",
  code: undefined,
  voucher: undefined,
  browser: undefined,
  email: "ada@example.com",
  createdAt: new Date(EARLIER * SECOND),
  validAfter: 0,
  newCode: CODE,
  ...changes,
});
/** An account whose laptop was let in an hour ago. */
const KNOWN = judgeSignIn(
  undefined,
  ask({ authTime: EARLIER, keyHash: "laptop" }),
  at(new Date(EARLIER * SECOND)),
).records;
const MAILED = judgeSignIn(KNOWN, ask(), at(after(0))).records;
const judge = (records: SignInRecords | undefined, changes: Partial<Asking>, wait = 0) =>
  judgeSignIn(records, ask(changes), at(after(wait))).verdict;
/** So many wrong codes, one after another. */
const guess = (records: SignInRecords, times: number, changes: Partial<Asking> = {}) => {
  let judged = { verdict: "", records };
  for (let nth = 0; nth < times; nth += 1)
    judged = judgeSignIn(judged.records, ask({ code: WRONG, ...changes }), at(after(nth)));
  return judged;
};

describe("a sign-in is let in", () => {
  it("where nobody was before, which makes its browser known", () => {
    const { verdict, records } = judgeSignIn(undefined, ask({ browser: "Firefox" }), at(after(0)));
    expect(verdict).toBe("confirmed");
    expect(isOpenSignIn(records, NEW, after(0))).toBe(true);
    expect(records.signIns[NEW]?.browser).toBe("Firefox");
    expect(judge(records, { authTime: NEW + 1 }, SECOND)).toBe("confirmed");
  });

  it("again as often as it asks, while it goes on", () => {
    expect(judge(KNOWN, { authTime: EARLIER, keyHash: "lost" })).toBe("confirmed");
  });

  it("in a browser that the account knows", () => {
    expect(judge(KNOWN, { keyHash: "laptop" })).toBe("confirmed");
  });

  it("that an earlier one vouches for which goes on, and no other is", () => {
    expect(judge(KNOWN, { voucher: EARLIER })).toBe("confirmed");
    const ended = endSignIn(KNOWN, EARLIER, after(0));
    for (const voucher of [EARLIER - 1, NEW, null]) expect(judge(KNOWN, { voucher })).toBe("over");
    expect(judge(ended, { voucher: EARLIER })).toBe("over");
  });

  it("with the code that was mailed for it", () => {
    const { verdict, records } = judgeSignIn(MAILED, ask({ code: CODE }), at(after(9 * MINUTE)));
    expect(verdict).toBe("confirmed");
    expect(isOpenSignIn(records, NEW, after(9 * MINUTE))).toBe(true);
    expect(records.asked).toEqual({});
    expect(judge(records, { authTime: NEW + 1 }, SECOND)).toBe("confirmed");
  });
});

describe("the first sign-in of an account", () => {
  const DAY = 24 * 60 * MINUTE;
  const createdAt = after(0);

  it("is let in within a day of it: later a code is mailed, and whoever was believed without a list is no more", () => {
    expect(judge(undefined, { createdAt, authTime: NEW + 86_399 }, DAY - 1)).toBe("confirmed");
    const later = ask({ createdAt, authTime: NEW + 86_399 });
    const { verdict, records } = judgeSignIn(undefined, later, at(after(DAY)));
    expect(verdict).toBe("mail");
    expect(isOpenSignIn(records, NEW, after(DAY))).toBe(false);
    expect(judge(records, { authTime: NEW + 86_399, code: CODE }, DAY)).toBe("confirmed");
    expect(judge(undefined, { createdAt, authTime: NEW + 86_399, voucher: NEW }, DAY)).toBe("over");
    expect(judge(undefined, { createdAt: new Date(Number.NaN) })).toBe("mail");
  });

  it("is let in at any time where a broken-off deletion has taken the list, so that it can be finished", () => {
    const late = ask({ createdAt, authTime: NEW + 10 * 86_400 });
    expect(judgeSignIn(undefined, late, at(after(10 * DAY), true)).verdict).toBe("confirmed");
  });
});

describe("the key of a browser", () => {
  const made = { newKeyHash: "made here" };

  it("stays the one that it offers, where the account knows that", () => {
    const { records } = judgeSignIn(KNOWN, ask({ keyHash: "laptop", ...made }), at(after(0)));
    expect(Object.keys(records.browsers)).toEqual(["laptop"]);
  });

  it("is a new one where it offers none that the account knows: a copy of what was forgotten is not known again", () => {
    const forgotten = { ...MAILED, browsers: {} };
    for (const keyHash of ["laptop", undefined]) {
      const { verdict, records } = judgeSignIn(
        forgotten,
        ask({ code: CODE, keyHash, ...made }),
        at(after(0)),
      );
      expect(verdict).toBe("confirmed");
      expect([knowsKey(records, keyHash), knowsKey(records, "made here")]).toEqual([false, true]);
    }
  });

  it("is one for each sign-in, however often that asks", () => {
    let records = KNOWN;
    for (const newKeyHash of ["one", "two", "three"]) {
      const asking = ask({ authTime: EARLIER, keyHash: undefined, newKeyHash });
      records = judgeSignIn(records, asking, at(after(0))).records;
    }
    expect(Object.keys(records.browsers)).toEqual(["three"]);
  });
});

describe("a sign-in is not let in", () => {
  it("in a browser that the account does not know: a code is mailed", () => {
    expect(judge(KNOWN, {})).toBe("mail");
    expect(isOpenSignIn(MAILED, NEW, after(0))).toBe(false);
  });

  it("by the key of its browser that was ended: neither it nor an earlier one", () => {
    const { records } = judgeSignIn(KNOWN, ask({ keyHash: "laptop" }), at(after(0)));
    const ended = endSignIn(records, NEW, after(0));
    for (const authTime of [NEW, EARLIER + 1])
      expect(judge(ended, { authTime, keyHash: "laptop" })).toBe("mail");
  });

  it("that began before the one that vouches for it, and may have been ended since", () => {
    const { records } = judgeSignIn(KNOWN, ask({ keyHash: "laptop" }), at(after(0)));
    expect(judge(records, { authTime: NEW - 60, voucher: NEW })).toBe("over");
  });

  it("that is older than any is believed to be, where nobody was let in before", () => {
    expect(judge(undefined, { authTime: NEW - 31 * 24 * 3600 })).toBe("over");
  });

  it("by any code an hour after it began, and none is mailed for it then", () => {
    const { records } = judgeSignIn(KNOWN, ask(), at(after(59 * MINUTE)));
    expect(judge(records, { code: CODE }, 60 * MINUTE)).toBe("confirmed");
    expect(judge(KNOWN, {}, 60 * MINUTE)).toBe("mail");
    expect(judge(KNOWN, {}, 60 * MINUTE + 1)).toBe("over");
  });

  it("of the time before a new password", () => {
    expect(judge(KNOWN, { voucher: EARLIER, validAfter: EARLIER + 1 })).toBe("over");
    expect(judge(KNOWN, { keyHash: "laptop", validAfter: EARLIER + 600 })).toBe("mail");
  });
});

describe("a mailed code", () => {
  it("goes to the address that the account had when somebody was first let in, whatever it was given since", () => {
    const changed = { email: "mallory@example.com" };
    const { records } = judgeSignIn(KNOWN, ask(changed), at(after(0)));
    expect(records.address).toBe("ada@example.com");
    const { records: later } = judgeSignIn(records, ask({ ...changed, code: CODE }), at(after(0)));
    expect(later.address).toBe("ada@example.com");
    expect(judgeSignIn(NO_SIGN_INS, ask(), at(after(0))).records.address).toBeUndefined();
  });

  it("has six digits, whichever they are", () => {
    const codes = Array.from({ length: 2000 }, createCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  });

  it("is stored as what does not tell it, each time another", () => {
    const again = judgeSignIn(KNOWN, ask(), at(after(0))).records;
    expect(JSON.stringify(MAILED)).not.toContain(CODE);
    expect(MAILED.asked[NEW]?.hash).not.toBe(again.asked[NEW]?.hash);
  });

  it("is good for ten minutes", () => {
    expect(judge(MAILED, { code: CODE }, 10 * MINUTE - 1)).toBe("confirmed");
    expect(judge(MAILED, { code: CODE }, 10 * MINUTE)).toBe("wrong");
  });

  it("is good for the sign-in that it was mailed for, and no other", () => {
    expect(judge(MAILED, { authTime: NEW + 1, code: CODE }, SECOND)).toBe("wrong");
  });

  it("is good once", () => {
    const { records } = judgeSignIn(MAILED, ask({ code: CODE }), at(after(0)));
    const ended = { ...endSignIn(records, NEW, after(0)), browsers: {} };
    expect(judge(ended, { code: CODE })).toBe("wrong");
  });

  it("is void after five wrong ones, and another is mailed at once", () => {
    expect(guess(MAILED, 4).verdict).toBe("wrong");
    expect(judge(guess(MAILED, 4).records, { code: CODE }, SECOND)).toBe("confirmed");
    const { verdict, records } = guess(MAILED, 5);
    expect(verdict).toBe("spent");
    expect(judge(records, { code: CODE }, SECOND)).toBe("spent");
    expect(judge(records, {}, SECOND)).toBe("mail");
  });

  it("is not mailed anew within a minute, and void once another was", () => {
    expect(judge(MAILED, { newCode: "999999" }, MINUTE - 1)).toBe("mailed-just-now");
    const { verdict, records } = judgeSignIn(MAILED, ask({ newCode: "999999" }), at(after(MINUTE)));
    expect(verdict).toBe("mail");
    expect(judge(records, { code: CODE }, MINUTE)).toBe("wrong");
    expect(judge(records, { code: "999999" }, MINUTE)).toBe("confirmed");
  });

  it("is not written down before it may be mailed, nor is an earlier one void by then", () => {
    const { verdict, records } = judgeSignIn(KNOWN, ask({ newCode: undefined }), at(after(0)));
    expect([verdict, records.asked]).toEqual(["mail", {}]);
    const again = judgeSignIn(MAILED, ask({ newCode: undefined }), at(after(MINUTE)));
    expect(again.verdict).toBe("mail");
    expect(judge(again.records, { code: CODE }, MINUTE)).toBe("confirmed");
  });

  it("that did not go out gives way to the one before, and another is mailed at once", () => {
    const code = MAILED.asked[NEW];
    const none = replaceCode(MAILED, NEW, { code, instead: undefined });
    expect([judge(none, {}), judge(none, { code: CODE })]).toEqual(["mail", "wrong"]);
    const { records } = judgeSignIn(MAILED, ask({ newCode: "999999" }), at(after(MINUTE)));
    const back = replaceCode(records, NEW, { code: records.asked[NEW], instead: code });
    const judged = [CODE, "999999", undefined].map((typed) => judge(back, { code: typed }, MINUTE));
    expect(judged).toEqual(["confirmed", "wrong", "mail"]);
  });

  it("of which nobody knows whether it went out is good, and another is mailed at once", () => {
    const code = MAILED.asked[NEW];
    if (code === undefined) throw new Error("Nothing was mailed.");
    const unsure = replaceCode(MAILED, NEW, { code, instead: allowAnother(code) });
    expect([judge(unsure, { code: CODE }), judge(unsure, {})]).toEqual(["confirmed", "mail"]);
  });

  it("stays as it is where another was mailed or it was used since, whatever became of its mail", () => {
    const code = MAILED.asked[NEW];
    const { records } = judgeSignIn(MAILED, ask({ newCode: "999999" }), at(after(MINUTE)));
    expect(replaceCode(records, NEW, { code, instead: undefined })).toEqual(records);
    expect(replaceCode(KNOWN, NEW, { code, instead: code })).toEqual(KNOWN);
  });
});
