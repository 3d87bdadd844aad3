const DAY_SECONDS = 24 * 3600;
/** As long as browsers keep any. */
const MAX_DAYS = 400;

/** The text that this device's cookie of that name holds, escaped as it was written; undefined where there is none. */
export function readDeviceCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = readCookies()
    .split("; ")
    .find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}

let lastRead: string | undefined;

/** A browser keeps its cookies in another process: what asks for several at once, as all entries of a list do, waits once. */
function readCookies(): string {
  if (lastRead === undefined) {
    lastRead = document.cookie;
    queueMicrotask(() => (lastRead = undefined));
  }
  return lastRead;
}

/**
 * Keeps a setting of this device for so many days after today, in a cookie so that the server knows it too. `text` may
 * hold no `;`, space or comma.
 *
 * @example writeDeviceCookie("theme", "dark");
 */
export function writeDeviceCookie(name: string, text: string, days = MAX_DAYS): void {
  document.cookie = formatDeviceCookie(name, text, location.protocol === "https:", days);
  lastRead = undefined;
}

/** The same as a server's answer writes it; an empty text takes it out. */
export function formatDeviceCookie(
  name: string,
  text: string,
  isSecure: boolean,
  days = text === "" ? -1 : MAX_DAYS,
): string {
  return `${name}=${text}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** Takes the cookie of that name out of this device. */
export function forgetDeviceCookie(name: string): void {
  writeDeviceCookie(name, "", -1);
}
