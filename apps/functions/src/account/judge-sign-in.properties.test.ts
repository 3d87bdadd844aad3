import * as fc from "fast-check";
import { expect, it } from "vitest";

import { type Asking, judgeSignIn } from "./judge-sign-in.ts";
import { endSignIn, isOpenSignIn, NO_SIGN_INS, type SignInRecords } from "./sign-in-records.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse("2026-03-02T09:00:00Z");
const WRONG = "000000";

/** A browser as a plain reader of the rules keeps it: its sign-in, and what may still be typed there. */
interface Browser {
  readonly key: string;
  began: number;
  isIn: boolean;
  isKnown: boolean;
  /** A sign-in of an older tab, still let in. */
  older?: number;
  /** The last that was ended here. */
  ended?: number;
  mailed?: { readonly code: string; readonly at: number; wrong: number } | undefined;
}

/** The board, and beside it what the rules say of each step. */
class Board {
  records: SignInRecords = NO_SIGN_INS;
  now = START;
  mails = 100_000;
  readonly browsers: readonly Browser[] = ["key-0", "key-1"].map((key) => ({
    key,
    began: 0,
    isIn: false,
    isKnown: false,
  }));

  ask(browser: Browser, code?: string): string {
    const newCode = String((this.mails += 1));
    const { verdict, records } = this.judge(browser, { authTime: browser.began, code, newCode });
    this.records = records;
    return verdict;
  }

  judge({ key }: Browser, asked: Pick<Asking, "authTime" | "code" | "newCode">) {
    const none = { voucher: undefined, browser: undefined, email: undefined, validAfter: 0 };
    const asking = { ...none, ...asked, keyHash: key, newKeyHash: key, createdAt: new Date(0) };
    return judgeSignIn(this.records, asking, { now: new Date(this.now), isLeaving: false });
  }

  /** What is to be answered, and what is true of the browser from then on. */
  expect(browser: Browser, code?: string): string {
    const { mailed } = browser;
    if (browser.isIn || (browser.isKnown && mailed === undefined)) return this.letIn(browser);
    const isInTime = mailed !== undefined && this.now < mailed.at + 10 * MINUTE;
    if (code !== undefined) {
      if (isInTime && mailed.wrong < 5 && code === mailed.code) return this.letIn(browser);
      if (isInTime) mailed.wrong += 1;
      return isInTime && mailed.wrong >= 5 ? "spent" : "wrong";
    }
    if (isInTime && mailed.wrong < 5 && this.now < mailed.at + MINUTE) return "mailed-just-now";
    browser.mailed = { code: String(this.mails + 1), at: this.now, wrong: 0 };
    return "mail";
  }

  letIn(browser: Browser): string {
    Object.assign(browser, { isIn: true, isKnown: true, mailed: undefined });
    return "confirmed";
  }
}

type Step = (board: Board, browser: Browser) => string | undefined;

const ask =
  (code?: string): Step =>
  (board, browser) => {
    const isLate = board.now >= browser.began * SECOND + 60 * MINUTE;
    if (browser.began === 0 || (isLate && !browser.isIn)) return undefined;
    const typed = code === "right" ? (browser.mailed?.code ?? WRONG) : code;
    const expected = board.expect(browser, typed);
    return `${expected} / ${board.ask(browser, typed)}`;
  };

const STEPS: Readonly<Record<string, Step>> = {
  "logs in": (board, browser) => {
    if (browser.isIn) browser.older = browser.began;
    Object.assign(browser, { began: Math.floor(board.now / SECOND), isIn: false, mailed: undefined });
    return ask()(board, browser);
  },
  "asks again": ask(),
  "types the code": ask("right"),
  "types another": ask(WRONG),
  "logs out": (board, browser) => {
    if (browser.isIn) board.records = endSignIn(board.records, browser.began, new Date(board.now));
    if (browser.isIn) Object.assign(browser, { ended: browser.began, began: 0, isIn: false });
    return undefined;
  },
  "an older tab confirms again": (board, browser) => {
    if (browser.older === undefined) return undefined;
    const { verdict, records } = board.judge(browser, { authTime: browser.older, code: undefined });
    board.records = records;
    return `confirmed / ${verdict}`;
  },
  "a copy of what was ended asks": (board, browser) => {
    if (browser.ended === undefined) return undefined;
    const isLate = board.now > browser.ended * SECOND + 60 * MINUTE;
    const { verdict } = board.judge(browser, { authTime: browser.ended, code: undefined });
    return `${isLate ? "over" : "mail"} / ${verdict}`;
  },
};

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(STEPS), "types another", "types the code"),
  who: fc.nat(1),
  waited: fc.oneof(fc.nat({ max: 20 * SECOND }), fc.nat({ max: 12 * MINUTE })),
});

it("lets in just who has a known key or typed the last code in time, within five tries", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      const board = new Board();
      const told = steps.flatMap(({ kind, who, waited }) => {
        board.now += waited + SECOND;
        const browser = board.browsers[who];
        const verdicts = browser && STEPS[kind]?.(board, browser);
        const isOpen = board.browsers.map(({ began }) =>
          isOpenSignIn(board.records, began, new Date(board.now)),
        );
        const isIn = board.browsers.map((one) => one.isIn);
        return [verdicts ?? "", `${isIn.join()} / ${isOpen.join()}`];
      });
      expect(told.filter((pair) => pair.split(" / ")[0] !== pair.split(" / ").at(-1))).toEqual([]);
    }),
  );
});
