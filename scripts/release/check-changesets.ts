// Part of `pnpm check`: whoever changes what the published packages are made of has to tell their users.
import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { evaluateChangesets } from "./evaluate-changesets.ts";

try {
  // A pull request's target, else the branch that all go to.
  const base = `origin/${process.env["GITHUB_BASE_REF"] || "main"}`;
  console.log(await evaluateChangesets(root, base, process.env["GITHUB_ACTIONS"] === "true"));
} catch (error) {
  reportFailure(error);
}
