import { describe, expect, it } from "vitest";

import { writeNewSignInMail } from "./new-sign-in-mail.ts";

const siteUrl = "https://farwork.example";

describe("the email about a new sign-in", () => {
  it("says where it was, and how to end it, in both parts", () => {
    const mail = writeNewSignInMail("ada@example.com", { browser: "Chrome", system: "Linux", siteUrl });
    expect([mail.to, mail.subject]).toEqual(["ada@example.com", "New sign-in from Chrome on Linux"]);
    for (const part of [mail.html, mail.text])
      for (const words of [
        "New sign-in from Chrome on Linux",
        "If this was you, you can ignore this email.",
        `${siteUrl}/account#sessions`,
        `${siteUrl}/reset-password`,
      ])
        expect(part).toContain(words);
  });

  it.each([
    [{ browser: "Firefox" } as const, "New sign-in from Firefox"],
    [{ system: "iOS" } as const, "New sign-in from a browser on iOS"],
    [{}, "New sign-in from a browser"],
  ])("only names what the browser reports: %o", (place, subject) => {
    expect(writeNewSignInMail("ada@example.com", { ...place, siteUrl }).subject).toBe(subject);
  });

  it("links only to our own pages, and loads nothing", () => {
    const { html, headers } = writeNewSignInMail("ada@example.com", { siteUrl });
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !link.startsWith(`${siteUrl}/`))).toEqual([]);
    expect(headers).toEqual({});
  });
});
