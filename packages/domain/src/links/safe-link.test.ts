import { describe, expect, it } from "vitest";

import { isHostOf, readSafeLink } from "./safe-link.ts";

const LONGEST_LABEL = "a".repeat(63);
/** 253 characters, the maximum of a DNS name. */
const LONGEST_NAME = `${`${LONGEST_LABEL}.`.repeat(3)}${"a".repeat(53)}.example`;

describe("a safe link", () => {
  it.each([
    ["https://tern.example/jobs/7?a=b#c", "https://tern.example/jobs/7?a=b#c", "tern.example"],
    ["http://careers.tern.example:80/", "http://careers.tern.example/", "careers.tern.example"],
    ["https://TERN.example./", "https://tern.example./", "tern.example"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/", "xn--bcher-kva.example"],
    ["https://jobs.xn--p1ai/", "https://jobs.xn--p1ai/", "jobs.xn--p1ai"],
    ["https://localhost.example/", "https://localhost.example/", "localhost.example"],
    ["https://my_team.example/", "https://my_team.example/", "my_team.example"],
    [`https://${LONGEST_LABEL}.example/`, `https://${LONGEST_LABEL}.example/`, `${LONGEST_LABEL}.example`],
    [`https://${LONGEST_NAME}./`, `https://${LONGEST_NAME}./`, LONGEST_NAME],
    // Non-browsers read a different host in some of these, and https pages their own site in two.
    ["https://good.example\\@evil.example/", "https://good.example/@evil.example/", "good.example"],
    ["https://:@tern.example/", "https://tern.example/", "tern.example"],
    ["https:tern.example", "https://tern.example/", "tern.example"],
    ["https:/tern.example/", "https://tern.example/", "tern.example"],
    ["HTTPS:\\\\tern.example\\7", "https://tern.example/7", "tern.example"],
    ["https://tern\n.example。/%2e%2e/7", "https://tern.example./7", "tern.example"],
    ["https://tern.example/\u202Efdp.exe", "https://tern.example/%E2%80%AEfdp.exe", "tern.example"],
  ])("is %s, normalised to %s with the host %s", (address, href, host) => {
    expect(readSafeLink(address)).toEqual({ href, host });
  });

  it.each([
    "https://good.example@evil.example/apply",
    "https://:secret@evil.example/",
    "http://169.254.169.254/",
    "http://127.0.0.1:8780/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://8.8.8.8./",
    "http://[::1]/",
    "http://[2606:4700::1111]/",
    "https://tern.example:8443/",
    "http://localhost/",
    "http://app.localhost./",
    "http://intranet/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://nas.home.arpa/",
    "http://wiki.corp/",
    "http://router.lan/",
    "http://api.default.svc/",
    "http://pc.workgroup/",
    "http://router.domain/",
    "http://nas.home/",
    "http://modem.dlink/",
    "http://name.bit/",
    "https://.com/",
    "https://.tern.example/",
    "https://foo..com/",
    "https://tern.example../",
    "https://a!b.example/",
    "https://a~b.example/",
    `https://a${LONGEST_LABEL}.example/`,
    `https://${LONGEST_NAME.replace(".example", "a.example")}/`,
    "https://tern.test/",
    "https://tern.invalid/",
    "http://hidden.onion/",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://tern.example/",
    "mailto:jobs@tern.example",
    "//tern.example/",
    "",
    `https://tern.example/${"x".repeat(2_000)}`,
    `https://tern.example/${"ü".repeat(1_000)}`,
  ])("is not %s", (href) => {
    expect(readSafeLink(href)).toBeUndefined();
  });
});

it("matches a source's hosts and subdomains, and no others with the same ending", () => {
  expect(isHostOf("lever.co", ["lever.co"])).toBe(true);
  expect(isHostOf("jobs.lever.co", ["remotive.com", "lever.co"])).toBe(true);
  expect(isHostOf("clever.co", ["lever.co"])).toBe(false);
  expect(isHostOf("lever.co.evil.example", ["lever.co"])).toBe(false);
});
