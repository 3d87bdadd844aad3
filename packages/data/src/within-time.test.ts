import { deleteApp, initializeApp } from "firebase/app";
import { beforeEach, expect, it, vi } from "vitest";

import { createClient } from "./client.ts";
import { updateProfile } from "./profile.ts";
import { fetchUserData } from "./user.ts";
import { withinTime } from "./within-time.ts";

const UNREACHABLE = "The service cannot be reached. Check the connection and try again.";

beforeEach(() => {
  vi.useFakeTimers();
});

it("resolves and rejects as the work does, if in time", async () => {
  expect(await withinTime(Promise.resolve(7))).toBe(7);
  await expect(withinTime(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up after 10 s, and says when the work has ended after all", async () => {
  const work = Promise.withResolvers<number>();
  const given = withinTime(work.promise).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  const error = await given;
  expect(error).toMatchObject({ code: "unavailable", message: UNREACHABLE });
  const ended = vi.fn<() => void>();
  void (error instanceof Error && "inFlight" in error
    ? Promise.resolve(error.inFlight).then(ended)
    : undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  work.reject(new Error("the connection ended"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
});

it("does not wait for ever for a database that never answers", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "never-answers");
  const client = createClient(app);
  const outcomes = Promise.all([fetchUserData(client, "ada"), updateProfile(client, "ada", { bio: "" })]);
  await vi.advanceTimersByTimeAsync(10_000);
  const unreachable = { success: false, error: UNREACHABLE };
  expect(await outcomes).toEqual([unreachable, unreachable]);
  await deleteApp(app);
});
