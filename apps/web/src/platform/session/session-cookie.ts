/**
 * With this prefix browsers accept the cookie from this host only, for all paths and over https: no other host can set
 * it.
 */
export const SESSION_COOKIE = "__Host-session";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/**
 * A random id that only shows that this browser was here before, so that its next sign-in sends no e-mail. It grants
 * nothing.
 */
export const DEVICE_COOKIE = "__Host-device";

/** Hidden from scripts, and not sent with requests that other sites start. */
export const SESSION_COOKIE_ATTRIBUTES = {
  path: "/",
  maxAge: THIRTY_DAYS_SECONDS,
  httpOnly: true,
  secure: true,
  sameSite: "strict",
} as const;

/** The longest that browsers keep a cookie. */
export const DEVICE_COOKIE_ATTRIBUTES = { ...SESSION_COOKIE_ATTRIBUTES, maxAge: 400 * 24 * 60 * 60 } as const;
