/** A URL that is safe to link, normalised as by browsers, and its host. */
export type SafeLink = { readonly href: string; readonly host: string };

/** Also bounds the cost of patterns for URLs. */
export const MAX_URL_LENGTH = 2_000;
/** Maximum length of a DNS name. */
const MAX_NAME_LENGTH = 253;
/** A DNS label. Underscores are not allowed by the standard but used in practice. */
const LABEL = /^[a-z\d_-]{1,63}$/;
/**
 * Top-level names that do not exist on the public internet but may exist on a reader's network: IANA's special-use
 * names, those used by private networks (RFC 6762, appendix G), by routers, clusters and virtual machines, and those
 * resolved outside of DNS. Not `example`, which is special but never resolves, so that tests can use it.
 */
const PRIVATE_TOP_LEVELS: ReadonlySet<string> = new Set(
  [
    "alt arpa invalid local localhost onion test",
    "corp home internal intranet lan mail private",
    "belkin cluster consul dhcp dlink docker domain gateway homenet lab localdomain localnet nas novalocal",
    "openstacklocal router server svc workgroup wpad",
    "bit eth gnu zkey",
  ].flatMap((names) => names.split(" ")),
);

/**
 * Parses a posting's link if it is safe for readers: http or https on the default port, with a public DNS name and
 * without credentials, which disguise the target ("https://bank.example@evil.example"). Undefined for anything else: IP
 * addresses, this machine, names without a dot, and private networks.
 *
 * @example
 * readSafeLink("https://TERN.example/jobs/7")?.href; // => "https://tern.example/jobs/7"
 * readSafeLink("https://tern.example/jobs/7")?.host; // => "tern.example"
 * readSafeLink("http://169.254.169.254/"); // => undefined
 */
export function readSafeLink(address: string): SafeLink | undefined {
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Normalised, as other programs could read a different host in the original ("https://a.example\@b.example").
  const { href } = url;
  return href.length <= MAX_URL_LENGTH && isSafeUrl(url) ? { href, host: readHost(url) } : undefined;
}

/** The rule of `readSafeLink` for a parsed URL. */
export function isSafeUrl(url: URL): boolean {
  if (url.protocol !== "https:" && url.protocol !== "http:") return false;
  if (url.username !== "" || url.password !== "" || url.port !== "") return false;
  return isPublicName(readHost(url));
}

function isPublicName(host: string): boolean {
  const labels = host.split(".");
  if (labels.length < 2 || host.length > MAX_NAME_LENGTH || !labels.every((label) => LABEL.test(label)))
    return false;
  const topLevel = labels.at(-1) ?? "";
  // IP addresses end in a number or bracket, since `URL` normalises them.
  return /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(topLevel) && !PRIVATE_TOP_LEVELS.has(topLevel);
}

/** Whether a host is one of these or a subdomain: "jobs.lever.co" is under "lever.co". */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((own) => host === own || host.endsWith(`.${own}`));
}

/** "feed.example." with a trailing dot is the same host. */
function readHost({ hostname }: URL): string {
  return hostname.replace(/\.$/, "");
}
