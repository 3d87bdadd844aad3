import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";

export type LockedPackage = { readonly name: string; readonly version: string };

/** Every package `pnpm-lock.yaml` can install, of whatever platform. */
export function readLockedPackages(): LockedPackage[] {
  return parseLockedPackages(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
}

/**
 * The keys of the lockfile's `packages`: what everything else in it refers to.
 * @example parseLockedPackages("packages:\n\n  zod@4.6.7:\n    resolution: {}\n") // [{ name: "zod", version: "4.6.7" }]
 */
export function parseLockedPackages(lockfile: string): LockedPackage[] {
  const packages = lockfile.split(/^packages:$/m)[1]?.split(/^\S/m)[0] ?? "";
  return [...packages.matchAll(/^ {2}'?(@?[^@'\s]+)@([^'\s]+?)'?:$/gm)].map(
    ([, name = "", version = ""]) => ({
      name,
      version,
    }),
  );
}
