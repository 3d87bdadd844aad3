import { expect, it } from "vitest";

import { writePasswordResetMail } from "./sign-in-mails.ts";

const LINK = "http://localhost:3000/reset-password?mode=resetPassword&oobCode=a%2Bb%26c";

it("links to our own page, with the code unchanged", () => {
  const mail = writePasswordResetMail("http://localhost:3000", "ada@example.com", "a+b&c");
  expect(mail.to).toBe("ada@example.com");
  expect(mail.text).toContain(`\n${LINK}\n`);
  expect(mail.html.match(/href="([^"]*)"/g)).toEqual([
    `href="${LINK.replace("&", "&amp;")}"`,
    `href="${LINK.replace("&", "&amp;")}"`,
  ]);
});

it("shows an email address that contains markup as text", () => {
  const { html } = writePasswordResetMail("http://localhost:3000", '"<img src=x>"@example.com', "code");
  expect(html).toContain("&quot;&lt;img src=x&gt;&quot;@example.com");
  expect(html).not.toContain("<img");
});
