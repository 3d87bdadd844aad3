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

const ITEM = "farwork-browser-key";
const keyOf = (name: string) => name.padEnd(43, "_");

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("the key by which an account knows a browser", () => {
  it("is kept in its storage, for all its pages", () => {
    vi.stubGlobal("localStorage", storage);
    const page = openPage();
    expect(readBrowserKey(page, "ada")).toBeUndefined();
    keepBrowserKey(page, "ada", keyOf("1"));
    expect(readBrowserKey(openPage(), "ada")).toBe(keyOf("1"));
    expect([...kept.keys()]).toEqual([ITEM]);
  });

  it("is its own: another account's is neither read nor pushed out, and a newer one takes its place", () => {
    vi.stubGlobal("localStorage", storage);
    keepBrowserKey(openPage(), "ada", keyOf("1"));
    expect(readBrowserKey(openPage(), "bob")).toBeUndefined();
    keepBrowserKey(openPage(), "bob", keyOf("2"));
    keepBrowserKey(openPage(), "ada", keyOf("3"));
    const page = openPage();
    expect([readBrowserKey(page, "ada"), readBrowserKey(page, "bob")]).toEqual([keyOf("3"), keyOf("2")]);
  });

  it("is that of a page which was let in since, also on a page that was open before", () => {
    vi.stubGlobal("localStorage", storage);
    const page = openPage();
    keepBrowserKey(page, "ada", keyOf("1"));
    keepBrowserKey(openPage(), "ada", keyOf("2"));
    expect(readBrowserKey(page, "ada")).toBe(keyOf("2"));
  });

  it("is kept for the twenty accounts that were let in last", () => {
    vi.stubGlobal("localStorage", storage);
    const page = openPage();
    for (let n = 0; n < 20; n += 1) keepBrowserKey(page, `person-${n}`, keyOf(`${n}`));
    keepBrowserKey(page, "person-0", keyOf("again"));
    keepBrowserKey(page, "ada", keyOf("1"));
    const known = (uid: string) => readBrowserKey(page, uid) !== undefined;
    expect([known("ada"), known("person-0"), known("person-1"), known("person-2")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it.each([
    ["what was cut off", '[["ada","'],
    ["a bare key", keyOf("1")],
    ["no list", '{"ada":"key"}'],
    ["nothing", "null"],
    ["no key", '[["ada","key"]]'],
    ["no text", '[["ada",null],7,["ada"]]'],
  ])("is none where storage holds %s, and can be kept again", (_, text) => {
    vi.stubGlobal("localStorage", storage);
    kept.set(ITEM, text);
    const page = openPage();
    expect(readBrowserKey(page, "ada")).toBeUndefined();
    keepBrowserKey(page, "ada", keyOf("1"));
    expect(readBrowserKey(page, "ada")).toBe(keyOf("1"));
  });

  it("is still read where another account's was spoilt", () => {
    vi.stubGlobal("localStorage", storage);
    kept.set(
      ITEM,
      JSON.stringify([
        ["bob", "spoilt"],
        ["ada", keyOf("1")],
      ]),
    );
    expect(readBrowserKey(openPage(), "ada")).toBe(keyOf("1"));
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
    expect(readBrowserKey(page, "ada")).toBeUndefined();
    keepBrowserKey(page, "ada", keyOf("1"));
    keepBrowserKey(page, "bob", keyOf("2"));
    expect([readBrowserKey(page, "ada"), readBrowserKey(page, "bob")]).toEqual([keyOf("1"), keyOf("2")]);
    expect(readBrowserKey(openPage(), "ada")).toBeUndefined();
  });
});
