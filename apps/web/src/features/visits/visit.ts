/** `current` is the last page view of this visit, `previous` that of the visit before. */
export type Visit = { readonly previous: Date | undefined; readonly current: Date };

/** A cookie, so that the server can mark what is new. */
export const VISIT_COOKIE = "visit";

const MINUTE_MS = 60 * 1000;
const VISIT_ENDS_MS = 30 * MINUTE_MS;

/**
 * The visit after viewing a page now, given the cookie before: half an hour without a page ends a visit. With no cookie
 * or a malformed one, it is the first.
 */
export function continueVisit(cookie: string | undefined, now: Date): Visit {
  const known = parseVisit(cookie);
  if (!known || known.current > now) return { previous: undefined, current: now };
  const isOver = now.getTime() - known.current.getTime() > VISIT_ENDS_MS;
  return { previous: isOver ? known.current : known.previous, current: now };
}

/**
 * The cookie's value: both moments in seconds since 1970, each the start of its minute.
 *
 * @example formatVisit({ previous: undefined, current: new Date(119_000) }); // ".60"
 */
export function formatVisit({ previous, current }: Visit): string {
  return [previous, current].map((at) => (at ? Math.floor(at.getTime() / MINUTE_MS) * 60 : "")).join(".");
}

function parseVisit(cookie = ""): Visit | undefined {
  const [, before, last] = /^(\d{9,11})?\.(\d{9,11})$/.exec(cookie) ?? [];
  if (last === undefined) return undefined;
  const [previous, current] = [before, last].map((text) => text && new Date(Number(text) * 1000));
  if (!current || (previous && previous >= current)) return undefined;
  return { previous: previous || undefined, current };
}
