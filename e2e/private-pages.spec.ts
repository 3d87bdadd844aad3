import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

import { setJobApplied, setJobSaved } from "@farwork/data/job-marks";
import { updateProfile } from "@farwork/data/profile";
import { expect } from "@playwright/test";

import { storeSearches } from "./account-records.ts";
import { readE2eEnvironment } from "./e2e-environment.ts";
import { listRoutes, type SiteRoute } from "./list-routes.ts";
import { makePerson, type Person, withIdentityService } from "./people.ts";
import { ADDRESS_FORMS, BROWSER_FORMS, BYPASS_FORMS, type RequestForm } from "./request-forms.ts";
import { actAs } from "./sign-in.ts";
import { test } from "./watched-test.ts";

const { siteUrl } = readE2eEnvironment(process.env);
const AT_A_TIME = 4;
const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });

const ROUTES = listRoutes({
  jobId: "remotive-990001",
  slug: "quayside-signals",
  country: "germany",
  category: "marketing",
});
/** The private pages of a person. */
const PRIVATE = ["/account", "/applied", "/dashboard", "/operator", "/profile", "/saved", "/searches"];
/** Endpoints that ignore cookies and may be cached by anyone. */
const FOR_EVERYBODY = [
  "/.well-known/security.txt",
  "/api/jobs",
  "/api/jobs/remotive-990001",
  "/api/similar-jobs/remotive-990001",
  "/common-passwords.txt",
  "/feed.json",
  "/feed.xml",
  "/og/board",
  "/og/jobs/remotive-990001",
  "/sitemap.xml",
];

/** All of Ada's private data, in unique words. */
let secrets: readonly string[];
let ada: { own: string; revoked: string; idToken: string };
let bob: string;

test.beforeAll(async () => {
  const person = await makePerson(`Ada ${randomUUID()}`);
  const marks = { saved: `remotive-${inventNumber()}`, applied: `remotive-${inventNumber()}` };
  const words = { jobTitle: `Title ${randomUUID()}`, bio: `Bio ${randomUUID()}` };
  const search = `Search ${randomUUID()}`;
  await actAs(person, async (client, { uid }) => {
    expect(await updateProfile(client, uid, words)).toEqual({ success: true });
    expect(await setJobSaved(client, marks.saved, true)).toBe(true);
    expect(await setJobApplied(client, marks.applied, true)).toBe(true);
  });
  await storeSearches(person, [{ name: search, query: "tag=quayside" }]);
  secrets = [person.email, person.uid, ...Object.values(marks), ...Object.values(words), search];
  const revoked = await openSession(person);
  await endSessions(person);
  ada = { ...(await openSession(person)), revoked: revoked.own };
  bob = (await openSession(await makePerson("Bob"))).own;
});

test("Ada sees her own data: its pages and their parts", async () => {
  test.setTimeout(120_000);
  const pages = ROUTES.filter(({ isPage }) => isPage);
  for (const headers of [{}, { rsc: "1" }]) {
    const findShown = async () => {
      const shown: string[] = [];
      for (const { path } of pages)
        if (holdsSecret(await ask(path, { name: "", headers }, ada.own))) shown.push(path);
      return shown.toSorted();
    };
    // A page shows an error if the backend times out, and is complete the next time.
    await expect.poll(findShown, { timeout: 60_000 }).toEqual(PRIVATE);
  }
});

test("every logged-in page has a log-out", async () => {
  for (const path of PRIVATE)
    expect((await ask(path, { name: "", headers: {} }, ada.own)).body, path).toContain("Log out");
});

const BOB = "Bob's cookie";
const COOKIES: readonly [string, () => string | undefined][] = [
  [BOB, () => bob],
  ["nobody's cookie", () => undefined],
  ["a cookie of Ada's that was revoked", () => ada.revoked],
  ["a cookie of Ada's that has expired", () => reclaim(ada.own, { exp: 1_700_000_000 })],
  ["a cookie of Ada's of another project", () => reclaim(ada.own, { aud: "demo-elsewhere" })],
  ["Ada's ID token for a cookie", () => ada.idToken],
  ["a cookie that is none", () => "x".repeat(5_000)],
];

for (const [name, give] of COOKIES) {
  test(`with ${name} no URL returns any of Ada's data, in any form, or may be cached`, async () => {
    // Thousands of requests: a minute on an idle machine.
    test.setTimeout(300_000);
    // Logged-in people request everything in every form; others request private pages.
    const forms = [...BROWSER_FORMS, ...(name === BOB ? [...BYPASS_FORMS, ...ADDRESS_FORMS] : [])];
    const routes = ROUTES.filter(({ path }) => name === BOB || PRIVATE.includes(path));
    const cases = routes.flatMap((route) => forms.map((form) => ({ route, form })));
    expect(cases.length).toBeGreaterThan(80);
    const faults = await lookAt(cases, async ({ route, form }) => {
      const answer = await ask(route.path, form, give());
      const what = `${form.name}: ${route.path} (${answer.status})`;
      if (holdsSecret(answer)) return `${what} gives what is Ada's`;
      return mayBeKept(answer, route) ? `${what} may be kept: ${answer.headers["cache-control"]}` : undefined;
    });
    expect(faults).toEqual([]);
  });
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

async function ask(path: string, form: RequestForm, session?: string): Promise<Answer> {
  const answer = await askOnce(form.address?.(path) ?? path, form, session);
  const { location = "" } = answer.headers;
  // Page parts have a URL with a hash of request headers, to which Next redirects.
  return /[?&]_rsc\b/.test(location) ? askOnce(location, form, session) : answer;
}

async function askOnce(
  path: string,
  { method = "GET", headers, body }: RequestForm,
  session?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl);
  const cookie = session !== undefined && { cookie: `__Host-session=${session}` };
  const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...cookie } });
  asked.end(body);
  const [answer]: IncomingMessage[] = await once(asked, "response");
  if (answer === undefined) throw new Error("No answer.");
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const holdsSecret = ({ headers, body }: Answer) =>
  secrets.some((secret) => body.includes(secret) || JSON.stringify(headers).includes(secret));

/** Statuses that are cacheable by default. */
const KEPT_UNASKED = [200, 203, 204, 206, 301, 404, 410];

/** Whether a shared cache might store the response. */
function mayBeKept({ status, headers }: Answer, route: SiteRoute): boolean {
  const said = headers["cache-control"] ?? "";
  if (FOR_EVERYBODY.includes(route.path) || /no-store|private/.test(said)) return false;
  return said === "" ? KEPT_UNASKED.includes(status) : !said.includes("max-age=0");
}

/** Checks every case, several concurrently, and returns the failures. */
async function lookAt<Case>(
  cases: readonly Case[],
  look: (one: Case) => Promise<string | undefined>,
): Promise<string[]> {
  const waiting = cases.values();
  const faults: string[] = [];
  const work = async () => {
    for (const one of waiting) {
      const fault = await look(one);
      if (fault !== undefined) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return faults;
}

async function openSession(person: Person): Promise<{ own: string; idToken: string }> {
  const idToken = await actAs(person, (_client, user) => user.getIdToken());
  const answer = await fetch(new URL("/api/session", siteUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}`, "sec-fetch-site": "same-origin" },
  });
  const own = /__Host-session=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
  if (own === undefined) throw new Error(`The site opened no session: ${answer.status}.`);
  return { own, idToken };
}

/** Revokes a person's sessions, including those started in the current second. */
async function endSessions({ uid }: Person): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
  await withIdentityService((auth) => auth.revokeRefreshTokens(uid));
}

/** Changes the claims of a cookie, like an attacker: emulators do not check signatures. */
function reclaim(cookie: string, changes: object): string {
  const [header = "", claims = "", signature = ""] = cookie.split(".");
  const own: object = JSON.parse(Buffer.from(claims, "base64url").toString());
  return [header, Buffer.from(JSON.stringify({ ...own, ...changes })).toString("base64url"), signature].join(
    ".",
  );
}

const inventNumber = () => String(Math.floor(Math.random() * 1e15));
