import { readSession } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { openDatabase, openVisitor } from "./emulators.ts";
import { arriveWithSession, openSharedDatabase } from "./people.ts";
import { runOperator } from "./run-ingest.ts";

/** The site's own server: it asks, but nobody is signed in there. */
const site = openVisitor("operator-site");

openSharedDatabase();

describe("a log-in", () => {
  it("is ended for everybody after a restore, by the command that the runbook names", async () => {
    const ada = await arriveWithSession(site);
    const restored = "demo-restored";
    const documents = openDatabase(restored);
    const people = getAuth(getApp(restored));
    const uids = ["bob", "grace"];
    for (const uid of uids) {
      await people.createUser({ uid, email: `${uid}@example.com` });
      // As a backup has it, from before the log-in was ended.
      const usedOn = Timestamp.now();
      await documents.doc(`signIns/${uid}`).set({ signIns: { "1": { usedOn } }, endedBefore: 0 });
    }
    const asked = Math.floor(Date.now() / 1000);
    const run = await runOperator(["end-sign-ins", "--everybody", "--project", restored]);
    expect(run.output.trim()).toBe("2 people are logged in nowhere any more.");
    for (const uid of uids) {
      const stored = (await documents.doc(`signIns/${uid}`).get()).data();
      expect(stored).toMatchObject({ signIns: {} });
      expect(stored?.["endedBefore"]).toBeGreaterThan(asked);
      const { tokensValidAfterTime = "" } = await people.getUser(uid);
      expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(asked * 1000);
    }
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
    await people.deleteUsers(uids);
    for (const uid of uids) await documents.doc(`signIns/${uid}`).delete();
    await documents.terminate();
  });

  it.each([["grant", "--everybody"], ["end-sign-ins"], ["end-sign-ins", "--everybody", "ada@example.com"]])(
    "is not ended by what says unclearly whose: %s %s %s",
    async (...args) => {
      const run = await runOperator(args);
      expect(run.code).toBe(2);
      expect(run.errors).toMatch(/e-mail/);
    },
  );

  it("is ended by an operator for an account there is alone", async () => {
    const run = await runOperator(["end-sign-ins", "nobody@example.com"]);
    expect(run.errors.trim()).toBe("email: nobody signed up as nobody@example.com (not-found).");
    expect(run.code).toBe(1);
  });

  it("is not ended by an operator half here and half at the real service", async () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json", FIRESTORE_EMULATOR_HOST: "" };
    const run = await runOperator(["end-sign-ins", "ada@example.com"], env);
    expect(run.errors).toContain("Name emulators of both services, or of none.");
    expect(run.code).toBe(2);
  });
});
