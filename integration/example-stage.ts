import { type Client, createSession, fetchJobMarks, fetchJobs, saveSearch } from "@farwork/data";
import { sendEmailConfirmation, sendPasswordReset } from "@farwork/data";
import { jobPath } from "@farwork/domain";
import { initializeApp } from "firebase/app";

import { createAlertToken } from "../apps/functions/src/mail/alert-token.ts";
import { needAddress } from "./emulators.ts";
import { readMailedCodes } from "./identity-service.ts";
import { readConfirmationCode } from "./inbox.ts";
import { askToken, type Person } from "./people.ts";

/** Values that examples of a signed-in person use without creating them; created only if used. */
export async function makeStage(
  code: string,
  person: Person,
  site: Client,
): Promise<Readonly<Record<string, unknown>>> {
  const { browser, email, uid } = person;
  const makers: Readonly<Record<string, () => unknown>> = {
    account: () => ({ uid, email }),
    jobs: async () => (await fetchJobs(browser, { view: "card" })).jobs,
    saved: async () => (await fetchJobMarks(browser)).saved,
    search: () => saveSearch(browser, { searchId: "search-1", name: "React", query: "q=react" }),
    params: () => makeParams(code, person),
    code: () => makeResetCode(person),
    idToken: () => askToken(browser),
    sessionCookie: async () => (await createSession(site, await askToken(browser))).sessionCookie,
    initializeApp: () => initializeApp,
    jobPath: () => jobPath,
  };
  const words = new Set(code.match(/\w+/g));
  for (const [, own = ""] of code.matchAll(/const (\w+) =/g)) words.delete(own);
  const stage: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(makers)) if (words.has(name)) stage[name] = await make();
  return stage;
}

/** The query of a page that an email links to. */
async function makeParams(code: string, person: Person): Promise<URLSearchParams> {
  const makers: Readonly<Record<string, () => string | Promise<string>>> = {
    oobCode: () => makeResetCode(person),
    code: async () => {
      await sendEmailConfirmation(person.browser);
      return readConfirmationCode(person.email);
    },
    token: () => createAlertToken(person.uid, needAddress("ALERT_LINK_SECRET")),
  };
  const [, name = ""] = /params\.get\("(\w+)"\)/.exec(code) ?? [];
  return new URLSearchParams({ [name]: (await makers[name]?.()) ?? "" });
}

async function makeResetCode({ browser, email }: Person): Promise<string> {
  await sendPasswordReset(browser, email);
  return (await readMailedCodes(email)).at(-1) ?? "";
}
