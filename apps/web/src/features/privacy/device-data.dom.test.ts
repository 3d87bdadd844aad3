import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { clearPersonalData } from "./clear-personal-data.ts";
import { DEVICE_DATA } from "./device-data.ts";

const source = join(import.meta.dirname, "../..");
const NAMELESS = new Set([
  join("platform", "storage", "stored-intents.ts"),
  join("platform", "storage", "browser-storage.ts"),
  join("platform", "storage", "device-cookie.ts"),
]);
/** It runs in browsers too. */
const dataPackage = join(source, "../../../packages/data/src");
const files = [source, dataPackage]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\b/.test(file))
      .map((file) => ({ file, code: readFileSync(join(folder, file), "utf8") })),
  )
  // These keep or forget what others name.
  .filter(({ file }) => !NAMELESS.has(file));

/** Names of cookies, items and caches are constants that end in one of these words. */
const NAMED = /\b(?:KEY|ITEM|[A-Z_]+_(?:COOKIE|ITEM|CACHE|KEY))\b/;
const KEEPS =
  /\b(?:deviceStorage|tabStorage)\.(?:read|write)\(|\bcaches\.open|\bcookieStore\.|document\.cookie\s*=|writeDeviceCookie\(|cookies\.set\(/;

describe("the list of what the site keeps in a browser", () => {
  it("has every name that the code keeps something under, and no other", () => {
    const named = files.flatMap(({ code }) =>
      [...code.matchAll(new RegExp(`const ${NAMED.source} = "([^"]+)"`, "g"))].map(([, name]) => name),
    );
    const worker = readdirSync(join(source, "../worker"))
      .map((file) => readFileSync(join(source, "../worker", file), "utf8"))
      .flatMap((code) => [...code.matchAll(/(?:PREFIX =|cacheName:) "([^"]+)"/g)].map(([, name]) => name));
    // Databases are their libraries' own: Firebase's, and the service worker's.
    const listed = DEVICE_DATA.filter(({ kind }) => kind !== "indexedDB").map(({ name }) => name);
    expect(new Set([...named, ...worker])).toEqual(new Set(listed));
  });

  it("is made of constants: code that keeps something names it by one", () => {
    const nameless = files.filter(({ code }) => KEEPS.test(withoutComments(code)) && !NAMED.test(code));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });

  it("is complete: whatever is stored goes by the one module of the browser's storage", () => {
    const others = files.filter(({ code }) =>
      /\b(?:localStorage|sessionStorage)[.)]/.test(withoutComments(code)),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it("names nothing twice", () => {
    expect(new Set(DEVICE_DATA.map(({ name }) => name)).size).toBe(DEVICE_DATA.length);
  });
});

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

describe("forgetting a person", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("takes what is theirs out of the browser, and leaves the device's own settings", async () => {
    for (const { kind, name } of DEVICE_DATA) {
      if (kind === "cookie") document.cookie = `${name}=1; path=/`;
      if (kind === "localStorage") localStorage.setItem(name, "1");
      if (kind === "sessionStorage") sessionStorage.setItem(name, "1");
    }
    await clearPersonalData();
    const left = [
      ...document.cookie.split("; ").map((cookie) => cookie.split("=")[0]),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ];
    expect(new Set(left)).toEqual(new Set(["theme", "consent", "farwork.shortcuts", "farwork.healed"]));
  });
});

it("tells of what is sent from the browser's storage that it is", () => {
  const sent = ["farwork.asked-marks", "firebaseLocalStorageDb"];
  const told = DEVICE_DATA.filter(({ purpose }) => /\bsent\b/.test(purpose)).map(({ name }) => name);
  expect(told).toEqual(sent);
});
