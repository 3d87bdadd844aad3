const IPV4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/;
/** In brackets with a port, or bare; the zone is only meaningful locally. */
const IPV6 = /^\[?([\da-f:.]*:[\da-f:.]*)(?:%[^\]]*)?(?:\](?::\d{1,5})?)?$/i;
const MAX_LENGTH = 64;

/** Addresses of connections from this machine; a Unix socket has none. */
const OWN_MACHINE: ReadonlySet<string | undefined> = new Set([
  undefined,
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
]);

/**
 * The key to count a request under, in the format of `readCallerAddress`. Undefined for requests from this machine that
 * passed no proxy, which outsiders cannot make.
 *
 * @param from what the request's `x-forwarded-for` says, and where its connection comes from
 * @param proxies How many proxies of ours a request comes through; with 0 no header is believed.
 * @example findCaller({ forwardedFor: "made-up, 203.0.113.9", remoteAddress: "10.0.0.1" }, 1); // => "203.0.113.9"
 */
export function findCaller(
  {
    forwardedFor,
    remoteAddress,
  }: { readonly forwardedFor: string | undefined; readonly remoteAddress: string | undefined },
  proxies: number,
): string | undefined {
  const told = proxies > 0 && forwardedFor !== undefined ? readCallerAddress(forwardedFor, proxies) : "";
  if (told !== "") return told;
  return OWN_MACHINE.has(remoteAddress) && (proxies === 0 || forwardedFor === undefined)
    ? undefined
    : readCallerAddress(remoteAddress, 1);
}

/**
 * The key to count a caller's requests under: the address that our outermost proxy saw. Each proxy appends the address
 * it saw to `x-forwarded-for`; entries before those come from the caller, and are not trusted. IPv6 addresses are
 * reduced to their /64, which one household or server has. At most 64 characters; empty if there is no address.
 *
 * @param proxies How many proxies of ours a request comes through, 1 or more.
 * @example readCallerAddress("made-up, 2001:db8::1", 1); // => "2001:db8:0:0::/64"
 */
export function readCallerAddress(forwardedFor: string | undefined, proxies: number): string {
  const seen = (forwardedFor ?? "").split(",");
  // If a request bypassed one of the proxies, the others wrote all entries.
  const address = (seen.at(-proxies) ?? seen[0] ?? "").trim();
  return IPV4.exec(address)?.[1] ?? networkOf(address) ?? address.slice(0, MAX_LENGTH);
}

function networkOf(address: string): string | undefined {
  const written = IPV6.exec(address)?.[1];
  // In the form of the URL standard: groups, with the longest run of zeros left out.
  const host = written === undefined ? undefined : URL.parse(`http://[${written}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [head = "", tail = ""] = host.split("::");
  const before = splitGroups(head);
  const after = splitGroups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after];
  return groups.slice(0, 6).join() === "0,0,0,0,0,ffff"
    ? toIpv4(groups.slice(6))
    : `${groups.slice(0, 4).join(":")}::/64`;
}

const splitGroups = (part: string) => (part === "" ? [] : part.split(":"));

/** The IPv4 address in an IPv4-mapped one. */
function toIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
