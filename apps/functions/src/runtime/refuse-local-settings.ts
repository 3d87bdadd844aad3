type Variables = Readonly<Record<string, string | undefined>>;

/** An emulator, or a local fake of Stripe or the mail service. */
const LOCAL_SERVICE = /^FUNCTIONS_EMULATOR$|_EMULATOR_HOST$|^(?:STRIPE|EMAIL)_API_BASE$/;
/** Keys of Stripe's test mode, and those that the local stack makes up. */
const TEST_KEY = /^\s*(?:[spr]k_test_|whsec_localkey|re_local_)/;

/**
 * Emulators take unsigned tokens and check nothing, a local fake of Stripe or the mail service would be handed its secret
 * key, and a test key gives Pro to whoever pays with a test card: so a deployed function that has one of them set must
 * not serve. Cloud Run sets `K_SERVICE` and `K_CONFIGURATION`; the local suite sets the first too, and marks itself with
 * `FUNCTIONS_EMULATOR`. A deployment to try payments on says so by `ALLOW_TEST_KEYS`.
 *
 * @throws Error that begins with a code, `local-service` or `test-key`, and names the variables, never their values.
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
