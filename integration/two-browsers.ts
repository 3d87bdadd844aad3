import { type Client, createSession, logIn, readSession } from "@farwork/data";

import { openVisitor } from "./emulators.ts";
import { arriveWithSession, askToken, PASSWORD, visit, waitForNextSecond } from "./people.ts";
import { readClaims } from "./tokens.ts";

/** The site's server, where nobody is signed in. */
export const site = openVisitor("sign-ins-site");

/** When a sign-in started, in epoch seconds, from its tokens. */
export const readBeginning = async (browser: Client) => readClaims(await askToken(browser)).auth_time;

/** Ada in two browsers, each with an open private page. */
export async function arriveTwice() {
  const ada = await arriveWithSession(site);
  await waitForNextSecond();
  const phone = visit();
  await logIn(phone, { email: ada.email, password: PASSWORD });
  const there = await createSession(site, await askToken(phone), { browser: "Safari" });
  return { ada, phone, there };
}

/** A person's sign-ins, as seen by one of their sessions. */
export const listSignIns = async (sessionCookie: string) =>
  (await readSession(site, { sessionCookie, parts: ["signIns"] })).signIns;
