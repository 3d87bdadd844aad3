/** The end-to-end tests' information about the board started for them. */
export type E2eEnvironment = {
  readonly siteUrl: string;
  /** The installed browser; Playwright's own if undefined. */
  readonly browserPath: string | undefined;
  readonly demoAccount: { readonly email: string; readonly password: string };
  readonly project: string;
  /** The addresses of the emulators, as `host:port`. */
  readonly emulators: { readonly auth: string; readonly firestore: string; readonly functions: string };
};

/**
 * Reads the runner's environment variables. The emulators' addresses use the names of the Firebase SDKs.
 * @throws Error if the tests were started without a board.
 */
export function readE2eEnvironment(env: NodeJS.ProcessEnv): E2eEnvironment {
  return {
    siteUrl: need(env, "SITE_URL"),
    browserPath: env["FARWORK_BROWSER"] || undefined,
    demoAccount: { email: need(env, "DEMO_EMAIL"), password: need(env, "DEMO_PASSWORD") },
    project: need(env, "GCLOUD_PROJECT"),
    emulators: {
      auth: need(env, "FIREBASE_AUTH_EMULATOR_HOST"),
      firestore: need(env, "FIRESTORE_EMULATOR_HOST"),
      functions: need(env, "FUNCTIONS_EMULATOR_HOST"),
    },
  };
}

function need(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is not set: run pnpm test:e2e, which starts the board these tests visit.`);
  return value;
}
