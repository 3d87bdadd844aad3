import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { pickMarketingParams, withMarketingParams } from "./marketing-params.ts";

const landing = (query: string) => new URLSearchParams(query);

describe("pickMarketingParams", () => {
  it("picks every marketing parameter the specification names and nothing else", () => {
    const query =
      "utm_source=a&utm_medium=b&source=c&medium=d&campaign=e&content=f&term=g&ref=h&referrer=i&fbclid=j&gclid=k";
    expect(pickMarketingParams(landing(`page=2&${query}&q=react&token=secret`)).toString()).toBe(query);
  });

  it("leaves out empty and overlong values and parameters past the twentieth", () => {
    expect(pickMarketingParams(landing(`ref=&gclid=${"x".repeat(513)}`)).size).toBe(0);
    const many = Array.from({ length: 30 }, (_, at) => `utm_p${at}=1`).join("&");
    expect(pickMarketingParams(landing(many)).size).toBe(20);
  });

  it("accepts a value of 512 characters, and long names of utm_ parameters", () => {
    const query = `gclid=${"x".repeat(512)}&utm_${"y".repeat(32)}=1`;
    expect(
      pickMarketingParams(landing(`${query}&utm_${"z".repeat(33)}=1&UTM_SOURCE=a&utm_=b`)).toString(),
    ).toBe(query);
  });

  it("keeps the first of a parameter given twice", () => {
    expect(pickMarketingParams(landing("ref=first&ref=second")).toString()).toBe("ref=first");
  });
});

describe("withMarketingParams", () => {
  it("Marketing query parameters (utm_*, source, medium, campaign, content, term, ref, referrer, fbclid, gclid) are carried over onto links", () => {
    const names = "utm_source utm_id source medium campaign content term ref referrer fbclid gclid".split(
      " ",
    );
    const carried = new URLSearchParams(names.map((name) => [name, `a ${name}`]));
    const params = new URLSearchParams([["page", "2"], ...carried, ["q", "react"]]);
    const link = new URL(withMarketingParams("https://tern.example/apply?job=7", params));
    expect([...link.searchParams]).toEqual([["job", "7"], ...carried]);
  });

  it.each([
    ["/jobs/remotive-1", "/jobs/remotive-1?utm_source=news"],
    ["/jobs?page=2", "/jobs?page=2&utm_source=news"],
    ["/jobs?page=2#apply", "/jobs?page=2&utm_source=news#apply"],
    ["?", "?utm_source=news"],
    ["jobs?", "jobs?utm_source=news"],
    ["https://tern.example", "https://tern.example?utm_source=news"],
    ["https://tern.example/a?b=%20c+d", "https://tern.example/a?b=%20c+d&utm_source=news"],
    ["//cdn.example/a", "//cdn.example/a?utm_source=news"],
  ])("adds the landing page's parameters to %j", (link, carried) => {
    expect(withMarketingParams(link, landing("utm_source=news&page=9"))).toBe(carried);
  });

  it("never overwrites the link's own parameters", () => {
    const link = "https://tern.example/?utm_source=tern&ref=";
    expect(withMarketingParams(link, landing("utm_source=news&ref=x&gclid=1"))).toBe(`${link}&gclid=1`);
  });

  it.each(["mailto:jobs@tern.example", "tel:+4930123", "javascript:alert(1)", "#apply", ""])(
    "leaves %j alone",
    (link) => {
      expect(withMarketingParams(link, landing("utm_source=news"))).toBe(link);
    },
  );

  it("leaves a link unchanged without parameters", () => {
    expect(withMarketingParams("/jobs?a=1&", landing("page=2"))).toBe("/jobs?a=1&");
  });

  it("encodes special characters reversibly", () => {
    const value = 'a b&c=d#e+f%20?g/\u{1F4A1}é"<';
    const carried = withMarketingParams("/jobs/a-1#apply", new URLSearchParams([["utm_term", value]]));
    expect(carried).toBe("/jobs/a-1?utm_term=a+b%26c%3Dd%23e%2Bf%2520%3Fg%2F%F0%9F%92%A1%C3%A9%22%3C#apply");
    expect(new URL(carried, "https://farwork.example").searchParams.get("utm_term")).toBe(value);
  });

  it("never changes the link's target, whatever the parameters", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("//evil.example", "https://evil.example"),
    );
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom("ref", "utm_x", "source"), anything, (path, name, value) => {
        const plain = new URL(`/jobs${path}`, "https://farwork.example");
        const carried = new URL(
          withMarketingParams(plain.pathname, new URLSearchParams([[name, value]])),
          plain,
        );
        expect([carried.origin, carried.pathname]).toEqual([plain.origin, plain.pathname]);
      }),
    );
  });

  it("is idempotent for any link and parameters", () => {
    const params = fc
      .array(
        fc.tuple(
          fc.constantFrom("utm_source", "utm_x", "ref", "gclid", "page"),
          fc.string({ unit: "grapheme" }),
        ),
      )
      .map((pairs) => new URLSearchParams(pairs));
    const link = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.webPath(),
      fc.string(),
    );
    fc.assert(
      fc.property(link, params, (url, query) => {
        const once = withMarketingParams(url, query);
        expect(withMarketingParams(once, query)).toBe(once);
      }),
    );
  });
});
