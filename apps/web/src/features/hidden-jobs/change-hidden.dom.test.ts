import { afterEach, describe, expect, it, vi } from "vitest";

import { changeHidden, type HidingWish } from "./change-hidden.ts";
import { readHiddenCookie, watchHidden } from "./hidden-cookie.ts";

const hide = (kind: HidingWish["kind"], value: string) => changeHidden({ kind, value, isHidden: true });
const showAgain = (kind: HidingWish["kind"], value: string) => changeHidden({ kind, value, isHidden: false });

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

describe("hiding", () => {
  it("keeps jobs and companies until they are shown again", () => {
    expect([hide("jobs", "remotive-1"), hide("companies", "日本"), hide("jobs", "remotive-2")]).toEqual([
      "done",
      "done",
      "done",
    ]);
    expect(readHiddenCookie()).toEqual({ jobs: ["remotive-1", "remotive-2"], companies: ["日本"] });
    showAgain("jobs", "remotive-1");
    showAgain("companies", "日本");
    expect(readHiddenCookie()).toEqual({ jobs: ["remotive-2"], companies: [] });
  });

  it("leaves no cookie behind when nothing is hidden any more", () => {
    hide("jobs", "remotive-1");
    showAgain("jobs", "remotive-1");
    expect(document.cookie).not.toContain("hidden");
  });

  it("does once what is asked twice", () => {
    hide("jobs", "remotive-1");
    hide("jobs", "remotive-1");
    expect(readHiddenCookie().jobs).toEqual(["remotive-1"]);
  });

  it("tells whoever watches, and stops when they leave", () => {
    const told = vi.fn<() => void>();
    const stop = watchHidden(told);
    hide("jobs", "remotive-1");
    stop();
    hide("jobs", "remotive-2");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("keeps a hundred jobs, and says that it is full instead of losing one", () => {
    for (let number = 0; number < 100; number += 1) hide("jobs", `remotive-${number}`);
    expect(hide("jobs", "remotive-100")).toBe("full");
    expect(readHiddenCookie().jobs).toHaveLength(100);
    expect(hide("jobs", "remotive-99")).toBe("done");
    expect(showAgain("jobs", "remotive-0")).toBe("done");
    expect(hide("jobs", "remotive-100")).toBe("done");
  });

  it("stays smaller than what browsers keep, however long the names are", () => {
    const outcomes = Array.from({ length: 100 }, (_, number) =>
      hide("companies", `${"ж".repeat(30)}${number}`),
    );
    expect(outcomes).toContain("full");
    expect(document.cookie.length).toBeLessThan(3600);
    expect(readHiddenCookie().companies).toHaveLength(outcomes.indexOf("full"));
  });

  it("reads a cookie that somebody else wrote as far as it can be read", () => {
    document.cookie = "hidden=%E0%A4%A; path=/";
    expect(readHiddenCookie()).toEqual({ jobs: [], companies: [] });
    expect(hide("jobs", "remotive-1")).toBe("done");
  });

  it("says so where the browser keeps no cookies", () => {
    const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    expect(hide("jobs", "remotive-1")).toBe("refused");
    write.mockRestore();
  });
});
