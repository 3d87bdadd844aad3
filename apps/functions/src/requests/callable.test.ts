import { WireDate } from "@farwork/domain";
import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { Refusal } from "../runtime/refusal.ts";
import { answerCall, answerSignedInCall } from "./callable.ts";

const contract = {
  name: "nextDay",
  request: z.object({ after: z._default(WireDate, new Date(0)), tags: z.optional(z.array(z.string())) }),
  response: z.object({ day: WireDate }),
};
const nextDay = async ({ after }: { after: Date }) => ({ day: new Date(after.getTime() + 86_400_000) });

describe("a callable", () => {
  it("decodes the request and encodes the response", async () => {
    expect(await answerCall(contract, nextDay, { after: "2026-01-31T00:00:00Z" })).toEqual({
      day: "2026-02-01T00:00:00.000Z",
    });
  });

  it("returns only what its contract includes", async () => {
    const stored = { day: new Date(0), ownerEmail: "ada@example.com" };
    expect(await answerCall(contract, async () => stored, {})).toEqual({ day: "1970-01-01T00:00:00.000Z" });
  });

  it("uses defaults for a call without data", async () => {
    expect(await answerCall(contract, nextDay, null)).toEqual({ day: "1970-01-02T00:00:00.000Z" });
  });

  it("rejects what it cannot parse, naming the field and the code", async () => {
    await expect(answerCall(contract, nextDay, { tags: ["a", 7] })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "tags.1 is not accepted (invalid_type)",
      details: { field: "tags.1", code: "invalid_type" },
    });
  });

  it("rejects data that is not an object as a whole", async () => {
    await expect(answerCall(contract, nextDay, "tomorrow")).rejects.toMatchObject({
      message: "the request is not accepted (invalid_type)",
      details: { field: "", code: "invalid_type" },
    });
  });

  it("logs an internal error without details for the caller", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const failure = new Error("connect ECONNREFUSED 10.0.0.1");
    const answer = answerCall(contract, () => Promise.reject(failure), {});
    await expect(answer).rejects.toMatchObject({ code: "internal", message: "internal", details: undefined });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        severity: "ERROR",
        event: "callable-failed",
        callable: "nextDay",
        stack_trace: expect.stringMatching(/^Error: callable-failed\n.+callable\.test\.ts/),
      }),
    );
  });

  it("is unavailable if it takes over 15 s, or its own timeout", async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const outcomes = [contract, { ...contract, deadlineSeconds: 5 }].map((limited) =>
      answerCall(limited, never, {}).catch((error: unknown) => error),
    );
    const [usual, short] = outcomes;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await short).toMatchObject({ code: "unavailable", message: "unavailable" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await usual).toMatchObject({ code: "unavailable" });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it.each([14, 4, "app/network-error"])(
    "is unavailable, and logs it, if a service is down (%s)",
    async (code) => {
      const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
      const away = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1"), { code });
      const answer = answerCall(contract, () => Promise.reject(away), {});
      await expect(answer).rejects.toMatchObject({ code: "unavailable", message: "unavailable" });
      expect(logged).toHaveBeenCalledOnce();
    },
  );

  it("returns a refusal's code and field without logging", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const answer = answerCall(contract, () => Promise.reject(new Refusal("not-found", "job")), {});
    await expect(answer).rejects.toMatchObject({ code: "not-found", details: { field: "job" } });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("a callable for signed-in people", () => {
  const whoseDay = vi.fn(async (_request: unknown, uid: string) => ({ day: new Date(uid.length) }));

  it("gets the owner of the call's token", async () => {
    await answerSignedInCall(contract, whoseDay, {}, { uid: "ada", rawToken: "a.b.c" });
    expect(whoseDay).toHaveBeenCalledExactlyOnceWith({ after: new Date(0) }, "ada", "a.b.c");
  });

  it("rejects a call without one before anything else", async () => {
    whoseDay.mockClear();
    const answer = answerSignedInCall(contract, whoseDay, { tags: 7 }, undefined);
    await expect(answer).rejects.toMatchObject({ code: "unauthenticated", details: undefined });
    expect(whoseDay).not.toHaveBeenCalled();
  });
});
