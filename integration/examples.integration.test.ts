import { once } from "node:events";
import { createServer } from "node:http";

import {
  type Client,
  createSession,
  sendSignInLink,
  setJobApplied,
  setJobSaved,
  signUp,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { deleteApp, type FirebaseApp } from "firebase/app";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { listExamples, listReadme } from "../scripts/packages/run-examples.ts";
import { openVisitor, PROJECT } from "./emulators.ts";
import { makeStage } from "./example-stage.ts";
import { readSignInLink } from "./identity-service.ts";
import { expectToLeave, openSharedDatabase, PASSWORD, type Person, visit } from "./people.ts";
import { isRefusal, playExample } from "./play-example.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile, runOperator } from "./run-ingest.ts";
import { removeJobs, waitUntilListed } from "./stored-jobs.ts";

// Runs the examples in docstrings and readme of @farwork/data against a backend, each with a new person.
const EXAMPLES = [...listExamples("data").examples, ...listReadme("data")];
/** The person and the job named in examples. */
const EMAIL = "ada@example.com";
const JOB = 1_234_567;
const TAG = "docstrings";

const visitors: Client[] = [];
const site = openVisitor("examples-site");
let siteUrl = "";
const server = createServer((request, response) => {
  // Like the site, but without the cookie, which could not be stored here.
  const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
  const asked = request.method === "POST" ? createSession(site, token) : Promise.resolve();
  void asked.then(
    () => response.end("{}"),
    () => response.writeHead(401).end("{}"),
  );
});
const database = openSharedDatabase();

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server on TCP has a port.");
  siteUrl = `http://127.0.0.1:${address.port}`;
  const feed = buildRemotiveFeed(JOB, TAG, new Date(Date.now() - 60_000));
  await ingestAsFile(feed, PROJECT);
  await waitUntilListed(site, { tags: [TAG] }, 23);
});
afterEach(async () => {
  await Promise.all(visitors.splice(0).map(({ app }) => deleteApp(app)));
  const admin = getAuth(getApp(PROJECT));
  const { users } = await admin.getUsers([{ email: EMAIL }]);
  for (const { uid } of users) expectToLeave(uid);
  await admin.deleteUsers(users.map(({ uid }) => uid));
});
afterAll(async () => {
  server.close();
  const ids = Array.from({ length: 25 }, (_, index) => `remotive-${JOB + index}`);
  await removeJobs(database, ids);
});

/** Requests a sign-in email for the examples' person and returns its link. */
async function mailSignInLink(): Promise<string> {
  const url = "https://example.com/log-in/link";
  expect(await sendSignInLink(openBrowser(), { email: EMAIL, url })).toEqual({ success: true });
  return readSignInLink(EMAIL, url);
}

describe("an example in @farwork/data does what it shows", { tags: ["slow"] }, () => {
  it.each(EXAMPLES.map(({ name, code }) => [name, code] as const))("%s", async (_name, code) => {
    const showError = vi.fn();
    const heard = { setSession: vi.fn(), setPlan: vi.fn(), greet: vi.fn(), assign: vi.fn(), log: vi.fn() };
    const stage = {
      client: openBrowser(),
      ...(code.includes("signUp(") ? { email: EMAIL, password: PASSWORD } : await arriveFor(code)),
      ...heard,
      showError,
      showNotice: showError,
      // With the ports of this stack.
      createClient: (app: FirebaseApp) => ({ ...openBrowser(), app }),
      location: { ...heard, href: code.includes("location.href") ? await mailSignInLink() : "" },
      console: heard,
    };
    const { given, shown } = await playExample(code, stage);
    expect(given.filter(isRefusal)).toEqual([]);
    expect(shown.map(([one]) => one)).toEqual(shown.map(([, said]) => said));
    expect(showError).not.toHaveBeenCalled();
    // Give listeners time to be notified.
    const asked = Object.entries(heard).filter(([listener]) => code.includes(`${listener}(`));
    await vi.waitFor(
      () => expect(asked.filter(([, { mock }]) => mock.calls.length === 0)).toEqual([]),
      20_000,
    );
    expect(asked.flatMap(([, { mock }]) => mock.calls.flat())).not.toContain(undefined);
  });

  it.each([
    ["a refusal", 'await setJobSaved(client, "remotive-1234567", true);'],
    ["another value", 'await setJobSaved(client, "remotive-1234567", true); // => true'],
  ])("and would be reported for %s", async (_what, code) => {
    const { given, shown } = await playExample(code, { client: openBrowser() });
    expect(given.map(isRefusal)).toEqual([true]);
    expect(shown.every(([one, said]) => one !== said)).toBe(true);
  });
});

function openBrowser(): Client {
  const browser = visit();
  visitors.push(browser);
  return browser;
}

/** A person who signed up, saved a job and applied to it, with the values examples use. */
async function arriveFor(code: string) {
  const browser = openBrowser();
  const outcome = await signUp(browser, { email: EMAIL, password: PASSWORD, displayName: "Ada" });
  if (!outcome.success) throw new Error(outcome.error);
  await setJobSaved(browser, `remotive-${JOB}`, true);
  await setJobApplied(browser, `remotive-${JOB}`, true);
  if (code.includes("readIngestStatus(")) await runOperator(["grant", EMAIL]);
  const person: Person = { browser, email: EMAIL, uid: outcome.account.uid };
  const client = /(?:open|close)SiteSession\(/.test(code) ? { ...browser, siteUrl } : browser;
  const isNew = code.includes("logIn(");
  return { client: isNew ? openBrowser() : client, ...(await makeStage(code, person, site)) };
}
