import { readSession } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { AuthErrorCode, FirebaseAuthError, getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { endEverybodysSignIns } from "../apps/functions/src/account/end-every-sign-in.ts";
import { tombstonePath } from "../apps/functions/src/personal-data/tombstone.ts";
import { openDatabase, openVisitor } from "./emulators.ts";
import { arriveWithSession, openSharedDatabase } from "./people.ts";
import { runOperator } from "./run-ingest.ts";

/** The site's server, where nobody is signed in. */
const site = openVisitor("operator-site");

openSharedDatabase();

describe("a log-in", () => {
  it("is ended for everyone after a restore, with the runbook's command", async () => {
    const ada = await arriveWithSession(site);
    const restored = "demo-restored";
    const documents = openDatabase(restored);
    const people = getAuth(getApp(restored));
    const uids = ["bob", "grace"];
    for (const uid of uids) {
      await people.createUser({ uid, email: `${uid}@example.com` });
      // As in a backup from before the log-in was ended.
      const usedOn = Timestamp.now();
      await documents
        .doc(`signIns/${uid}`)
        .set({ signIns: { "1": { usedOn } }, endedBefore: 0, devices: { any: usedOn } });
    }
    const asked = Math.floor(Date.now() / 1000);
    const run = await runOperator(["end-sign-ins", "--everybody", "--project", restored]);
    expect(run.output.trim()).toBe("2 people are logged out everywhere.");
    expect(run.errors).toMatch(/^demo-restored, emulators\n.*--since 2/);
    expect(run.errors).toContain("\n2 people\n");
    for (const uid of uids) {
      const stored = (await documents.doc(`signIns/${uid}`).get()).data();
      expect(stored).toEqual({ signIns: {}, endedBefore: expect.any(Number), devices: {} });
      expect(stored?.["endedBefore"]).toBeGreaterThan(asked);
      const { tokensValidAfterTime = "" } = await people.getUser(uid);
      expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(asked * 1000);
    }
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
    await people.deleteUsers(uids);
    for (const uid of uids) await documents.doc(`signIns/${uid}`).delete();
    await documents.terminate();
  });

  it("is ended for everyone once, except for deleted accounts", async () => {
    const documents = openDatabase("demo-broken-off");
    const since = Math.floor(Date.now() / 1000);
    await documents.doc(tombstonePath("half-gone")).set({ expireAt: Timestamp.now() });
    const uids = ["bob", "gone", "half-gone"];
    const revoked: string[] = [];
    const auth = {
      getUserByEmail: () => Promise.reject(new Error("nobody is asked for by an e-mail")),
      listUsers: async () => ({ users: uids.map((uid) => ({ uid })) }),
      revokeRefreshTokens: async (uid: string) => {
        revoked.push(uid);
        if (uid === "gone")
          throw new FirebaseAuthError({ code: AuthErrorCode.USER_NOT_FOUND, message: "no" });
      },
    };
    const heard: number[] = [];
    const end = async () =>
      endEverybodysSignIns(
        { auth, firestore: documents },
        { since, onProgress: (done) => void heard.push(done) },
      );
    expect(await end()).toEqual({ ended: 1, earlier: 0, unknown: 1, unfinished: 1 });
    expect(await end()).toEqual({ ended: 0, earlier: 1, unknown: 1, unfinished: 1 });
    expect(revoked.filter((uid) => uid === "bob")).toHaveLength(1);
    expect(heard).toEqual([3, 3]);
    const stored = await documents.collection("signIns").get();
    expect(stored.docs.map(({ id }) => id)).toEqual(["bob"]);
    await documents.doc("signIns/bob").delete();
    await documents.doc(tombstonePath("half-gone")).delete();
    await documents.terminate();
  });

  it("is not ended for everyone at real services without naming the project", async () => {
    const env = {
      GOOGLE_APPLICATION_CREDENTIALS: "/key.json",
      FIRESTORE_EMULATOR_HOST: "",
      FIREBASE_AUTH_EMULATOR_HOST: "",
    };
    const run = await runOperator(["end-sign-ins", "--everybody"], env);
    expect(run.errors).toContain("This affects everybody on real services: name the --project.");
    expect(run.code).toBe(2);
  });

  it.each([["grant", "--everybody"], ["end-sign-ins"], ["end-sign-ins", "--everybody", "ada@example.com"]])(
    "is not ended by ambiguous arguments: %s %s %s",
    async (...args) => {
      const run = await runOperator(args);
      expect(run.code).toBe(2);
      expect(run.errors).toMatch(/email/);
    },
  );

  it("is only ended by an operator for an existing account", async () => {
    const run = await runOperator(["end-sign-ins", "nobody@example.com"]);
    expect(run.errors.trim()).toBe("email: nobody signed up as nobody@example.com (not-found).");
    expect(run.code).toBe(1);
  });

  it("is not ended with a mix of local and real services", async () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json", FIRESTORE_EMULATOR_HOST: "" };
    const run = await runOperator(["end-sign-ins", "ada@example.com"], env);
    expect(run.errors).toContain("Name emulators of both services, or of none.");
    expect(run.code).toBe(2);
  });
});
