import { expect, it } from "vitest";

import { saysRemote } from "./says-remote.ts";

it.each([
  "Remote",
  "Remote - EMEA",
  "Berlin; Remote (Spain)",
  "London (Hybrid); Remote",
  "Anywhere",
  "Home-based, Peru",
])("takes '%s' for remote work", (place) => {
  expect(saysRemote([place])).toBe(true);
});

it.each([
  "Hybrid - London",
  "Remote/Hybrid - Lyon",
  "London",
  "On-site, not remote",
  "Remo, Italy",
  "",
  "Oslo; Lima",
])("takes '%s' for none", (place) => {
  expect(saysRemote([place])).toBe(false);
});
