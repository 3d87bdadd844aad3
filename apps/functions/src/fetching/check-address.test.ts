import { describe, expect, it } from "vitest";

import { checkAddress, nameAddress } from "./check-address.ts";

const toNobody = () => false;
const toLocal = (origin: string) => origin === "http://localhost:8080";

describe("the address of a feed", () => {
  it.each([
    "https://remotive.com/api/remote-jobs",
    "https://jobicy.com/api/v2/remote-jobs?count=100",
    "https://remotive.com:443/api",
    "https://1.1.1.1/feed",
    "https://[2606:4700:4700::1111]/feed",
    "https://localhost.example/",
    "https://notlocalhost/",
  ])("may be %s", (text) => {
    expect(checkAddress(text, toNobody).href).toBe(new URL(text).href);
  });

  it.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://017700000001/",
    "https://0177.0.0.01/",
    "https://127.0.0.1./",
    "https://%31%32%37%2e0.0.1/",
    "https://１２７．０．０．１/",
    "https://①②⑦。0。0。1/",
    "https:\\\\127.0.0.1/",
    "https:127.0.0.1",
    "https://0/",
    "https://0.0.0.0/",
    "https://2852039166/",
    "https://100.64.0.1/",
    "https://255.255.255.255/",
    "https://[::]/",
    "https://[::1]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a9fe:a9fe]/",
    "https://[fd00:ec2::254]/",
    "https://localhost/",
    "https://LocalHost/",
    "https://localhost./",
    "https://ⓛocalhost/",
    "https://feed.localhost/",
    "https://feed.localhost./",
  ])("is never internal, however it is spelled: %s", (text) => {
    expect(() => checkAddress(text, toNobody)).toThrow(expect.objectContaining({ code: "refused-address" }));
  });

  it.each([
    ["http://remotive.com/", "is not https"],
    ["ftp://remotive.com/", "is not https"],
    ["file:///etc/passwd", "is not https"],
    ["data:application/json,[]", "is not https"],
    ["https://remotive.com:8443/", "has a port of its own"],
    ["https://ada@remotive.com/", "has credentials in it"],
    ["https://:secret@remotive.com/", "has credentials in it"],
    ["remotive.com/api", "is no address"],
    ["https://256.256.256.256/", "is no address"],
    ["", "is no address"],
  ])("is not %s, which %s", (text, words) => {
    expect(() => checkAddress(text, toNobody)).toThrow(
      expect.objectContaining({ code: "bad-url", message: words }),
    );
  });
});

describe("a server that is exempt", () => {
  it("may be local, on a port of its own, without TLS", () => {
    expect(checkAddress("http://localhost:8080/feed", toLocal).port).toBe("8080");
  });

  it("is not exempt on other ports", () => {
    expect(() => checkAddress("http://localhost:8081/feed", toLocal)).toThrow("is not https");
    expect(() => checkAddress("https://localhost/feed", toLocal)).toThrow("not public");
  });

  it("must still be http(s) without credentials", () => {
    expect(() => checkAddress("file:///etc/passwd", () => true)).toThrow("is not https");
    expect(() => checkAddress("http://ada@localhost:8080/", toLocal)).toThrow("has credentials in it");
  });
});

it("formats a URL briefly, on one line, without credentials", () => {
  expect(nameAddress("https://ada:secret@remotive.com/api")).toBe("https://remotive.com/api");
  expect(nameAddress("no\naddress")).toBe('"no\\naddress"');
  expect(nameAddress(`https://remotive.com/${"x".repeat(500)}`)).toHaveLength(201);
});
