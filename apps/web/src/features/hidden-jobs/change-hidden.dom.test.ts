import { afterEach, describe, expect, it, vi } from "vitest";

import { changeHidden, type HiddenChangeOutcome, type HiddenChange } from "./change-hidden.ts";
import { readHiddenCookie, watchHidden } from "./hidden-cookie.ts";

const hide = (kind: HiddenChange["kind"], value: string) => changeHidden({ kind, value, isHidden: true });
const showAgain = (kind: HiddenChange["kind"], value: string) =>
  changeHidden({ kind, value, isHidden: false });

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

describe("hiding", () => {
  it("keeps jobs and companies hidden until they are unhidden", async () => {
    expect(await hide("jobs", "remotive-1")).toBe("done");
    expect(await hide("companies", "日本")).toBe("done");
    expect(await hide("jobs", "remotive-2")).toBe("done");
    expect(readHiddenCookie()).toEqual({ jobs: ["remotive-1", "remotive-2"], companies: ["日本"] });
    await showAgain("jobs", "remotive-1");
    await showAgain("companies", "日本");
    expect(readHiddenCookie()).toEqual({ jobs: ["remotive-2"], companies: [] });
  });

  it("leaves no cookie behind when nothing is hidden any more", async () => {
    await hide("jobs", "remotive-1");
    await showAgain("jobs", "remotive-1");
    expect(document.cookie).not.toContain("hidden");
  });

  it("is idempotent", async () => {
    await hide("jobs", "remotive-1");
    await hide("jobs", "remotive-1");
    expect(readHiddenCookie().jobs).toEqual(["remotive-1"]);
  });

  it("notifies listeners until they unsubscribe", async () => {
    const told = vi.fn<() => void>();
    const stop = watchHidden(told);
    await hide("jobs", "remotive-1");
    stop();
    await hide("jobs", "remotive-2");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("notices, when the page gets the focus, what another tab hid", () => {
    const told = vi.fn<(jobs: readonly string[]) => void>();
    const stop = watchHidden(() => told(readHiddenCookie().jobs));
    document.cookie = "hidden=lever-9~; path=/";
    window.dispatchEvent(new Event("focus"));
    expect(told).toHaveBeenLastCalledWith(["lever-9"]);
    stop();
    window.dispatchEvent(new Event("focus"));
    expect(told).toHaveBeenCalledOnce();
  });

  it("notices that another tab hid again what was unhidden here", async () => {
    document.cookie = "hidden=lever-9~; path=/";
    await showAgain("jobs", "lever-9");
    document.cookie = "hidden=lever-9~; path=/";
    expect(readHiddenCookie().jobs).toEqual(["lever-9"]);
  });

  it("keeps a hundred jobs, and reports that it is full instead of dropping one", async () => {
    for (let number = 0; number < 100; number += 1) await hide("jobs", `remotive-${number}`);
    expect(await hide("jobs", "remotive-100")).toBe("full");
    expect(readHiddenCookie().jobs).toHaveLength(100);
    expect(await hide("jobs", "remotive-99")).toBe("done");
    expect(await showAgain("jobs", "remotive-0")).toBe("done");
    expect(await hide("jobs", "remotive-100")).toBe("done");
  });

  it("stays below the size limit of cookies, however long the names are", async () => {
    const outcomes: HiddenChangeOutcome[] = [];
    for (let number = 0; number < 100; number += 1)
      outcomes.push(await hide("companies", `${"ж".repeat(30)}${number}`));
    expect(outcomes).toContain("full");
    expect(document.cookie.length).toBeLessThan(3600);
    expect(readHiddenCookie().companies).toHaveLength(outcomes.indexOf("full"));
  });

  it("reads as much as possible of a malformed cookie", async () => {
    document.cookie = "hidden=%E0%A4%A; path=/";
    expect(readHiddenCookie()).toEqual({ jobs: [], companies: [] });
    expect(await hide("jobs", "remotive-1")).toBe("done");
  });

  it("shows a change at once, and rolls it back with a message if the browser blocks cookies", async () => {
    const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    const seen: (readonly string[])[] = [];
    const stop = watchHidden(() => seen.push(readHiddenCookie().jobs));
    expect(await hide("jobs", "remotive-1")).toBe("refused");
    expect(seen).toEqual([["remotive-1"], []]);
    stop();
    write.mockRestore();
  });
});
