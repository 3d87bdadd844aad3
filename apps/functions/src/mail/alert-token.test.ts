import { describe, expect, it } from "vitest";

import { createAlertToken, readAlertToken } from "./alert-token.ts";

describe("a token in an email link", () => {
  const token = createAlertToken("ada", "secret");

  it("identifies its person, and is URL-safe", () => {
    expect(readAlertToken(token, "secret")).toBe("ada");
    expect(encodeURIComponent(token)).toBe(token);
    expect(readAlertToken(createAlertToken("a.b/c?d=é", "secret"), "secret")).toBe("a.b/c?d=é");
  });

  it("is invalid with another secret or if changed", () => {
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
