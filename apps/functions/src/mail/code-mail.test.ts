import { describe, expect, it } from "vitest";

import { writeCodeMail } from "./code-mail.ts";

const write = (browser?: "Firefox") =>
  writeCodeMail("ada@example.com", { code: "012345", browser, siteUrl: "https://farwork.example" });

describe("the mail with a code to log in with", () => {
  it("says the code, what it is for, where, how long, and what to do about a stranger, in both parts", () => {
    const { html, text, to } = write("Firefox");
    expect(to).toBe("ada@example.com");
    for (const part of [html, text])
      for (const words of [
        "012345",
        "logs in with your password in Firefox",
        "once, for 10 minutes",
        "give it to nobody",
        "Was it not you?",
        "nowhere but on our site",
        "https://farwork.example/reset-password",
      ])
        expect(part).toContain(words);
    // A password that is set by a mailed link forgets the browsers that are known.
    for (const part of [html, text])
      expect(part.indexOf("example/account")).toBeLessThan(part.indexOf("example/reset-password"));
    expect(text).toContain("in a browser where you are logged in:\nhttps://farwork.example/account");
  });

  it("names no browser that it does not know", () => {
    expect(write().text).toContain("logs in with your password in a browser,");
  });

  it("keeps the code out of its subject, which locked screens show", () => {
    expect(write().subject).toBe("Your code to log in to Farwork");
  });

  it("links to our own pages alone, and loads nothing", () => {
    const links = [...write().html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
    expect(links.every((link) => link.startsWith("https://farwork.example/"))).toBe(true);
    expect(write().headers).toEqual({});
  });
});
