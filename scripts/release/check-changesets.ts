// Part of `pnpm check`: changes to the published packages need a changeset.
import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { evaluateChangesets } from "./evaluate-changesets.ts";

try {
  // A pull request's target, or else the main branch.
  const base = `origin/${process.env["GITHUB_BASE_REF"] || "main"}`;
  console.log(await evaluateChangesets(root, base, process.env["GITHUB_ACTIONS"] === "true"));
} catch (error) {
  reportFailure(error);
}
