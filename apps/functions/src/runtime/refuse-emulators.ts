const LOCAL_ONLY = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "STRIPE_API_BASE"];

/**
 * Emulators take unsigned tokens and check nothing, and a stand-in for Stripe would be handed its secret key, so a
 * deployed function that is pointed at one must not serve. Cloud Run sets `K_SERVICE`; the local suite does too, and marks itself with `FUNCTIONS_EMULATOR`.
 *
 * @throws Error naming the variable to remove.
 */
export function refuseEmulatorsInProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (!env["K_SERVICE"] || env["FUNCTIONS_EMULATOR"] === "true") return;
  const set = LOCAL_ONLY.filter((name) => env[name]);
  if (set.length > 0) throw new Error(`Deployed with ${set.join(" and ")} set: remove it and deploy again.`);
}
