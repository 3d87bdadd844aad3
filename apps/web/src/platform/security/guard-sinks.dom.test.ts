import { afterEach, describe, expect, it, vi } from "vitest";

import { imagePath } from "../images/image-path.ts";
import { guardSinks } from "./guard-sinks.ts";

type Rules = Parameters<NonNullable<Window["trustedTypes"]>["createPolicy"]>[1];

/** What a browser that enforces Trusted Types gets. */
function readRules(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  window.trustedTypes = { createPolicy };
  guardSinks();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  if (rules === undefined) throw new Error("No policy was made.");
  return rules;
}

afterEach(() => {
  delete window.trustedTypes;
});

describe("what may be written into a page", () => {
  it("is the sanitiser's markup, and React's empty script", () => {
    const { createHTML } = readRules();
    for (const html of ["<p>Ship <strong>it</strong></p>", "<script></script>", ""])
      expect(createHTML(html)).toBe(html);
    for (const html of ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "<p onclick=x>a</p>"])
      expect(createHTML(html)).toBeNull();
  });

  it("is the sanitiser's markup with images from this site, and nothing else of theirs", () => {
    const { createHTML } = readRules();
    const manners = 'alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"';
    const own = `<p><img src="${imagePath("tern-1", "https://tern.example/a.png")}" ${manners}></p>`;
    expect(createHTML(own)).toBe(own);
    for (const html of [
      `<img src="/api/image/tern-1" onerror="x" ${manners}>`,
      '<script src="/api/image/tern-1"></script>',
    ])
      expect(createHTML(html)).toBeNull();
  });

  it("is data for search engines, but no code", () => {
    const { createScript } = readRules();
    expect(createScript('{"@type":"JobPosting"}')).toBe('{"@type":"JobPosting"}');
    expect(() => createScript("alert(1)")).toThrow(SyntaxError);
  });

  it("is a script of this build, its worker, and Google's for App Check", () => {
    const { createScriptURL } = readRules();
    const own = ["/_next/static/chunks/0a~b-c.js", "/sw.js"];
    const google = [
      "https://www.google.com/recaptcha/enterprise.js?render=explicit",
      "https://www.gstatic.com/recaptcha/releases/JPZ52lNx97aD96bjM7KaA0bo/recaptcha__zh_cn.js",
    ];
    for (const address of [...own, ...google]) expect(createScriptURL(address)).toBe(address);
    const foreign = ["https://evil.example/x.js", "//evil.example/_next/static/x.js", "data:,alert(1)"];
    for (const address of [
      ...foreign,
      "/_next/static/../../api/x.js",
      "/_next/static/%2E%2E/%2E%2E/api/x.js",
      "/_next/static/\n../../api/x.js",
      "/_next/static/\t../\t../api/x.js",
      "/og/x.js",
      "https://www.google.com/x",
      "https://www.gstatic.com/recaptcha/releases/../../x/recaptcha__en.js",
      "https://www.gstatic.com/x.js",
    ])
      expect(createScriptURL(address)).toBeNull();
  });

  it("is unguarded, without an error, in browsers without Trusted Types", () => {
    expect(() => guardSinks()).not.toThrow();
  });
});
