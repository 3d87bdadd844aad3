// What a team may have written for the last release. `integration/last-release.integration.test.ts` copies it into a
// checkout of that release and runs it there, against the functions of today: it may use no more than that release had.
import { randomUUID } from "node:crypto";

import * as data from "@farwork/data";
import { initializeApp, setLogLevel } from "firebase/app";
import { getAuth } from "firebase/auth";

// What it is refused is told below; Firebase would tell it as well.
setLogLevel("silent");
const need = (name: string) => process.env[name] ?? "";
const functions = need("FUNCTIONS_EMULATOR_HOST");
const projectId = "demo-farwork";
const client = data.createClient(initializeApp({ projectId, apiKey: "any" }), {
  emulators: {
    auth: need("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: need("FIRESTORE_EMULATOR_HOST"),
    functions,
  },
  siteUrl: `http://${functions}/${projectId}/us-central1`,
});
const [, , tag = "", jobId = ""] = process.argv;
const tags = [tag];
const credentials = { email: `${randomUUID()}@example.com`, password: "correct horse", displayName: "Ada" };
const told: Record<string, unknown> = {};

const listing = await data.fetchJobs(client, {
  filters: { tags, search: "role" },
  hidden: { jobs: [jobId] },
});
told["listing"] = { error: listing.error?.code, total: listing.totalJobs, hidden: listing.totalHidden };
const cards = await data.fetchJobs(client, { filters: { tags, sort: "pay" }, view: "card", pageSize: 50 });
told["cards"] = { error: cards.error?.code, found: cards.jobs.length, facets: Object.keys(cards.facets) };
const [job] = await data.fetchJobsByIds(client, [jobId]);
told["job"] = { id: job?.firestoreId, isDate: job?.publication_date instanceof Date };
told["similar"] = (await data.fetchSimilarJobs(client, jobId)).error?.code;
told["company"] = (await data.fetchCompany(client, "basalt-labs"))?.name;
told["addresses"] = {
  pages: (await data.listJobAddresses(client)).totalPages,
  companyPages: (await data.listCompanyAddresses(client)).totalPages,
};
told["prices"] = (await data.fetchPlanPrices(client)).map(({ interval }) => interval);

const signedUp = await data.signUp(client, credentials);
if (!signedUp.success) throw new Error(signedUp.error);
const { uid } = signedUp.account;
told["account"] = { profileError: signedUp.profileError, isCustomer: await isCustomer() };
// Since lists are counted the backend puts jobs on them; this release tried to by itself.
told["newMarks"] = [
  await tellRefusal(data.setJobSaved(client, jobId, true)),
  await tellRefusal(data.setJobApplied(client, jobId, true)),
];
for (const list of ["saved", "applied"]) await markByNewSite(list);
told["keptMarks"] = await data.setJobSaved(client, jobId, true);
const marks = await data.fetchJobMarks(client);
told["marks"] = [marks.saved, marks.applied].map((list) => list.map((mark) => mark.jobId));
told["savedJobs"] = (await data.fetchSavedJobs(client)).jobs.map(({ firestoreId }) => firestoreId);
told["isProfileWritten"] = (
  await data.updateProfile(client, uid, { skills: ["React"], jobTitle: "Developer" })
).success;
told["recommended"] = (await data.getRecommendedJobs(client)).kind;
await data.chooseFreePlan(client);
const checkout = await data.startCheckout(client, { interval: "month", requestId: randomUUID() });
told["hasCheckout"] = checkout.startsWith("http");
const search = { searchId: randomUUID(), name: "React", query: "q=react" };
await data.saveSearch(client, search);
await data.updateSavedSearch(client, search.searchId, { isPaused: true });
told["searches"] = (await data.fetchSavedSearches(client)).map(({ name, isPaused }) => ({ name, isPaused }));
await data.deleteSavedSearch(client, search.searchId);
await data.setHiddenEntries(client, { jobs: [jobId], companies: [] });
told["mail"] = Object.keys(await data.fetchMailPreferences(client));

const idToken = (await getAuth(client.app).currentUser?.getIdToken()) ?? "";
const { sessionCookie } = await data.createSession(client, idToken);
const session = await data.readSession(client, { sessionCookie, parts: ["user", "saved"] });
told["session"] = { isOwn: session.account.uid === uid, saved: session.saved?.length };
const exported = await data.exportAccount(client);
told["exported"] = exported.savedJobs.map((mark) => mark.jobId);
await data.setJobSaved(client, jobId, false);
told["takenOff"] = (await data.fetchJobMarks(client)).saved.length;
const deletion = await data.deleteAccount(client, credentials.password);
told["deletion"] = deletion.success ? "done" : deletion.code;
told["uid"] = uid;

console.log(JSON.stringify(told));
process.exit(0);

async function tellRefusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: unknown) => (error instanceof data.DataError ? error.code : String(error)),
  );
}

/** What the person does on the site of today. */
async function markByNewSite(list: string): Promise<void> {
  const token = await getAuth(client.app).currentUser?.getIdToken();
  await fetch(`http://${functions}/${projectId}/us-central1/markJob`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { uid, list, jobId } }),
  });
}

async function isCustomer(): Promise<boolean> {
  return (await data.ensureStripeCustomer(client)).startsWith("cus_");
}
