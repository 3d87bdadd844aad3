/** An address that a reader may be led to, written as browsers read it, and the host that they would be at. */
export type SafeLink = { readonly href: string; readonly host: string };

/** Also what keeps the patterns that read addresses cheap. */
export const MAX_URL_LENGTH = 2_000;
/** Of a whole name in DNS. */
const MAX_NAME_LENGTH = 253;
/** A part of a name between its dots. Underscores are no host's by the letter, and yet in use. */
const LABEL = /^[a-z\d_-]{1,63}$/;
/**
 * Last labels of names that are nobody's on the public internet, but may be somebody's on the network of whoever
 * follows them: the special-use names of IANA, those that private networks take for themselves (RFC 6762, appendix G),
 * those that routers, clusters and virtual machines give out, and those that are looked up elsewhere than in DNS. Not
 * `example`: it is special too, but leads nowhere on any network, so that tests keep to this very rule.
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
 * The link that a posting gives, where a reader may be led there: http or https on its own port, a name that public
 * DNS can have, and nobody's credentials, which disguise where it leads ("https://bank.example@evil.example"). Undefined for any other:
 * an address of IP, this machine, a name without a dot, or one of a private network.
 *
 * @example
 * readSafeLink("https://TERN.example/jobs/7")?.href; // => "https://tern.example/jobs/7"
 * readSafeLink("https://tern.example/jobs/7")?.host; // => "tern.example"
 * readSafeLink("http://169.254.169.254/"); // => undefined
 */
export function readSafeLink(address: string): SafeLink | undefined {
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // As it came, programs that are no browsers could read another host in it ("https://a.example\@b.example").
  const { href } = url;
  return href.length <= MAX_URL_LENGTH && isSafeUrl(url) ? { href, host: readHost(url) } : undefined;
}

/** The rule of `readSafeLink`, for an address that is parsed. */
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
  // Addresses of IP end in a number or a bracket, however they were written: `URL` has made the usual form of them.
  return /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(topLevel) && !PRIVATE_TOP_LEVELS.has(topLevel);
}

/** Whether a host is one of these, or under one: "jobs.lever.co" is under "lever.co". */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((own) => host === own || host.endsWith(`.${own}`));
}

/** "feed.example." with its full stop is the same host. */
function readHost({ hostname }: URL): string {
  return hostname.replace(/\.$/, "");
}
