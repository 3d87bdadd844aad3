import { randomInt } from "node:crypto";

import { expect } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { test } from "./watched-test.ts";

const { siteUrl } = readE2eEnvironment(process.env);

/** A random client address, as reported by the proxy in front of the site. */
const inventAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`;
const visit = (address: string, path: string, accept = "text/html") =>
  fetch(siteUrl + path, { headers: { "x-forwarded-for": address, accept } });
const flood = (tellAddress: () => string, write: (turn: number) => string) =>
  Promise.all(Array.from({ length: 60 }, (_, turn) => visit(tellAddress(), write(turn))));
const listing = (turn: number) => `/?q=tides+${turn}+${randomInt(1_000_000)}`;

test("a visitor who floods the listing has to wait, and other visitors do not", async () => {
  const [flooder, reader] = [inventAddress(), inventAddress()];
  const flooding = flood(() => flooder, listing);
  expect((await visit(reader, "/")).status).toBe(200);
  const refused = (await flooding).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  const [first] = refused;
  expect(first?.headers.get("retry-after")).toBe("5");
  expect(await first?.text()).toContain("<h1>Too many requests</h1>");
});

test("a visitor who forges forwarded IP addresses still counts as one visitor", async () => {
  const flooder = inventAddress();
  const answers = await flood(() => `${inventAddress()}, ${flooder}`, listing);
  expect(answers.map(({ status }) => status)).toContain(429);
});

test("a visitor who flooded is let in again after waiting", async () => {
  const flooder = inventAddress();
  await flood(() => flooder, listing);
  await expect.poll(async () => (await visit(flooder, listing(0))).status).toBe(200);
});

test("a crowd requesting the same list at once is served, even from one IP address", async () => {
  const address = inventAddress();
  const answers = await flood(
    () => address,
    () => "/?q=engineer",
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
