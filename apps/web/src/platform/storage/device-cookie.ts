const DAY_SECONDS = 24 * 3600;
/** The longest that browsers keep a cookie. */
const MAX_DAYS = 400;

/** This device's cookie of that name, still escaped; undefined if there is none. */
export function readDeviceCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = readCookies()
    .split("; ")
    .find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}

// Newer browsers report changes by other tabs and the server.
const isFollowed = typeof cookieStore !== "undefined";
let cookies: string | undefined;

/**
 * Reading cookies is a call to another process, which a tap would wait for. So they are kept, and read again when the
 * browser reports a change. Browsers that report none are asked once per task.
 */
function readCookies(): string {
  if (!isFollowed) queueMicrotask(() => (cookies = undefined));
  return (cookies ??= document.cookie);
}

// Not read yet: in Chromium, `document.cookie` may still be the old one while the change is reported.
const forgetCookies = () => (cookies = undefined);

if (isFollowed) {
  cookieStore.addEventListener("change", forgetCookies);
  // Pages in the back/forward cache are told nothing, and those in the background only later.
  document.addEventListener("visibilitychange", forgetCookies);
}

/**
 * Keeps a device setting in a cookie, so that the server knows it too. `text` may hold no `;`, space or comma.
 *
 * @example writeDeviceCookie("theme", "dark");
 */
export function writeDeviceCookie(name: string, text: string, days = MAX_DAYS): void {
  document.cookie = formatDeviceCookie(name, text, location.protocol === "https:", days);
  cookies = undefined;
}

/** The cookie as a server response writes it; an empty text deletes it. */
export function formatDeviceCookie(
  name: string,
  text: string,
  isSecure: boolean,
  days = text === "" ? -1 : MAX_DAYS,
): string {
  return `${name}=${text}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** Deletes this device's cookie of that name. */
export function forgetDeviceCookie(name: string): void {
  writeDeviceCookie(name, "", -1);
}
