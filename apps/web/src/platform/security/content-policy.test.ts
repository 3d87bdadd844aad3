import { describe, expect, it } from "vitest";

import { local, production } from "../../testing/environments.ts";
import { parseEnv } from "../env.ts";
import { makeNonce, writeContentPolicy } from "./content-policy.ts";

const write = (variables: Record<string, string>) => writeContentPolicy(parseEnv(variables), "abc");
const directive = (name: string, variables: Record<string, string>) =>
  write(variables)
    .split("; ")
    .find((written) => written.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("a page's content policy", () => {
  it("runs scripts by the response's nonce only, and forbids what it does not name", () => {
    expect(write(production)).toBe(
      "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; font-src 'self'; " +
        "img-src 'self'; connect-src 'self' https://identitytoolkit.googleapis.com " +
        "https://securetoken.googleapis.com https://firestore.googleapis.com " +
        "https://us-central1-farwork.cloudfunctions.net; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it("names emulators locally, and no real backend", () => {
    expect(directive("connect-src", local)).toBe(
      "'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001",
    );
  });

  it("names the tracking pixel where there is one", () => {
    const pixel = { TRACKING_PIXEL_ID: "1", TRACKING_PIXEL_URL: "http://127.0.0.1:9/tr" };
    expect(directive("img-src", { ...local, ...pixel })).toBe("'self' http://127.0.0.1:9/tr");
  });

  it("allows Google's frame and policies only when App Check is on", () => {
    expect(directive("frame-src", production)).toBeUndefined();
    const watched = { ...production, APP_CHECK_SITE_KEY: "key", FIREBASE_APP_ID: "1:2:web:3" };
    expect(directive("frame-src", watched)).toContain("https://www.google.com/recaptcha/");
    expect(directive("connect-src", watched)).toContain("https://content-firebaseappcheck.googleapis.com");
    expect(directive("trusted-types", watched)).toBe("*");
  });

  it("is laxer in development", () => {
    const rebuilding = write({ ...local, NODE_ENV: "development" });
    expect(rebuilding).toContain("'unsafe-eval'");
    expect(rebuilding).not.toContain("trusted-types");
    expect(write(local)).not.toContain("unsafe");
  });
});

it("a nonce has 128 bits, in the form Next reads, and differs for each response", () => {
  const nonces = Array.from({ length: 50 }, makeNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});
