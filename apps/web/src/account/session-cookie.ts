/** The only name of a cookie that Firebase Hosting passes on to a server behind it. */
export const SESSION_COOKIE = "__session";
