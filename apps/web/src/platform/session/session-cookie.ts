/**
 * By this prefix browsers take the cookie from this host alone, for all of it and by https: no other host can set it.
 */
export const SESSION_COOKIE = "__Host-session";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/**
 * Random, and says nothing but that this browser was here before: an account that was used in it sends no mail of the
 * next sign-in. Nothing is allowed for it.
 */
export const DEVICE_COOKIE = "__Host-device";

/** How the browser keeps it: out of scripts' reach, and from every request that another site began. */
export const SESSION_COOKIE_ATTRIBUTES = {
  path: "/",
  maxAge: THIRTY_DAYS_SECONDS,
  httpOnly: true,
  secure: true,
  sameSite: "strict",
} as const;

/** The longest that browsers keep a cookie. */
export const DEVICE_COOKIE_ATTRIBUTES = { ...SESSION_COOKIE_ATTRIBUTES, maxAge: 400 * 24 * 60 * 60 } as const;
