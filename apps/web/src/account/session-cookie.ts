/**
 * By this prefix browsers take the cookie from this host alone, for all of it and by https: no other host can set it.
 */
export const SESSION_COOKIE = "__Host-session";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** How the browser keeps it: out of scripts' reach, and from every request that another site began. */
export const SESSION_COOKIE_ATTRIBUTES = {
  path: "/",
  maxAge: THIRTY_DAYS_SECONDS,
  httpOnly: true,
  secure: true,
  sameSite: "strict",
} as const;
