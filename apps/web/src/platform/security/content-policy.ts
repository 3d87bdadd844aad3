import type { WebEnv } from "../env.ts";

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy of a page, `docs/decisions/0012-content-policy.md`: scripts run by the nonce of this one
 * answer, or because such a script loads them, and what is not named here is not to be had.
 *
 * @example writeContentPolicy(readEnv(), makeNonce()); // "default-src 'none'; script-src 'nonce-…"
 */
export function writeContentPolicy(env: WebEnv, nonce: string): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isRebuilding(env) ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", ...(isRebuilding(env) ? ["'unsafe-inline'"] : [])],
    "font-src": ["'self'"],
    // Companies' logos and the pictures of their postings come through this site (`imagePath`).
    "img-src": ["'self'", ...(env.TRACKING_PIXEL_ID === undefined ? [] : [env.TRACKING_PIXEL_URL])],
    "connect-src": ["'self'", ...listBackend(env)],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isAppCheckOn(env) && {
      "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    }),
    ...(!isRebuilding(env) && nameSinkPolicies(env)),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** A nonce: 128 bits that nobody can foresee. */
export function makeNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
}

/** The nonce that a policy as `writeContentPolicy` wrote it lets scripts run by, if any. */
export function readNonce(policy: string): string | undefined {
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

/** All that pages ask the backend by: real addresses in production, and never an emulator's. */
function listBackend(env: WebEnv): string[] {
  if (env.FARWORK_ENV === "local")
    return [env.FIREBASE_AUTH_EMULATOR_HOST, env.FIRESTORE_EMULATOR_HOST, env.FUNCTIONS_EMULATOR_HOST].map(
      (address) => `http://${address}`,
    );
  return [
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://firestore.googleapis.com",
    `https://${env.FUNCTIONS_REGION}-${env.FIREBASE_PROJECT_ID}.cloudfunctions.net`,
    ...(isAppCheckOn(env)
      ? ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"]
      : []),
  ];
}

/** Text becomes markup, script or a script's address by the policy of `guard-sinks.ts` alone. */
function nameSinkPolicies(env: WebEnv): Directives {
  // Google's own code has policies of its own, of names that change with it.
  return {
    "require-trusted-types-for": ["'script'"],
    "trusted-types": isAppCheckOn(env) ? ["*"] : ["default"],
  };
}

const isAppCheckOn = (env: WebEnv) => env.APP_CHECK_SITE_KEY !== undefined;

/** Next in development rebuilds traces by eval, writes styles into pages, and its own overlay by text. */
const isRebuilding = (env: WebEnv) => env.NODE_ENV === "development";
