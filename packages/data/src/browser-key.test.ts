import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepBrowserKey, readBrowserKey } from "./browser-key.ts";
import { type Client, createClient } from "./client.ts";

const apps: FirebaseApp[] = [];
/** A page of this browser. */
function openPage(): Client {
  const app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, `page-${apps.length}`);
  apps.push(app);
  return createClient(app);
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("the key by which accounts know a browser", () => {
  it("is kept in its storage, for all its pages", () => {
    vi.stubGlobal("localStorage", storage);
    const page = openPage();
    expect(readBrowserKey(page)).toBeUndefined();
    keepBrowserKey(page, "key-1");
    expect(readBrowserKey(openPage())).toBe("key-1");
    expect([...kept]).toEqual([["farwork-browser-key", "key-1"]]);
  });

  it.each([
    ["there is no storage", () => {}],
    [
      "storage is closed, as in private windows",
      () => vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse }),
    ],
    ["storage is full", () => vi.stubGlobal("localStorage", { ...storage, setItem: refuse })],
  ])("is the page's own where %s, and that is no failure", (_, arrange) => {
    arrange();
    const page = openPage();
    expect(readBrowserKey(page)).toBeUndefined();
    keepBrowserKey(page, "key-1");
    expect(readBrowserKey(page)).toBe("key-1");
    expect(readBrowserKey(openPage())).toBeUndefined();
  });
});
