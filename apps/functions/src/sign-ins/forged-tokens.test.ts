import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Agent } from "node:https";
import { connect } from "node:net";

import { deleteApp, getApp, initializeApp } from "firebase-admin/app";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { verifyIdToken, verifySessionCookie } from "./verify-token.ts";

// Without an emulator, as those accept unsigned tokens. A local server provides Google's keys and accounts.

const PROJECT = "farwork-real";
const ADA = "ada-1815";
const HOUR = 3600;
const now = Math.floor(Date.now() / 1000);

const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = google.publicKey.export({ type: "spki", format: "pem" }).toString();

type Account = { validSince: number; disabled: boolean };
const account: Account = { validSince: now - HOUR, disabled: false };
let asked: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    const isLookup = request.url?.includes("accounts:lookup") ?? false;
    const user = {
      localId: ADA,
      email: "ada@example.com",
      ...account,
      validSince: String(account.validSince),
    };
    response.end(JSON.stringify(isLookup ? { users: [user] } : { google: publicPem }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const toServer = new Agent();
  // For any host, unencrypted because of certificates.
  toServer.createConnection = () => connect(address.port, "127.0.0.1");
  initializeApp({
    projectId: PROJECT,
    httpAgent: toServer,
    credential: { getAccessToken: async () => ({ access_token: "x", expires_in: HOUR }) },
  });
});
afterAll(async () => {
  await deleteApp(getApp());
  server.close();
});
beforeEach(() => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  asked = [];
  Object.assign(account, { validSince: now - HOUR, disabled: false });
});

type Form = { header?: object; claims?: object; key?: KeyObject };
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const signed = ({ header, claims, key = google.privateKey }: Form, issuer: string) => {
  const body = `${encode({ alg: "RS256", kid: "google", typ: "JWT", ...header })}.${encode({
    iss: `${issuer}/${PROJECT}`,
    aud: PROJECT,
    sub: ADA,
    user_id: ADA,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + HOUR,
    ...claims,
  })}`;
  return `${body}.${sign("RSA-SHA256", Buffer.from(body), key).toString("base64url")}`;
};
const cookie = (form: Form = {}) => signed(form, "https://session.firebase.google.com");
const idToken = (form: Form = {}) => signed(form, "https://securetoken.google.com");
const withoutSignature = (token: string) => token.slice(0, token.lastIndexOf(".") + 1);
/** Signed with the public key as if it were a shared secret. */
function withPublicKeyAsSecret(token: string): string {
  const [, claims = ""] = token.split(".");
  const body = `${encode({ alg: "HS256", kid: "google", typ: "JWT" })}.${claims}`;
  return `${body}.${createHmac("sha256", publicPem).update(body).digest("base64url")}`;
}
function withOtherClaims(token: string): string {
  const [header, claims = "", signature] = token.split(".");
  const own: object = JSON.parse(Buffer.from(claims, "base64url").toString());
  return `${header}.${encode({ ...own, sub: "bob", user_id: "bob" })}.${signature}`;
}

const KINDS = [
  { name: "a session cookie", make: cookie, verify: verifySessionCookie, other: idToken },
  { name: "an ID token", make: idToken, verify: verifyIdToken, other: cookie },
];

describe.each(KINDS)("$name, without an emulator,", ({ make, verify, other }) => {
  const FORGERIES: readonly [string, () => string][] = [
    ["says it needs no signature", () => withoutSignature(make({ header: { alg: "none" } }))],
    [
      "is what an emulator gives out",
      () => withoutSignature(make({ header: { alg: "none", kid: undefined } })),
    ],
    ["has lost its signature", () => withoutSignature(make())],
    ["was signed by somebody else", () => make({ key: stranger.privateKey })],
    ["names a key that Google has not", () => make({ header: { kid: "other" }, key: stranger.privateKey })],
    ["names no key", () => make({ header: { kid: undefined } })],
    ["was signed with the public key as a secret", () => withPublicKeyAsSecret(make())],
    ["claims to be another's under its signature", () => withOtherClaims(make())],
    ["has expired", () => make({ claims: { exp: now - 1 } })],
    ["is another project's", () => make({ claims: { aud: "farwork-fake" } })],
    ["has another issuer", () => make({ claims: { iss: `https://evil.example/${PROJECT}` } })],
    ["is of the other kind", () => other()],
    ["is nobody's", () => make({ claims: { sub: "" } })],
    ["is somebody's whose number is no text", () => make({ claims: { sub: 7 } })],
  ];

  it("is accepted if issued by Google", async () => {
    expect((await verify(make())).uid).toBe(ADA);
    expect(asked.some((url) => url.includes("accounts:lookup"))).toBe(true);
  });

  it.each(FORGERIES)("is rejected if it %s, without looking up an account", async (_, forge) => {
    await expect(verify(forge())).rejects.toMatchObject({ code: "unauthenticated" });
    expect(asked.filter((url) => url.includes("accounts:lookup"))).toEqual([]);
  });

  it("is rejected once its sessions were revoked", async () => {
    account.validSince = now;
    await expect(verify(make())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is rejected once its account is disabled", async () => {
    account.disabled = true;
    await expect(verify(make())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
