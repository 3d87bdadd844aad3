import { createHmac } from "node:crypto";

import { writeSiteClaim } from "@farwork/serving/site-token";
import { expect, it, vi } from "vitest";

import { fetchFromBackend } from "./fetch-from-backend.ts";
import { signSiteToken } from "./site-token.ts";

const SECRET = "of the site and the functions";
const backend = { projectId: "demo-farwork", apiKey: "any", region: "us-central1", emulators: {} };

it("the functions can tell for some minutes that a call comes from the site", () => {
  vi.stubEnv("SITE_SECRET", SECRET);
  const signed = createHmac("sha256", SECRET).update(writeSiteClaim(0)).digest("base64url");
  expect([signSiteToken(0), signSiteToken(299_999)]).toEqual([signed, signed]);
  expect(signSiteToken(300_000)).not.toBe(signed);
});

it("nothing is sent when the site shares no secret with the functions", () => {
  vi.stubEnv("SITE_SECRET", "");
  expect(signSiteToken()).toBeUndefined();
});

it("plain HTTP calls carry the token as well", async () => {
  vi.stubEnv("SITE_SECRET", SECRET);
  const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  await fetchFromBackend(backend, "api/health", { withinMs: 1000 });
  expect(new Headers(asked.mock.lastCall?.[1]?.headers).get("x-farwork-site")).toBe(signSiteToken());
});
