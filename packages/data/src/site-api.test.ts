import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Client, createClient } from "./client.ts";
import { callSite } from "./site-api.ts";

let app: FirebaseApp;
let client: Client;
const site = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", site);
  app = initializeApp({ projectId: "demo-farwork" }, "site");
  client = createClient(app, { siteUrl: "https://farwork.example" });
});
afterEach(async () => {
  site.mockReset();
  await deleteApp(app);
});

const ask = () =>
  callSite(client, { method: "POST", path: "/api/thing", body: { uid: "ada" }, idToken: "token" });

describe("calling the site", () => {
  it("sends JSON with the user's ID token, and returns the answer", async () => {
    site.mockResolvedValueOnce(Response.json({ customerId: "cus_1" }));
    expect(await ask()).toEqual({ customerId: "cus_1" });
    const [url, init] = site.mock.calls[0] ?? [];
    expect(url).toBe("https://farwork.example/api/thing");
    expect(init).toMatchObject({
      method: "POST",
      keepalive: true,
      body: '{"uid":"ada"}',
      headers: { "content-type": "application/json", authorization: "Bearer token" },
    });
  });

  it("treats an answer without a body as success", async () => {
    site.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await ask()).toBeUndefined();
  });

  it.each([
    [403, "permission-denied", "permission-denied"],
    [401, "unauthenticated", "unauthenticated"],
    [503, "unavailable", "unavailable"],
    [500, "internal", "internal"],
  ])("rejects a refusal with %i and the code %s as %s", async (status, code, expected) => {
    site.mockResolvedValueOnce(Response.json({ error: { code } }, { status }));
    await expect(ask()).rejects.toMatchObject({ name: "DataError", code: expected });
  });

  it("names the field that was refused", async () => {
    const error = { code: "invalid-argument", field: "email" };
    site.mockResolvedValueOnce(Response.json({ error }, { status: 400 }));
    await expect(ask()).rejects.toMatchObject({ code: "invalid-argument", field: "email" });
  });

  it.each([
    [408, "unavailable"],
    [429, "too-many-requests"],
    [502, "unavailable"],
    [504, "unavailable"],
    [500, "internal"],
    [404, "internal"],
  ])("rejects a response of %i that is not our endpoint's with %s", async (status, code) => {
    site.mockResolvedValueOnce(new Response("<h1>No</h1>", { status }));
    await expect(ask()).rejects.toMatchObject({ code });
  });

  it("rejects with unavailable when nothing answers", async () => {
    site.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  });
});
