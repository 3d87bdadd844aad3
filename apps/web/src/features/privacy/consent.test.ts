import { describe, expect, it } from "vitest";

import { readConsent } from "./consent.ts";

const silent = new Headers();

describe("a visitor's consent", () => {
  it("comes from the cookie, and is asked for when that is missing or malformed", () => {
    expect(readConsent("granted", silent)).toBe("granted");
    expect(readConsent("refused", silent)).toBe("refused");
    expect(readConsent(undefined, silent)).toBe("unasked");
    expect(readConsent("<script>", silent)).toBe("unasked");
  });

  it.each(["Sec-GPC", "DNT"])("is refused without asking when the browser sends %s", (signal) => {
    const headers = new Headers({ [signal]: "1" });
    expect(readConsent(undefined, headers)).toBe("refused-by-browser");
    expect(readConsent("granted", headers)).toBe("refused-by-browser");
    expect(readConsent(undefined, new Headers({ [signal]: "0" }))).toBe("unasked");
  });
});
