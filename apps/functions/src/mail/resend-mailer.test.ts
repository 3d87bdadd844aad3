import { once } from "node:events";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openResendMailer } from "./resend-mailer.ts";

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", network);
});
afterEach(() => {
  network.mockReset();
  pause.mockClear();
});

const pause = vi.fn(async (_duration: number) => undefined);
const mail = {
  to: "ada@example.com",
  subject: "3 new jobs",
  html: "<p>3</p>",
  text: "3",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};
const mailer = openResendMailer({
  apiKey: "re_any",
  from: "Farwork <alerts@farwork.example>",
  baseUrl: "http://127.0.0.1:4011",
  pause,
});
const answerWith = (status: number, body: object | string) =>
  network.mockResolvedValue(
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
const refuse = (statusCode: number, name: string) =>
  answerWith(statusCode, { statusCode, name, message: "No" });

describe("email with Resend", () => {
  it("is sent with both parts, headers and idempotency key", async () => {
    answerWith(200, { id: "1" });
    expect(await mailer.send(mail, "delivery-1")).toEqual({ status: "sent" });
    const [address, init] = network.mock.calls[0] ?? [];
    expect(address).toBe("http://127.0.0.1:4011/emails");
    expect(new Headers(init?.headers).get("idempotency-key")).toBe("delivery-1");
    expect(init?.body).toBeTypeOf("string");
    expect(await new Response(init?.body).json()).toEqual({
      from: "Farwork <alerts@farwork.example>",
      ...mail,
    });
  });

  it("is refused if Resend rejects it", async () => {
    refuse(422, "validation_error");
    expect(await mailer.send(mail, "1")).toEqual({ status: "refused", code: "validation_error" });
    refuse(429, "daily_quota_exceeded");
    expect(await mailer.send(mail, "1")).toEqual({ status: "refused", code: "daily_quota_exceeded" });
  });

  it("waits as requested when rate-limited, and is sent then", async () => {
    const tooFast = { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests" };
    network.mockResolvedValueOnce(Response.json(tooFast, { status: 429, headers: { "retry-after": "2" } }));
    network.mockResolvedValueOnce(Response.json(tooFast, { status: 429 }));
    network.mockResolvedValueOnce(Response.json({ id: "1" }));
    expect(await mailer.send(mail, "1")).toEqual({ status: "sent" });
    expect(pause.mock.calls).toEqual([[2000], [1000]]);
  });

  it("is refused if rate-limited for over a minute", async () => {
    network.mockImplementation(async () =>
      Response.json({ statusCode: 429, name: "rate_limit_exceeded", message: "No" }, { status: 429 }),
    );
    expect(await mailer.send(mail, "1")).toEqual({ status: "refused", code: "rate_limit_exceeded" });
    expect(pause).toHaveBeenCalledTimes(60);
  });

  it("is given up sooner if someone is waiting", async () => {
    network.mockImplementation(async () =>
      Response.json({ statusCode: 429, name: "rate_limit_exceeded", message: "No" }, { status: 429 }),
    );
    const hasty = openResendMailer({
      apiKey: "re_any",
      from: "Farwork <a@farwork.example>",
      longestMs: 5000,
      pause,
    });
    expect(await hasty.send(mail, "1")).toEqual({ status: "refused", code: "rate_limit_exceeded" });
    expect(pause).toHaveBeenCalledTimes(5);
    network.mockImplementation(async (_, init) => {
      await once(init?.signal ?? new EventTarget(), "abort");
      throw init?.signal?.reason;
    });
    const hastier = openResendMailer({
      apiKey: "re_any",
      from: "Farwork <a@farwork.example>",
      longestMs: 20,
      pause,
    });
    expect(await hastier.send(mail, "1")).toMatchObject({ status: "unknown" });
  });

  it("may have been sent after a timeout, a server error, or while in progress", async () => {
    refuse(500, "application_error");
    expect(await mailer.send(mail, "1")).toMatchObject({ status: "unknown" });
    answerWith(502, "<h1>Bad gateway</h1>");
    expect(await mailer.send(mail, "1")).toMatchObject({ status: "unknown" });
    refuse(409, "concurrent_idempotent_requests");
    expect(await mailer.send(mail, "1")).toMatchObject({ status: "unknown" });
    network.mockRejectedValue(new TypeError("fetch failed"));
    expect(await mailer.send(mail, "1")).toMatchObject({ status: "unknown" });
  });

  it("was sent if its key is known with other content, e.g. of newer code", async () => {
    refuse(409, "invalid_idempotent_request");
    expect(await mailer.send(mail, "1")).toEqual({ status: "sent" });
  });
});
