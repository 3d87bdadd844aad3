import type { WebEnv } from "../env.ts";

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy of a page (`docs/decisions/0012-content-policy.md`): scripts run by this response's
 * nonce, or when such a script loads them; anything not listed is blocked.
 *
 * @example writeContentPolicy(readEnv(), makeNonce()); // "default-src 'none'; script-src 'nonce-…"
 */
export function writeContentPolicy(env: WebEnv, nonce: string): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isRebuilding(env) ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", ...(isRebuilding(env) ? ["'unsafe-inline'"] : [])],
    "font-src": ["'self'"],
    // Logos and images in postings come through this site (`imagePath`).
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

/** A nonce: 128 random bits. */
export function makeNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
}

/** The nonce in a policy by `writeContentPolicy`, if any. */
export function readNonce(policy: string): string | undefined {
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

/** The backend's addresses that pages connect to: in production never an emulator. */
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

/** Only the policy of `guard-sinks.ts` may turn text into markup, scripts or script URLs. */
function nameSinkPolicies(env: WebEnv): Directives {
  // Google's code creates policies of its own, under changing names.
  return {
    "require-trusted-types-for": ["'script'"],
    "trusted-types": isAppCheckOn(env) ? ["*"] : ["default"],
  };
}

const isAppCheckOn = (env: WebEnv) => env.APP_CHECK_SITE_KEY !== undefined;

/** In development Next evaluates code, injects styles and writes its overlay as text. */
const isRebuilding = (env: WebEnv) => env.NODE_ENV === "development";
