import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { fetchMailPreferences, resumeAlerts, stopAlerts } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, describe, expect, it } from "vitest";

import { database, taken, ingestPostings, sendAll, readDigests, watchTag } from "./alert-people.ts";
import { needAddress, PROJECT, siteUrl } from "./emulators.ts";
import { arrive } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";
afterAll(() => removeJobs(database, taken));

describe("a person with alerts", () => {
  it(
    "ends them with one click in an email program, signed out and repeatedly, and can resume them",
    { tags: ["slow"] },
    async () => {
      const ada = await watchTag();
      await ingestPostings(ada.tag, 1);
      await sendAll();
      const [digest] = await readDigests(ada);
      expect(digest?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      const address = /^<(.+)>$/.exec(digest?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
      const { pathname, search } = new URL(address);
      expect(`${pathname}${search}`).toMatch(/^\/api\/unsubscribe\?token=/);
      const post = (method: string) =>
        fetch(`${siteUrl()}${pathname}${search}`, {
          method,
          ...(method === "POST" && { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) }),
        });
      expect((await post("GET")).status).toBe(405);
      expect(await fetchMailPreferences(ada.browser)).toEqual({});
      expect([(await post("POST")).status, (await post("POST")).status]).toEqual([200, 200]);
      expect(await fetchMailPreferences(ada.browser)).toEqual({ stoppedAt: expect.any(Date) });
      await ingestPostings(ada.tag, 1);
      await sendAll();
      expect(await readDigests(ada)).toHaveLength(1);
      await resumeAlerts(ada.browser);
      expect(await fetchMailPreferences(ada.browser)).toEqual({});
      await ingestPostings(ada.tag, 1);
      await sendAll();
      expect(await readDigests(ada)).toHaveLength(2);
    },
  );

  it("cannot be unsubscribed by a forged token", async () => {
    const ada = await arrive("Ada");
    const token = `${Buffer.from(ada.uid).toString("base64url")}.${"a".repeat(43)}`;
    await expect(stopAlerts(ada.browser, token)).rejects.toMatchObject({
      code: "invalid-argument",
      field: "token",
    });
    expect(await fetchMailPreferences(ada.browser)).toEqual({});
  });

  it(
    "gets no more once their address bounced, reported any number of times",
    { tags: ["slow"] },
    async () => {
      const ada = await watchTag();
      const bounce = {
        type: "email.bounced",
        created_at: new Date().toISOString(),
        data: { to: [ada.email], bounce: { type: "Permanent", subType: "General", message: "Gone" } },
      };
      expect((await tellMailEvent(bounce, "whsec_c29tZSBvdGhlciBrZXk=")).status).toBe(400);
      expect(await fetchMailPreferences(ada.browser)).toEqual({});
      expect((await tellMailEvent(bounce)).status).toBe(200);
      expect((await tellMailEvent(bounce)).status).toBe(200);
      expect(await fetchMailPreferences(ada.browser)).toEqual({ bouncedAt: expect.any(Date) });
      await ingestPostings(ada.tag, 1);
      await sendAll();
      expect(await readDigests(ada)).toEqual([]);
      await resumeAlerts(ada.browser);
      expect((await tellMailEvent(bounce)).status).toBe(200);
      expect(await fetchMailPreferences(ada.browser)).toEqual({});
    },
  );

  it("gets an email once if its response was lost, without delaying others", { tags: ["slow"] }, async () => {
    const ada = await watchTag();
    await ingestPostings(ada.tag, 1);
    const deaf = await openMailThatHangsUp();
    expect(await sendAll({ EMAIL_API_BASE: deaf.url })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/unknown +1/),
    });
    deaf.close();
    expect(await readDigests(ada)).toHaveLength(1);
    await ingestPostings(ada.tag, 1);
    expect((await sendAll()).output).toMatch(/held +1/);
    const delivery = database.doc(`alertDeliveries/${ada.uid}`);
    await delivery.update({ claimedAt: Timestamp.fromMillis(Date.now() - 121_000) });
    expect((await sendAll()).output).toMatch(/sent +1/);
    expect(await readDigests(ada)).toHaveLength(1);
    expect((await delivery.get()).exists).toBe(false);
    await sendAll();
    expect(await readDigests(ada)).toHaveLength(2);
  });

  it("gets one email from two concurrent runs", { tags: ["slow"] }, async () => {
    const ada = await watchTag();
    await ingestPostings(ada.tag, 1);
    await Promise.all([sendAll(), sendAll()]);
    expect(await readDigests(ada)).toHaveLength(1);
    expect(await getAuth(getApp(PROJECT)).getUser(ada.uid)).toMatchObject({ emailVerified: true });
  });
});

/** The local mail service, which accepts emails but disconnects before responding. */
async function openMailThatHangsUp() {
  const server = createServer((request, response) => {
    void (async () => {
      const key = request.headers["idempotency-key"];
      await fetch(`${needAddress("EMAIL_API_BASE")}${request.url ?? ""}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": String(key) },
        body: await text(request),
      });
      response.destroy();
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Notifies the webhook like Resend. */
async function tellMailEvent(event: object, secret = needAddress("MAIL_WEBHOOK_SECRET")) {
  const [id, timestamp, body] = ["msg_1", String(Math.floor(Date.now() / 1000)), JSON.stringify(event)];
  const seal = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"));
  return fetch(`http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1/mailWebhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": timestamp,
      "svix-signature": `v1,${seal.update(`${id}.${timestamp}.${body}`).digest("base64")}`,
    },
    body,
  });
}
