import { afterEach, describe, expect, it, vi } from "vitest";

import { forgetDeviceCookie, readDeviceCookie, writeDeviceCookie } from "./device-cookie.ts";

/** The cookie attributes on a page with this protocol. */
function readAttributes(protocol: string, write: () => void) {
  vi.stubGlobal("location", { protocol });
  const written = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
  write();
  return written.mock.calls.at(-1)?.[0].split("; ").slice(1);
}

it("reads what was written, beside other cookies, until it is removed", () => {
  writeDeviceCookie("device-b", "1");
  writeDeviceCookie("device", "a%20b");
  expect([readDeviceCookie("device"), readDeviceCookie("device-b")]).toEqual(["a%20b", "1"]);
  forgetDeviceCookie("device");
  expect([readDeviceCookie("device"), readDeviceCookie("device-b")]).toEqual([undefined, "1"]);
});

it("is kept for 400 days unless told otherwise, for this site alone", () => {
  const write = () => writeDeviceCookie("device", "1");
  expect(readAttributes("http:", write)).toEqual(["path=/", "max-age=34560000", "samesite=lax"]);
  expect(readAttributes("http:", () => writeDeviceCookie("device", "1", 182))).toContain("max-age=15724800");
});

it("is secure only on pages over https", () => {
  expect(readAttributes("https:", () => writeDeviceCookie("device", "1"))).toContain("secure");
  expect(readAttributes("https:", () => forgetDeviceCookie("device"))).toContain("secure");
});

describe("a cookie changed elsewhere", () => {
  // Other files share the modules, and would get one that waits for reports of these tests' `cookieStore`.
  afterEach(() => vi.resetModules());

  const changeElsewhere = (text: string) => void (document.cookie = `device=${text}; path=/`);

  it("is read again once the browser reports it, without asking on every read", async () => {
    const changes = new EventTarget();
    vi.stubGlobal("cookieStore", changes);
    vi.resetModules();
    const { readDeviceCookie: read } = await import("./device-cookie.ts");
    changeElsewhere("1");
    expect(read("device")).toBe("1");
    await Promise.resolve();
    const asked = vi.spyOn(document, "cookie", "get");
    expect(read("device")).toBe("1");
    expect(asked).not.toHaveBeenCalled();
    changeElsewhere("2");
    changes.dispatchEvent(new Event("change"));
    expect(read("device")).toBe("2");
  });

  it("is read again when the page is looked at again, from the background or the back/forward cache", async () => {
    vi.stubGlobal("cookieStore", new EventTarget());
    vi.resetModules();
    const { readDeviceCookie: read } = await import("./device-cookie.ts");
    changeElsewhere("1");
    expect(read("device")).toBe("1");
    changeElsewhere("2");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(read("device")).toBe("2");
  });

  it("is read in the next task where the browser reports no changes", async () => {
    changeElsewhere("1");
    expect(readDeviceCookie("device")).toBe("1");
    changeElsewhere("2");
    await Promise.resolve();
    expect(readDeviceCookie("device")).toBe("2");
  });
});
