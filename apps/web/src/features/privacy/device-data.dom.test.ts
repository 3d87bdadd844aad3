import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { clearPersonalData } from "../account/account-data.ts";
import { DEVICE_DATA } from "./device-data.ts";

const source = join(import.meta.dirname, "../..");
const NAMELESS = new Set([
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
  // Generic storage modules, whose callers choose the names.
  .filter(({ file }) => !NAMELESS.has(file));

/** Constants for names of cookies, storage items and caches end in one of these words. */
const NAMED = /\b(?:KEY|ITEM|[A-Z_]+_(?:COOKIE|ITEM|CACHE|KEY))\b/;
const KEEPS =
  /\b(?:deviceStorage|tabStorage)\.(?:read|write)\(|\bcaches\.open|\bcookieStore\.|document\.cookie\s*=|writeDeviceCookie\(|cookies\.set\(/;

describe("the list of what the site keeps in a browser", () => {
  it("has every name the code stores something under, and no other", () => {
    const named = files.flatMap(({ code }) =>
      [...code.matchAll(new RegExp(`const ${NAMED.source} = "([^"]+)"`, "g"))].map(([, name]) => name),
    );
    const worker = readdirSync(join(source, "../worker"))
      .map((file) => readFileSync(join(source, "../worker", file), "utf8"))
      .flatMap((code) => [...code.matchAll(/(?:PREFIX =|cacheName:) "([^"]+)"/g)].map(([, name]) => name));
    // Databases belong to libraries: Firebase, and the service worker's.
    const listed = DEVICE_DATA.filter(({ kind }) => kind !== "indexedDB").map(({ name }) => name);
    expect(new Set([...named, ...worker])).toEqual(new Set(listed));
  });

  it("is made of constants, which name everything stored", () => {
    const nameless = files.filter(({ code }) => KEEPS.test(withoutComments(code)) && !NAMED.test(code));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });

  it("is complete: all storage goes through one module", () => {
    const others = files.filter(({ code }) =>
      /\b(?:localStorage|sessionStorage)[.)]/.test(withoutComments(code)),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it("has no duplicates", () => {
    expect(new Set(DEVICE_DATA.map(({ name }) => name)).size).toBe(DEVICE_DATA.length);
  });
});

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

describe("deleting a user's data", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("removes it from the browser, and leaves the device's settings", async () => {
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
    const impersonal = ["theme", "consent", "farwork.shortcuts", "farwork.healed", "farwork.signed-in-again"];
    expect(new Set(left)).toEqual(new Set(impersonal));
  });
});

it("names what is sent to the server from the browser's storage", () => {
  const sent = ["farwork.asked-marks", "firebaseLocalStorageDb"];
  const told = DEVICE_DATA.filter(({ purpose }) => /\bsent\b/.test(purpose)).map(({ name }) => name);
  expect(told).toEqual(sent);
});
