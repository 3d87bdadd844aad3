import { describe, expect, it } from "vitest";

import { type Asking, forgetCode, judgeSignIn } from "./judge-sign-in.ts";
import { createCode } from "./sign-in-code.ts";
import { endSignIn, isOpenSignIn, NO_SIGN_INS, type SignInRecords } from "./sign-in-records.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse("2026-03-02T09:00:00Z");
const NEW = START / SECOND;
const EARLIER = NEW - 3600;
const CODE = "012345";
const WRONG = "012346";
const after = (wait: number) => new Date(START + wait);

const ask = (changes: Partial<Asking> = {}): Asking => ({
  authTime: NEW,
  keyHash: "phone",
  code: undefined,
  voucher: undefined,
  browser: undefined,
  email: "ada@example.com",
  validAfter: 0,
  newCode: CODE,
  ...changes,
});
/** An account whose laptop was let in an hour ago. */
const KNOWN = judgeSignIn(
  undefined,
  ask({ authTime: EARLIER, keyHash: "laptop" }),
  new Date(EARLIER * SECOND),
).records;
const MAILED = judgeSignIn(KNOWN, ask(), after(0)).records;
const judge = (records: SignInRecords | undefined, changes: Partial<Asking>, wait = 0) =>
  judgeSignIn(records, ask(changes), after(wait)).verdict;
/** So many wrong codes, one after another. */
const guess = (records: SignInRecords, times: number, changes: Partial<Asking> = {}) => {
  let judged = { verdict: "", records };
  for (let nth = 0; nth < times; nth += 1)
    judged = judgeSignIn(judged.records, ask({ code: WRONG, ...changes }), after(nth));
  return judged;
};

describe("a sign-in is let in", () => {
  it("where nobody was before, which makes its browser known", () => {
    const { verdict, records } = judgeSignIn(undefined, ask({ browser: "Firefox" }), after(0));
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
    const { verdict, records } = judgeSignIn(MAILED, ask({ code: CODE }), after(9 * MINUTE));
    expect(verdict).toBe("confirmed");
    expect(isOpenSignIn(records, NEW, after(9 * MINUTE))).toBe(true);
    expect(records.asked).toEqual({});
    expect(judge(records, { authTime: NEW + 1 }, SECOND)).toBe("confirmed");
  });
});

describe("a sign-in is not let in", () => {
  it("in a browser that the account does not know: a code is mailed", () => {
    expect(judge(KNOWN, {})).toBe("mail");
    expect(isOpenSignIn(MAILED, NEW, after(0))).toBe(false);
  });

  it("by the key of its browser that was ended: neither it nor an earlier one", () => {
    const { records } = judgeSignIn(KNOWN, ask({ keyHash: "laptop" }), after(0));
    const ended = endSignIn(records, NEW, after(0));
    for (const authTime of [NEW, EARLIER + 1])
      expect(judge(ended, { authTime, keyHash: "laptop" })).toBe("mail");
  });

  it("that began before the one that vouches for it, and may have been ended since", () => {
    const { records } = judgeSignIn(KNOWN, ask({ keyHash: "laptop" }), after(0));
    expect(judge(records, { authTime: NEW - 60, voucher: NEW })).toBe("over");
  });

  it("that is older than any is believed to be, where nobody was let in before", () => {
    expect(judge(undefined, { authTime: NEW - 31 * 24 * 3600 })).toBe("over");
  });

  it("by any code an hour after it began, and none is mailed for it then", () => {
    const { records } = judgeSignIn(KNOWN, ask(), after(59 * MINUTE));
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
    const { records } = judgeSignIn(KNOWN, ask(changed), after(0));
    expect(records.address).toBe("ada@example.com");
    const { records: later } = judgeSignIn(records, ask({ ...changed, code: CODE }), after(0));
    expect(later.address).toBe("ada@example.com");
    expect(judgeSignIn(NO_SIGN_INS, ask(), after(0)).records.address).toBeUndefined();
  });

  it("has six digits, whichever they are", () => {
    const codes = Array.from({ length: 2000 }, createCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  });

  it("is stored as what does not tell it, each time another", () => {
    const again = judgeSignIn(KNOWN, ask(), after(0)).records;
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
    const { records } = judgeSignIn(MAILED, ask({ code: CODE }), after(0));
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
    const { verdict, records } = judgeSignIn(MAILED, ask({ newCode: "999999" }), after(MINUTE));
    expect(verdict).toBe("mail");
    expect(judge(records, { code: CODE }, MINUTE)).toBe("wrong");
    expect(judge(records, { code: "999999" }, MINUTE)).toBe("confirmed");
  });

  it("that did not go out is forgotten, and another is mailed at once", () => {
    expect(judge(forgetCode(MAILED, NEW), {})).toBe("mail");
    expect(judge(forgetCode(MAILED, NEW), { code: CODE })).toBe("wrong");
  });
});
