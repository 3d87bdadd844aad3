import { deleteApp, getApps } from "firebase/app";
import { afterEach, expect, it, vi } from "vitest";

import { local } from "../../testing/environments.ts";

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
});

it("at most sixteen calls to the backend run at once, shared by the server and its pages", async () => {
  for (const [name, value] of Object.entries(local)) vi.stubEnv(name, value);
  // Next bundles pages with their own copy of the module.
  const copies = [await importCopy(), await importCopy()];
  expect(copies[0]).not.toBe(copies[1]);
  const answers = Promise.withResolvers<void>();
  const asked = vi.fn<() => Promise<void>>(() => answers.promise);
  const asking = copies.flatMap(({ askBackend }) => Array.from({ length: 12 }, () => askBackend(asked)));
  expect(asked).toHaveBeenCalledTimes(16);
  answers.resolve();
  await Promise.all(asking);
  expect(asked).toHaveBeenCalledTimes(24);
});

async function importCopy() {
  vi.resetModules();
  return import("./ask-backend.ts");
}
