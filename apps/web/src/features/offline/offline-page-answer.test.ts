import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { awaitAnswer } from "./offline-page.tsx";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  asked.mockReset();
});

describe("waiting for the site to respond", () => {
  it("polls less and less often until the first response", async () => {
    asked
      .mockRejectedValueOnce(new TypeError("no network"))
      .mockRejectedValueOnce(new TypeError("no network"));
    asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
    const answered = awaitAnswer("/jobs/remotive-1", new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 3999);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe(true);
    expect(asked).toHaveBeenLastCalledWith("/jobs/remotive-1", expect.objectContaining({ method: "HEAD" }));
  });

  it("polls at least twice a minute", async () => {
    asked.mockRejectedValue(new TypeError("no network"));
    const leaving = new AbortController();
    const answered = awaitAnswer("/", leaving.signal);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(20);
    leaving.abort();
    expect(await answered).toBe(false);
  });

  it("stops when the page is left", async () => {
    const leaving = new AbortController();
    const answered = awaitAnswer("/", leaving.signal);
    leaving.abort();
    expect(await answered).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
