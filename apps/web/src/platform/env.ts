import * as z from "zod/mini";

const HostAndPort = z
  .string("expected host:port")
  .check(z.regex(/^[a-z0-9.-]+:\d{1,5}$/i, "expected host:port"));
const Text = z.string("expected a value");
const EMULATOR_VARIABLES = [
  "FIREBASE_AUTH_EMULATOR_HOST",
  "FIRESTORE_EMULATOR_HOST",
  "FUNCTIONS_EMULATOR_HOST",
] as const;

const shared = {
  /** "development" enables hot reload. */
  NODE_ENV: z._default(Text, "production"),
  PORT: z._default(
    z.coerce.number("expected a number").check(z.int("expected a whole number"), z.gte(0), z.lte(65_535)),
    3000,
  ),
  /** The address to listen on; all addresses by default. */
  HOST: z.optional(Text),
  FIREBASE_PROJECT_ID: Text,
  FIREBASE_API_KEY: Text,
  FUNCTIONS_REGION: z._default(Text, "us-central1"),
  SITE_URL: z.url({ protocol: /^https?$/, error: "expected an address such as https://farwork.example" }),
  // Shared with the functions. Without it they limit this server's calls like anybody's.
  SITE_SECRET: z.optional(z.string().check(z.minLength(16, "expected 16 characters or more"))),
  // Each proxy appends the address it saw to `x-forwarded-for`; with none in front, the header is ignored.
  PROXIES_IN_FRONT: z._default(
    z.coerce.number("expected a number").check(z.int("expected a whole number"), z.gte(0), z.lte(9)),
    1,
  ),
  // Without a key, browsers send no App Check tokens; with one, they also need the app's id.
  APP_CHECK_SITE_KEY: z.optional(Text),
  FIREBASE_APP_ID: z.optional(Text),
  // Without an id there is no pixel and no consent prompt.
  TRACKING_PIXEL_ID: z.optional(
    z.string().check(z.regex(/^[\w-]{1,64}$/, "expected letters, digits, _ and -")),
  ),
  TRACKING_PIXEL_URL: z._default(
    z.url({ protocol: /^https?$/, error: "expected an address such as https://pixel.example/tr" }),
    "https://www.facebook.com/tr",
  ),
};

// Locally all three are required: with one missing, the app would silently use the real service.
const LocalEnv = z.object({
  FARWORK_ENV: z.literal("local"),
  ...shared,
  FIREBASE_AUTH_EMULATOR_HOST: HostAndPort,
  FIRESTORE_EMULATOR_HOST: HostAndPort,
  FUNCTIONS_EMULATOR_HOST: HostAndPort,
});
// Emulators accept unsigned tokens, so a production start with one configured must refuse.
const LOCAL_ONLY = "is for FARWORK_ENV=local only; unset it";
const Refused = z.optional(z.never(LOCAL_ONLY));
const ProductionEnv = z.object({
  FARWORK_ENV: z.literal("production"),
  ...shared,
  FIREBASE_AUTH_EMULATOR_HOST: Refused,
  FIRESTORE_EMULATOR_HOST: Refused,
  FUNCTIONS_EMULATOR_HOST: Refused,
});
const WebEnv = z.discriminatedUnion("FARWORK_ENV", [LocalEnv, ProductionEnv]);

/** The web server's environment. Only this file reads `process.env`. */
export type WebEnv = z.infer<typeof WebEnv>;

let known: WebEnv | undefined;

/**
 * The server's environment, validated on first use and cached. Throws as `parseEnv` does.
 *
 * @example readEnv().SITE_URL; // "http://localhost:3000"
 */
export function readEnv(): WebEnv {
  return (known ??= parseEnv(process.env));
}

/** Validates an environment. Throws one Error that names every wrong variable. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): WebEnv {
  const stated = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = WebEnv.safeParse(stated);
  if (parsed.success) return parsed.data;
  throw refuseStart(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
}

/** The secret shared with the functions, read separately because every call to them needs it. */
export function readSiteSecret(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return variables["SITE_SECRET"] || undefined;
}

/** Any emulator, including those this server never uses. */
const EMULATOR = /_EMULATOR_HOST$/;
/** A Stripe test key, or one made up by the local stack. This server needs neither. */
const TEST_KEY = /^\s*(?:[spr]k_test_|whsec_localkey|re_local_)/;

/**
 * A start-up check beyond the schema: production has no emulator variables and no test keys. Throws an Error that lists
 * each such variable with a code, `local-service` or `test-key`.
 */
export function refuseLocalSettings(variables: Readonly<Record<string, string | undefined>> = process.env) {
  if (variables["FARWORK_ENV"] !== "production") return;
  const faults = Object.entries(variables).flatMap(([name, value = ""]) => {
    if (EMULATOR.test(name) && value !== "") return [`${name}: local-service: ${LOCAL_ONLY}`];
    return TEST_KEY.test(value) ? [`${name}: test-key: ${LOCAL_ONLY}`] : [];
  });
  if (faults.length > 0) throw refuseStart(faults);
}

function refuseStart(faults: readonly string[]): Error {
  return new Error(
    `The web app cannot start, its environment is wrong:\n${faults.map((fault) => `  ${fault}\n`).join("")}` +
      `FARWORK_ENV is "local" (with ${EMULATOR_VARIABLES.join(", ")}) or "production" (without them).`,
  );
}
