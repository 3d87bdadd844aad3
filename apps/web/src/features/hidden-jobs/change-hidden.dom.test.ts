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
  it("keeps jobs and companies until they are shown again", async () => {
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

  it("does once what is asked twice", async () => {
    await hide("jobs", "remotive-1");
    await hide("jobs", "remotive-1");
    expect(readHiddenCookie().jobs).toEqual(["remotive-1"]);
  });

  it("tells whoever watches, and stops when they leave", async () => {
    const told = vi.fn<() => void>();
    const stop = watchHidden(told);
    await hide("jobs", "remotive-1");
    stop();
    await hide("jobs", "remotive-2");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("tells who comes back to a page what another tab hid meanwhile", () => {
    const told = vi.fn<(jobs: readonly string[]) => void>();
    const stop = watchHidden(() => told(readHiddenCookie().jobs));
    document.cookie = "hidden=lever-9~; path=/";
    window.dispatchEvent(new Event("focus"));
    expect(told).toHaveBeenLastCalledWith(["lever-9"]);
    stop();
    window.dispatchEvent(new Event("focus"));
    expect(told).toHaveBeenCalledOnce();
  });

  it("keeps a hundred jobs, and says that it is full instead of losing one", async () => {
    for (let number = 0; number < 100; number += 1) await hide("jobs", `remotive-${number}`);
    expect(await hide("jobs", "remotive-100")).toBe("full");
    expect(readHiddenCookie().jobs).toHaveLength(100);
    expect(await hide("jobs", "remotive-99")).toBe("done");
    expect(await showAgain("jobs", "remotive-0")).toBe("done");
    expect(await hide("jobs", "remotive-100")).toBe("done");
  });

  it("stays smaller than what browsers keep, however long the names are", async () => {
    const outcomes: HiddenChangeOutcome[] = [];
    for (let number = 0; number < 100; number += 1)
      outcomes.push(await hide("companies", `${"ж".repeat(30)}${number}`));
    expect(outcomes).toContain("full");
    expect(document.cookie.length).toBeLessThan(3600);
    expect(readHiddenCookie().companies).toHaveLength(outcomes.indexOf("full"));
  });

  it("reads a cookie that somebody else wrote as far as it can be read", async () => {
    document.cookie = "hidden=%E0%A4%A; path=/";
    expect(readHiddenCookie()).toEqual({ jobs: [], companies: [] });
    expect(await hide("jobs", "remotive-1")).toBe("done");
  });

  it("shows at once what the browser then keeps no cookie of, takes it back, and says so", async () => {
    const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    const seen: (readonly string[])[] = [];
    const stop = watchHidden(() => seen.push(readHiddenCookie().jobs));
    expect(await hide("jobs", "remotive-1")).toBe("refused");
    expect(seen).toEqual([["remotive-1"], []]);
    stop();
    write.mockRestore();
  });
});
