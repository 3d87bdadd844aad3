/** The only name of a cookie that Firebase Hosting passes on to a server behind it. */
export const SESSION_COOKIE = "__session";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** How the browser keeps it: out of scripts' reach, and from every request that another site began. */
export const SESSION_COOKIE_ATTRIBUTES = {
  path: "/",
  maxAge: THIRTY_DAYS_SECONDS,
  httpOnly: true,
  secure: true,
  sameSite: "strict",
} as const;
