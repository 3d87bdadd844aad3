import { describe, expect, it, vi } from "vitest";

import { deviceStorage, tabStorage } from "./browser-storage.ts";
import { watchDeviceStorage } from "./watch-device-storage.ts";

describe.each([
  ["the device's storage", deviceStorage, () => localStorage, "localStorage"],
  ["the tab's storage", tabStorage, () => sessionStorage, "sessionStorage"],
] as const)("%s", (_, storage, real, name) => {
  it("returns what was stored, until it is removed", () => {
    expect(storage.write("test", { ids: [1] })).toBe(true);
    expect(storage.read("test")).toEqual({ ids: [1] });
    storage.remove("test");
    expect(storage.read("test")).toBeUndefined();
  });

  it("returns text of earlier versions unchanged", () => {
    real().setItem("test", "off");
    expect(storage.read("test")).toBe("off");
  });

  it("can be cleared", () => {
    storage.write("test", 1);
    storage.clear();
    expect(real()).toHaveLength(0);
  });

  it("stores and finds nothing when the browser blocks it", () => {
    vi.stubGlobal(name, {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      clear: refuse,
    });
    expect(storage.write("test", 1)).toBe(false);
    expect(storage.read("test")).toBeUndefined();
    expect(() => {
      storage.remove("test");
      storage.clear();
    }).not.toThrow();
  });
});

describe("watching a key of the device's storage", () => {
  it("reports what another tab stored, and nothing of other keys", () => {
    const heard = vi.fn<(change: { before: unknown; after: unknown }) => void>();
    const stop = watchDeviceStorage("test", heard);
    tellTab({ key: "other", oldValue: null, newValue: "1" });
    tellTab({ key: "test", oldValue: '{"n":1}', newValue: null });
    stop();
    tellTab({ key: "test", oldValue: null, newValue: "2" });
    expect(heard.mock.calls).toEqual([[{ before: { n: 1 }, after: undefined }]]);
  });

  it("reports a key that was cleared with all others", () => {
    const heard = vi.fn<() => void>();
    const stop = watchDeviceStorage("test", heard);
    tellTab({ key: null, oldValue: null, newValue: null });
    stop();
    expect(heard).toHaveBeenCalledOnce();
  });
});

function refuse(): never {
  throw new DOMException("blocked", "SecurityError");
}

function tellTab(change: StorageEventInit): void {
  window.dispatchEvent(new StorageEvent("storage", change));
}
