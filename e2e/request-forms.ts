/** A way to request a URL: those of Next's client code, and known bypasses of other servers' guards. */
export type RequestForm = {
  readonly name: string;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The requested URL instead of the page's own. */
  readonly address?: (path: string) => string;
};

const PARTS = { rsc: "1" };
const ACTION = "40".padEnd(42, "a");

/** Requests of browsers: pages, their parts, prefetches, and actions. */
export const BROWSER_FORMS: readonly RequestForm[] = [
  { name: "a page" },
  { name: "a page's head", method: "HEAD" },
  { name: "parts", headers: PARTS },
  { name: "parts by their address", headers: PARTS, address: (path) => `${path}?_rsc=1a2b3` },
  { name: "parts ahead", headers: { ...PARTS, "next-router-prefetch": "1" } },
  { name: "parts ahead, as they run", headers: { ...PARTS, "next-router-prefetch": "2" } },
  ...["/_tree", "/_full", "/__PAGE__", "/_index"].map((segment) => ({
    name: `the segment ${segment} ahead`,
    headers: { ...PARTS, "next-router-prefetch": "1", "next-router-segment-prefetch": segment },
  })),
  { name: "an action", method: "POST", headers: { "next-action": ACTION }, body: "[]" },
  {
    name: "an action of a form",
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${ACTION}"\r\n\r\n\r\n--x--\r\n`,
  },
];

const subrequest = (name: string) => ({ "x-middleware-subrequest": Array(5).fill(name).join(":") });

/** Known bypasses of guards: in other frameworks, proxies, or earlier versions of Next. */
export const BYPASS_FORMS: readonly RequestForm[] = [
  { "x-middleware-subrequest": "pages/_middleware" },
  subrequest("middleware"),
  subrequest("src/middleware"),
  subrequest("proxy"),
  subrequest("src/proxy"),
  { "x-middleware-rewrite": "/account" },
  { "x-middleware-next": "1" },
  { "x-middleware-invoke": "1", "x-middleware-prefetch": "1" },
  { "x-middleware-set-cookie": "__Host-session=1" },
  { "x-nextjs-data": "1" },
  { "x-nextjs-rewritten-path": "/account", "x-nextjs-matched-path": "/account" },
  { "x-matched-path": "/account", "x-now-route-matches": "1=account" },
  { "x-invoke-path": "/account", "x-invoke-status": "200", "x-invoke-query": "{}" },
  { "x-prerender-revalidate": "1", "x-prerender-revalidate-if-generated": "1" },
  { "next-resume": "1" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-for": "127.0.0.1" },
  { "x-original-url": "/account", "x-rewrite-url": "/account", "x-override-url": "/account" },
  { "x-http-method-override": "GET", "x-forwarded-prefix": "/account" },
].map((headers) => ({ name: Object.entries(headers).flat().join(" "), headers }));

/** The same pages under Next's URLs for their parts. */
export const ADDRESS_FORMS: readonly RequestForm[] = [
  { name: "parts as a file", address: (path) => `${path}.rsc` },
  { name: "a segment as a file", address: (path) => `${path}.segments/_tree.segment.rsc` },
  { name: "data of the pages' router", address: (path) => `/_next/data/build${path}.json` },
  { name: "an image", address: (path) => `/_next/image?w=640&q=75&url=${encodeURIComponent(path)}` },
  { name: "twice the slash", address: (path) => `/${path}` },
  { name: "a slash at its end", address: (path) => `${path}/` },
  { name: "another host's name", address: (path) => `http://evil.example${path}` },
];
