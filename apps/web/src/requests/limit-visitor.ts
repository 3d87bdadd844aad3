/** Requests of one address to one of the site's endpoints, in a minute of one server's. */
const MAX_REQUESTS = 600;
const WINDOW_MS = 60_000;
const asked = { window: 0, requests: new Map<string, number>() };

/**
 * A 429 for who asks too often, nothing for anybody else. Counted in the memory of this server, by the address that the
 * proxy in front wrote last into `x-forwarded-for`; where there is none in front, a visitor can write what they like.
 *
 * @example limitVisitor(request, "session") ?? answer(request);
 */
export function limitVisitor(
  request: Request,
  endpoint: string,
  { now = Date.now(), limit = MAX_REQUESTS }: { readonly now?: number; readonly limit?: number } = {},
): Response | undefined {
  const window = Math.floor(now / WINDOW_MS);
  if (window !== asked.window) Object.assign(asked, { window, requests: new Map() });
  const address = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  const key = `${endpoint} ${address}`;
  const requests = (asked.requests.get(key) ?? 0) + 1;
  if (requests <= limit) {
    asked.requests.set(key, requests);
    return undefined;
  }
  const headers = { "retry-after": "60", "cache-control": "no-store" };
  return Response.json({ error: { code: "resource-exhausted" } }, { status: 429, headers });
}
