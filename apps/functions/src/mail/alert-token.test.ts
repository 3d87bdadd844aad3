import { describe, expect, it } from "vitest";

import { createAlertToken, readAlertToken } from "./alert-token.ts";

describe("a token of a mail's link", () => {
  const token = createAlertToken("ada", "secret");

  it("names the person it was made for, and may stand in an address as it is", () => {
    expect(readAlertToken(token, "secret")).toBe("ada");
    expect(encodeURIComponent(token)).toBe(token);
    expect(readAlertToken(createAlertToken("a.b/c?d=é", "secret"), "secret")).toBe("a.b/c?d=é");
  });

  it("is nobody's where another secret made it, or where it was changed", () => {
    const bobs = Buffer.from("bob").toString("base64url");
    const [, sealed = ""] = token.split(".");
    const wrong = [
      createAlertToken("ada", "another"),
      `${bobs}.${sealed}`,
      token.slice(0, -2),
      `${token}.x`,
      `${token.slice(0, token.indexOf("."))}.`,
      "",
      ".",
    ];
    expect(wrong.map((changed) => readAlertToken(changed, "secret"))).toEqual(wrong.map(() => undefined));
  });
});
