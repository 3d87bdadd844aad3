type Variables = Readonly<Record<string, string | undefined>>;

/** An emulator, or a local fake of Stripe or the email service. */
const LOCAL_SERVICE = /^FUNCTIONS_EMULATOR$|_EMULATOR_HOST$|^(?:STRIPE|EMAIL)_API_BASE$/;
/** Keys of Stripe's test mode and of the local stack. */
const TEST_KEY = /^\s*(?:[spr]k_test_|whsec_localkey|re_local_)/;

/**
 * Emulators accept unsigned tokens, a local fake of Stripe or the email service would get its secret key, and a test
 * key gives Pro to anyone with a test card, so a deployed function must not start with any of these. Cloud Run sets
 * `K_SERVICE` and `K_CONFIGURATION`; the emulators only set the former, along with `FUNCTIONS_EMULATOR`. Set
 * `ALLOW_TEST_KEYS` to try payments in a deployment.
 *
 * @throws Error that starts with a code, `local-service` or `test-key`, and names the variables, never their values.
 */
export function refuseLocalSettings(env: Variables): void {
  const isEmulated = env["FUNCTIONS_EMULATOR"] === "true" && !env["K_CONFIGURATION"];
  if (!env["K_SERVICE"] || isEmulated) return;
  const set = Object.keys(env).filter((name) => env[name]);
  refuse(
    "local-service",
    set.filter((name) => LOCAL_SERVICE.test(name)),
  );
  if (env["ALLOW_TEST_KEYS"] === "true") return;
  refuse(
    "test-key",
    set.filter((name) => TEST_KEY.test(env[name] ?? "")),
  );
}

function refuse(code: "local-service" | "test-key", names: readonly string[]): void {
  if (names.length > 0)
    throw new Error(`${code}: deployed with ${names.join(" and ")} set: remove it and deploy again.`);
}
