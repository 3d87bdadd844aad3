const NAMES: ReadonlySet<string> = new Set([
  "source",
  "medium",
  "campaign",
  "content",
  "term",
  "ref",
  "referrer",
  "fbclid",
  "gclid",
]);
const UTM = /^utm_[a-z0-9_]{1,32}$/;
const MAX_PARAMS = 20;
const MAX_VALUE = 512;

/**
 * The marketing parameters of a landing address, in their order: utm_*, source, medium, campaign, content,
 * term, ref, referrer, fbclid, gclid. The first of a repeated name counts. At most 20, and none longer than
 * 512 characters (dropped, for half a click id is worth nothing).
 *
 * @example pickMarketingParams(new URLSearchParams("utm_source=x&page=2")).toString(); // => "utm_source=x"
 */
export function pickMarketingParams(params: URLSearchParams): URLSearchParams {
  const picked = new URLSearchParams();
  for (const [name, value] of params) {
    if (picked.size === MAX_PARAMS) break;
    if (value === "" || value.length > MAX_VALUE || picked.has(name)) continue;
    if (NAMES.has(name) || UTM.test(name)) picked.set(name, value);
  }
  return picked;
}

/**
 * A link that carries the marketing parameters of `params` on. What the link already says wins, its other
 * parameters stay as they are written, its fragment stays last. Works on absolute and relative links; only
 * http and https ones are touched, so `mailto:` comes back unchanged, and so does a link within the page (`#apply`):
 * a query of its own would take the page's away. Doing it twice changes nothing.
 *
 * @example
 * withMarketingParams("/jobs/a-1?page=2#apply", new URLSearchParams("utm_source=x")); // => "/jobs/a-1?page=2&utm_source=x#apply"
 */
export function withMarketingParams(url: string, params: URLSearchParams): string {
  if (params.size === 0) return url;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^https?:/i.test(url)) return url;
  if (url === "" || url.startsWith("#")) return url;
  const [, path = "", query = "", hash = ""] = PARTS.exec(url) ?? [];
  const own = new URLSearchParams(query);
  const added = pickMarketingParams(params);
  for (const name of own.keys()) added.delete(name);
  if (added.size === 0) return url;
  const joint = query === "" || query.endsWith("&") ? "" : "&";
  return `${path}?${query}${joint}${added}${hash}`;
}

const PARTS = /^([^?#]*)\??([^#]*)(.*)$/s;
