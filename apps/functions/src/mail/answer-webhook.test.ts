import { createHmac } from "node:crypto";

import { logger } from "firebase-functions";
import { Resend } from "resend";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { answerMailWebhook } from "./answer-webhook.ts";

const KEY = Buffer.from("a key of the tests' own").toString("base64");
const NOW = new Date("2026-11-21T12:00:00Z");
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(logger, "write").mockReturnValue();
});

const BOUNCE = JSON.stringify({
  type: "email.bounced",
  created_at: "2026-11-21T11:59:00.000Z",
  data: { to: ["ada@example.com"], bounce: { type: "Permanent" } },
});

function sign(body: string, { at = NOW, key = KEY } = {}) {
  const timestamp = String(at.getTime() / 1000);
  const sealed = createHmac("sha256", Buffer.from(key, "base64")).update(`msg_1.${timestamp}.${body}`);
  return { body, headers: { id: "msg_1", timestamp, signature: `v1,${sealed.digest("base64")}` } };
}

async function answer(call: ReturnType<typeof sign>) {
  const note = vi.fn<(uid: string, event: object) => Promise<void>>().mockResolvedValue();
  const resend = new Resend("re_any");
  const services = {
    verify: ({ body, headers }: typeof call): unknown =>
      resend.webhooks.verify({ payload: body, headers, webhookSecret: `whsec_${KEY}` }),
    findUid: async (email: string) => (email === "ada@example.com" ? "ada" : undefined),
    preferences: { note },
  };
  return { status: await answerMailWebhook(services, call), noted: note.mock.calls };
}

describe("the email service's webhook", () => {
  it("records a bounce for the owner of the address", async () => {
    expect(await answer(sign(BOUNCE))).toEqual({
      status: 200,
      noted: [["ada", { kind: "bounced", email: "ada@example.com", at: new Date("2026-11-21T11:59:00Z") }]],
    });
  });

  it("records nothing for an unknown address or event", async () => {
    expect(await answer(sign(BOUNCE.replace("ada@", "bob@")))).toEqual({ status: 200, noted: [] });
    expect(await answer(sign(BOUNCE.replace("bounced", "unheard-of")))).toEqual({ status: 200, noted: [] });
    expect(await answer(sign("{}"))).toEqual({ status: 200, noted: [] });
  });

  it.each([
    ["by another key", sign(BOUNCE, { key: Buffer.from("another").toString("base64") })],
    ["of another body", { ...sign(BOUNCE), body: BOUNCE.replace("ada@", "bob@") }],
    ["more than five minutes ago", sign(BOUNCE, { at: new Date("2026-11-21T11:54:59Z") })],
    ["more than five minutes ahead", sign(BOUNCE, { at: new Date("2026-11-21T12:05:01Z") })],
    ["by nobody", { body: BOUNCE, headers: { id: "", timestamp: "", signature: "" } }],
  ])("rejects what was signed %s", async (_fact, call) => {
    expect(await answer(call)).toEqual({ status: 400, noted: [] });
  });

  it.each(["2026-11-21T11:55:00Z", "2026-11-21T12:05:00Z"])("accepts what was signed at %s", async (at) => {
    expect((await answer(sign(BOUNCE, { at: new Date(at) }))).status).toBe(200);
  });
});
