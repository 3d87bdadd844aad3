import { randomUUID } from "node:crypto";

import { confirmEmail, saveSearch, sendEmailConfirmation } from "@farwork/data";

import { PROJECT } from "./emulators.ts";
import { type InboxMail, readConfirmationCode, readMails } from "./inbox.ts";
import { arrive, openSharedDatabase, type Person } from "./people.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile, runAlerts } from "./run-ingest.ts";

export const database = openSharedDatabase();
export const taken: string[] = [];

/** Ingests a number of jobs with a tag, and returns their ids, newest first. */
export async function ingestPostings(tag: string, count: number): Promise<string[]> {
  const firstId = Date.now();
  const feed = buildRemotiveFeed(firstId, tag, new Date());
  // With the same title and employer they would be duplicates.
  const jobs = feed.jobs.slice(0, count).map((job, at) => ({ ...job, title: `Keeper ${firstId}, ${at}` }));
  const run = await ingestAsFile({ ...feed, "job-count": count, jobs }, PROJECT);
  if (run.code !== 0) throw new Error(run.errors);
  const ids = jobs.map((_, at) => `remotive-${firstId + at}`);
  taken.push(...ids);
  return ids;
}

export async function sendAll(env: NodeJS.ProcessEnv = {}) {
  return runAlerts(["--all"], env);
}

export const DIGEST = / new jobs?\b/;
export async function readDigests({ email }: Person): Promise<InboxMail[]> {
  return (await readMails(email)).filter(({ subject }) => DIGEST.test(subject));
}

/** The link in the email from the identity service. */
export async function confirm(person: Person): Promise<void> {
  await sendEmailConfirmation(person.browser);
  await confirmEmail(person.browser, await readConfirmationCode(person.email));
}

export interface Watcher extends Person {
  readonly tag: string;
}

/** A person on Pro with a confirmed address and a saved search for their own tag. */
export async function watchTag(): Promise<Watcher> {
  const person = await arrive("Ada");
  const tag = `tag-${randomUUID().slice(0, 8)}`;
  await confirm(person);
  await saveSearch(person.browser, { searchId: randomUUID(), name: "Tides & <co>", query: `tag=${tag}` });
  return { ...person, tag };
}
