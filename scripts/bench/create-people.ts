import { setTimeout as delay } from "node:timers/promises";

import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { PROJECT } from "../stack/project.ts";
import { jobIdAt } from "./worst-jobs.ts";

/** A person with as much data as an account can have. */
export type BenchPerson = {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly sessionCookie: string;
};

type Place = { readonly functionsUrl: string; readonly variables: NodeJS.ProcessEnv };

/** The maximum number of jobs per list. */
const MARKS = 2000;
const SEARCHES = 20;
const HIDDEN = 100;
const PASSWORD = "correct horse battery";

const SignedUp = z.object({ localId: z.string(), idToken: z.string() });
const Opened = z.object({ result: z.object({ sessionCookie: z.string() }) });

/** Signs people up and fills their accounts; returns them with new sessions. */
export async function createPeople(place: Place, count: number): Promise<BenchPerson[]> {
  process.env["FIRESTORE_EMULATOR_HOST"] = place.variables["FIRESTORE_EMULATOR_HOST"];
  const firestore = getFirestore(initializeApp({ projectId: PROJECT }, `people-${place.functionsUrl}`));
  const people: BenchPerson[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `ada-${number}@example.com`;
    const account = await enter("signUp", email, place);
    await fillAccount(firestore, account.uid, email);
    const body = { data: { idToken: account.idToken } };
    const { result } = z.parse(Opened, await post(`${place.functionsUrl}/createSession`, body));
    people.push({ ...account, email, sessionCookie: result.sessionCookie });
  }
  await firestore.terminate();
  return people;
}

/** The same person after a new log-in, as required for deleting an account. */
export async function enterAgain(person: BenchPerson, place: Place): Promise<BenchPerson> {
  // Sign-ins of the same second in which all others were ended have ended, too.
  await delay(1000);
  return { ...person, ...(await enter("signInWithPassword", person.email, place)) };
}

async function enter(
  way: "signUp" | "signInWithPassword",
  email: string,
  { variables }: Place,
): Promise<Pick<BenchPerson, "uid" | "idToken">> {
  const identity = `http://${variables["FIREBASE_AUTH_EMULATOR_HOST"]}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=any`;
  const account = z.parse(
    SignedUp,
    await post(identity, { email, password: PASSWORD, returnSecureToken: true }),
  );
  return { uid: account.localId, idToken: account.idToken };
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

async function fillAccount(firestore: Firestore, uid: string, email: string): Promise<void> {
  const user = firestore.doc(`users/${uid}`);
  const now = Timestamp.now();
  const writer = firestore.bulkWriter();
  const write = (path: string, data: object) => void writer.set(firestore.doc(path), data);
  const words = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
  write(user.path, {
    uid,
    email,
    displayName: "Ada",
    createdAt: now,
    updatedAt: now,
    paymentPlanSelected: true,
    bio: "I like tides. ".repeat(350).slice(0, 5000),
    jobTitle: "Senior Frontend Engineer",
    skills: [
      ..."React TypeScript Node.js CSS GraphQL AWS Figma Jest Python Go".split(" "),
      ...words(40, "skill"),
    ],
    preferences: { jobTypes: ["full_time"], preferredLocations: words(50, "place"), salaryMin: 10_000 },
  });
  for (let mark = 0; mark < MARKS; mark += 1) {
    const [saved, applied] = [jobIdAt(mark), jobIdAt(MARKS + mark)];
    write(`${user.path}/savedJobs/${saved}`, { jobId: saved, savedAt: now });
    write(`${user.path}/appliedJobs/${applied}`, { jobId: applied, appliedAt: now });
  }
  for (let search = 0; search < SEARCHES; search += 1) {
    const query = `q=${"engineer ".repeat(10)}${search}`;
    const searchId = `search-${search}`;
    const times = { createdAt: now, updatedAt: now, seenUntil: now };
    const saved = {
      searchId,
      name: `Search ${search}`,
      query,
      frequency: "daily",
      isPaused: false,
      ...times,
    };
    write(`${user.path}/savedSearches/${searchId}`, saved);
  }
  // Pro has room for this many searches.
  write(`billing/${uid}`, { plan: "pro", updatedAt: now });
  const jobs = words(HIDDEN, "").map((_, at) => jobIdAt(14_000 + at));
  const companies = words(HIDDEN, "").map((_, at) => `company-${at}`);
  write(`hiddenEntries/${uid}`, { jobs, companies, updatedAt: now });
  await writer.close();
}
