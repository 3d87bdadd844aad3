import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import {
  confirmEmail,
  fetchMailPreferences,
  fetchSavedSearches,
  resumeAlerts,
  saveSearch,
  sendEmailConfirmation,
  setHiddenEntries,
  stopAlerts,
  updateSavedSearch,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, describe, expect, it } from "vitest";

import { needAddress, PROJECT, siteUrl } from "./emulators.ts";
import { closeJob } from "./feed-jobs.ts";
import { type InboxMail, readConfirmationCode, readMails } from "./inbox.ts";
import { arrive, openSharedDatabase, type Person } from "./people.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile, runAlerts } from "./run-ingest.ts";
import { removeJobs } from "./stored-jobs.ts";

const database = openSharedDatabase();
const taken: string[] = [];
afterAll(() => removeJobs(database, taken));

/** Takes in as many jobs under a tag, and gives their ids, the newest posting first. */
async function ingestPostings(tag: string, count: number): Promise<string[]> {
  const firstId = Date.now();
  const feed = buildRemotiveFeed(firstId, tag, new Date());
  // Of one name and employer they would be one position.
  const jobs = feed.jobs.slice(0, count).map((job, at) => ({ ...job, title: `Keeper ${firstId}, ${at}` }));
  const run = await ingestAsFile({ ...feed, "job-count": count, jobs }, PROJECT);
  if (run.code !== 0) throw new Error(run.errors);
  const ids = jobs.map((_, at) => `remotive-${firstId + at}`);
  taken.push(...ids);
  return ids;
}

async function sendAll(env: NodeJS.ProcessEnv = {}) {
  return runAlerts(["--all"], env);
}

const DIGEST = / new jobs?\b/;
async function readDigests({ email }: Person): Promise<InboxMail[]> {
  return (await readMails(email)).filter(({ subject }) => DIGEST.test(subject));
}

/** The link in the mail that the identity service has sent, as somebody reads it. */
async function confirm(person: Person): Promise<void> {
  await sendEmailConfirmation(person.browser);
  await confirmEmail(person.browser, await readConfirmationCode(person.email));
}

interface Watcher extends Person {
  readonly tag: string;
}

/** Somebody of the plan Pro who has confirmed their address and saved the search for a tag of their own. */
async function watchTag(): Promise<Watcher> {
  const person = await arrive("Ada");
  const tag = `tag-${randomUUID().slice(0, 8)}`;
  await confirm(person);
  await saveSearch(person.browser, { searchId: randomUUID(), name: "Tides & <co>", query: `tag=${tag}` });
  return { ...person, tag };
}

const jobLinks = ({ html }: InboxMail): string[] =>
  [...html.matchAll(/\/jobs\/(remotive-\d+)/g)].map(([, id = ""]) => id);

describe("a saved search", () => {
  it("finds its new jobs in one digest, with the right jobs and no others, and each once", async () => {
    const ada = await arrive("Ada");
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await confirm(ada);
    await ingestPostings(tag, 2);
    await sendAll();
    await saveSearch(ada.browser, { searchId: "search-1", name: "Tides & <co>", query: `tag=${tag}&page=3` });
    const [closed = "", ...open] = await ingestPostings(tag, 4);
    await setHiddenEntries(ada.browser, { jobs: [open[2] ?? ""], companies: [] });
    await closeJob(database, closed);
    await ingestPostings("somebody-elses", 1);
    const run = await sendAll();
    expect(run).toMatchObject({ code: 0, output: expect.stringMatching(/sent +1/) });
    const [digest, ...others] = await readDigests(ada);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ subject: "2 new jobs: Tides & <co>" });
    if (!digest) throw new Error("There is no digest.");
    expect(jobLinks(digest).toSorted()).toEqual(open.slice(0, 2).toSorted());
    expect(digest.html).toContain("Tides &amp; &lt;co&gt;");
    expect(digest.text).toContain(`Tagged ${tag}`);
    expect(await sendAll()).toMatchObject({ code: 0 });
    expect(await readDigests(ada)).toHaveLength(1);
    const [search] = await fetchSavedSearches(ada.browser);
    expect(search?.alertedAt).toBeInstanceOf(Date);
    expect(search?.query).toBe(`tag=${tag}`);
  });

  it("waits for its time: a weekly one is not asked again within the week", { tags: ["slow"] }, async () => {
    const ada = await watchTag();
    await ingestPostings(ada.tag, 1);
    expect((await runAlerts([])).code).toBe(0);
    expect(await readDigests(ada)).toEqual([]);
    const [search] = await fetchSavedSearches(ada.browser);
    const lastWeek = Timestamp.fromMillis(Date.now() - 7 * 24 * 3_600_000);
    await database.doc(`users/${ada.uid}/savedSearches/${search?.searchId}`).update({ seenUntil: lastWeek });
    expect((await runAlerts([])).code).toBe(0);
    expect(await readDigests(ada)).toHaveLength(1);
  });

  it("sends nothing before its person's address is confirmed, and then what was missed", async () => {
    const ada = await arrive("Ada");
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await saveSearch(ada.browser, { searchId: "search-1", name: "Tides", query: `tag=${tag}` });
    await ingestPostings(tag, 1);
    await sendAll();
    expect(await readDigests(ada)).toEqual([]);
    await confirm(ada);
    await sendAll();
    expect(await readDigests(ada)).toHaveLength(1);
  });

  it("is one of one under Free, and asks as often as Pro allows once that is paid for", async () => {
    const ada = await arrive("Ada");
    const save = (searchId: string, frequency?: "instant" | "weekly") =>
      saveSearch(ada.browser, { searchId, name: "Tides", query: "q=tides", ...(frequency && { frequency }) });
    await expect(save("search-1", "instant")).rejects.toMatchObject({
      code: "permission-denied",
      field: "frequency",
    });
    const [first, again] = [await save("search-1"), await save("search-1")];
    expect(first).toMatchObject({ frequency: "weekly", isPaused: false });
    expect(again).toEqual(first);
    await expect(save("search-2")).rejects.toMatchObject({ field: "savedSearches" });
    await expect(updateSavedSearch(ada.browser, "search-1", { frequency: "daily" })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await updateSavedSearch(ada.browser, "search-1", { isPaused: true, query: "?q=tides&sort=newest" });
    expect(await fetchSavedSearches(ada.browser)).toMatchObject([{ isPaused: true, query: "q=tides" }]);
  });

  it("is one also where two are saved at the same time", async () => {
    const ada = await arrive("Ada");
    const saving = ["search-1", "search-2", "search-3"].map((searchId) =>
      saveSearch(ada.browser, { searchId, name: "Tides", query: "" }),
    );
    await Promise.allSettled(saving);
    expect(await fetchSavedSearches(ada.browser)).toHaveLength(1);
  });
});

describe("whoever gets alerts", () => {
  it(
    "ends them by one click of a mail program, signed out, and again, and can resume them",
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

  it("cannot be stopped by a token of somebody's own making", async () => {
    const ada = await arrive("Ada");
    const token = `${Buffer.from(ada.uid).toString("base64url")}.${"a".repeat(43)}`;
    await expect(stopAlerts(ada.browser, token)).rejects.toMatchObject({
      code: "invalid-argument",
      field: "token",
    });
    expect(await fetchMailPreferences(ada.browser)).toEqual({});
  });

  it(
    "gets no more once their address has bounced, told as often as one likes",
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

  it(
    "gets a mail once whose answer was lost, and nobody else waits for that",
    { tags: ["slow"] },
    async () => {
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
    },
  );

  it("gets one mail where two runs come at once", { tags: ["slow"] }, async () => {
    const ada = await watchTag();
    await ingestPostings(ada.tag, 1);
    await Promise.all([sendAll(), sendAll()]);
    expect(await readDigests(ada)).toHaveLength(1);
    expect(await getAuth(getApp(PROJECT)).getUser(ada.uid)).toMatchObject({ emailVerified: true });
  });
});

/** The local mail, which takes what it is given and hangs up before it has answered. */
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

/** Tells the webhook as Resend would. */
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
