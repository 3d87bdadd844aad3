import { describe, expect, it } from "vitest";

import { formatHidden, hiddenBy, parseHidden } from "./hidden-entries.ts";

describe("hidden entries", () => {
  it("read back as written", () => {
    const hidden = { jobs: ["remotive-7", "lever-a_b-c"], companies: ["tern-and-co", "日本"] };
    expect(parseHidden(formatHidden(hidden))).toEqual(hidden);
    expect(formatHidden({ jobs: [], companies: [] })).toBe("");
  });

  it.each([undefined, "", "~", "~~~", "..", ".~.", "%E0%A4%A", "\u0000"])(
    "are read from %j without throwing",
    (text) => {
      const { jobs, companies } = parseHidden(text);
      expect([...jobs, ...companies].length).toBeLessThanOrEqual(1);
    },
  );

  it("hold each job once", () => {
    expect(parseHidden("a-1.a-1~b.b")).toEqual({ jobs: ["a-1"], companies: ["b"] });
  });

  it("hide a job on its own or with all of its company", () => {
    const hidden = { jobs: ["a-1", "a-2"], companies: ["acme"] };
    expect(hiddenBy(hidden, "a-1", "tern")).toBe("job");
    expect(hiddenBy(hidden, "a-1", "acme")).toBe("company");
    expect(hiddenBy(hidden, "a-9", undefined)).toBeUndefined();
  });
});
