import { describe, expect, it } from "vitest";

import { extractText } from "../html/read-safe-html.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import { WHOLE_TEXT } from "./fixtures/build-candidate.ts";
import { BACKEND, BENEFITS, SALES } from "./fixtures/posting-texts.ts";
import { fingerprintText, readFingerprint, sharedRuns } from "./text-fingerprint.ts";

const print = (html: string, place = "") =>
  fingerprintText({ title: "", candidate_required_location: place, description: sanitizeDescription(html) });
const share = (a: string, b: string) => sharedRuns(readFingerprint(print(a)), readFingerprint(print(b)));
const wordsOf = (html: string) => extractText(sanitizeDescription(html)).split(/\s+/);
const text = wordsOf(WHOLE_TEXT);
/** This many words that no other text has. */
const ownWords = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

describe("the fingerprint of a description", () => {
  it("is stable, as it is stored with jobs", () => {
    expect(print("<p>You will draw the charts that small boats sail by.</p>")).toBe(
      "3.AAAImzN6mzN6mBhmC3RsJQFGZhxzdiQiwr3uxBqB8lVf85rw",
    );
  });

  it("is short base64 for any length, and empty for a text without words", () => {
    expect(print(WHOLE_TEXT)).toMatch(/^3\.[A-Za-z0-9+/]{344}$/);
    expect(print(`<p>${ownWords(40_000)}</p>`)).toMatch(/^3\.[A-Za-z0-9+/]{344}$/);
    expect(["", "<p>–</p>", "<p>Two words</p>"].map((html) => print(html))).toEqual(["", "", ""]);
  });

  it("ignores markup, case, accents and punctuation", () => {
    const plain = wordsOf(WHOLE_TEXT.replaceAll(":", " –")).join(" ").toUpperCase();
    expect(print(`<p>${plain.replace("CHARTS", "CHÀRTS")}</p>`)).toBe(print(WHOLE_TEXT));
  });

  it("detects a replaced word and two swapped sentences anywhere", () => {
    const whole = (words: readonly string[]) => readFingerprint(print(`<p>${words.join(" ")}</p>`)).whole;
    for (let at = 0; at < text.length; at += 9)
      expect(whole(text.with(at, "harbourmaster"))).not.toBe(whole(text));
    expect(print(BENEFITS + BACKEND)).not.toBe(print(BACKEND + BENEFITS));
  });

  it("treats texts that differ only in the name of their place as the same", () => {
    const inPlace = (place: string, town: string) =>
      readFingerprint(print(`<p>We are at sea, and in ${town} from Monday on.</p>`, place)).placeless;
    expect(inPlace("Belo Horizonte, Brazil", "Belo Horizonte, Brazil")).toBe(
      inPlace("Montevideo", "Montevideo"),
    );
    expect(inPlace("Belo Horizonte", "Montevideo")).not.toBe(inPlace("Montevideo", "Belo Horizonte"));
    expect(inPlace("US", "US")).not.toBe(inPlace("", ""));
  });

  it("counts letters in scripts without spaces", () => {
    expect(readFingerprint(print("<p>小さな船のための海図を描きます</p>")).runs).toBe(13);
  });

  it("reads older versions without the hashes without place and amounts", () => {
    const stored = ["3.AAAImzN6mzN6mBhmC3RsJQFG", "2.AAAImzN6mzN6C3RsJQFG", "AAAImzN6C3RsJQFG"];
    const [now, placeless, whole] = stored.map((print) => readFingerprint(print));
    expect(placeless).toEqual({ ...now, bare: undefined });
    expect(whole).toEqual({ ...placeless, placeless: undefined });
  });

  it.each(["%%%%", "AAA", "A", "2.AAA", "3.AAA", "🙂🙂"])("is read as empty if invalid: %j", (stored) => {
    expect(readFingerprint(stored).runs).toBe(0);
    expect(sharedRuns(readFingerprint(stored), readFingerprint(print(WHOLE_TEXT)))).toBe(0);
  });
});

describe("the share of common runs", () => {
  it.each([1, 0.75, 0.5, 0.25])("is 1 for a text cut to %d of its length", (part) => {
    expect(share(`<p>${text.slice(0, text.length * part).join(" ")}</p>`, WHOLE_TEXT)).toBe(1);
  });

  it("is 1 for a text with a foreign introduction and ending", () => {
    expect(share(BENEFITS + BACKEND + SALES, BACKEND)).toBeGreaterThan(0.95);
  });

  it("is symmetric, even for texts with the same number of runs", () => {
    const words = ownWords(200).split(" ");
    for (let at = 0; at < 20; at++) {
      const [left, right] = ["left", "right"].map(
        (name) =>
          `<p>${words
            .with(at, name)
            .with(9 * at, name)
            .join(" ")}</p>`,
      );
      expect(share(left ?? "", right ?? "")).toBe(share(right ?? "", left ?? ""));
    }
  });

  it("is 0 for texts about other work", () => {
    expect(share(BACKEND, SALES)).toBeLessThan(0.05);
  });

  it.each([0.9, 0.7, 0.5, 0.3])("is %d ± 0.15 if that much of a text is the same", (part) => {
    const kept = ownWords(2_000 * part);
    const added = (name: string) => ownWords(2_000 * (1 - part)).replaceAll("word", name);
    const told = share(`<p>${kept} ${added("left")}</p>`, `<p>${kept} ${added("right")}</p>`);
    expect(Math.abs(told - part)).toBeLessThan(0.15);
  });
});
