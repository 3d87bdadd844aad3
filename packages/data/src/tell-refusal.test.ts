import { deleteApp, initializeApp } from "firebase/app";
import { setLogLevel } from "firebase/firestore/lite";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import { createClient } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { updateProfile } from "./profile.ts";
import { getRecommendedJobs } from "./recommended-jobs.ts";
import { fetchUserData } from "./user.ts";

const app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "refused");
const onRefused = vi.fn<(error: DataError) => void>();
const client = createClient(app, { onRefused, onProblem: () => {} });
beforeAll(() => setLogLevel("silent"));
afterAll(() => deleteApp(app));
afterEach(() => {
  onRefused.mockReset();
});

/** Answers of callables and the database, with a status name both share. */
function answer(status: number, word: string): void {
  vi.stubGlobal("fetch", async () => Response.json({ error: { code: status, status: word } }, { status }));
}
const told = () => onRefused.mock.calls.map(([{ code }]) => code);

it.each([
  [401, "UNAUTHENTICATED", "unauthenticated"],
  [403, "PERMISSION_DENIED", "permission-denied"],
])("reports a user's request refused with %i, by call or database", async (...refusal) => {
  const [status, word, code] = refusal;
  answer(status, word);
  await fetchUserData(client, "ada");
  await updateProfile(client, "ada", { bio: "" });
  expect(told()).toEqual([code, code]);
  await getRecommendedJobs(client);
  expect(told().length).toBeGreaterThan(2);
});

it("does not report other failures", async () => {
  answer(404, "NOT_FOUND");
  await updateProfile(client, "ada", { bio: "" });
  await getRecommendedJobs(client);
  expect(told()).toEqual([]);
});
