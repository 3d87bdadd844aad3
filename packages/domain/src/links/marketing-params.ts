const NAME = /^(?:utm_[a-z0-9_]{1,32}|source|medium|campaign|content|term|ref|referrer|fbclid|gclid)$/;
const MAX_PARAMS = 20;
const MAX_VALUE = 512;

/**
 * The marketing parameters of a landing URL, in order: utm_*, source, medium, campaign, content, term, ref, referrer,
 * fbclid, gclid. The first of a repeated name wins. At most 20; those longer than 512 characters are dropped, as half a
 * click id is useless.
 *
 * @example pickMarketingParams(new URLSearchParams("utm_source=x&page=2")).toString(); // => "utm_source=x"
 */
export function pickMarketingParams(params: URLSearchParams): URLSearchParams {
  const picked = new URLSearchParams();
  for (const [name, value] of params) {
    if (picked.size === MAX_PARAMS) break;
    if (value === "" || value.length > MAX_VALUE || picked.has(name)) continue;
    if (NAME.test(name)) picked.set(name, value);
  }
  return picked;
}

/**
 * Adds the marketing parameters of `params` to a link. Existing parameters take precedence and are kept as written; the
 * fragment stays last. Works with absolute and relative links. Only changes http and https links, so `mailto:` is
 * unchanged, and so are links within the page (`#apply`), where a query would replace the page's. Idempotent.
 *
 * @example
 * withMarketingParams("/jobs/a-1?page=2#apply", new URLSearchParams("utm_source=x")); // => "/jobs/a-1?page=2&utm_source=x#apply"
 */
export function withMarketingParams(url: string, params: URLSearchParams): string {
  if (params.size === 0) return url;
  if (UNCHANGED.test(url)) return url;
  const [, path = "", query = "", hash = ""] = PARTS.exec(url) ?? [];
  const own = new URLSearchParams(query);
  const added = pickMarketingParams(params);
  for (const name of own.keys()) added.delete(name);
  if (added.size === 0) return url;
  const joint = query === "" || query.endsWith("&") ? "" : "&";
  return `${path}?${query}${joint}${added}${hash}`;
}

/** Links with other schemes, within the page, and to it. */
const UNCHANGED = /^(?:(?!https?:)[a-z][a-z0-9+.-]*:|#|$)/i;
const PARTS = /^([^?#]*)\??([^#]*)(.*)$/s;
