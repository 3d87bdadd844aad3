const IPV4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/;
/** In brackets with a port, or bare; a zone is of no meaning elsewhere. */
const IPV6 = /^\[?([\da-f:.]*:[\da-f:.]*)(?:%[^\]]*)?(?:\](?::\d{1,5})?)?$/i;
const MAX_LENGTH = 64;

/** Whose connections come from this machine itself; a socket of Unix tells of no address. */
const OWN_MACHINE: ReadonlySet<string | undefined> = new Set([
  undefined,
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
]);

/**
 * Whom to count a request under, as `readCallerAddress` writes them. Undefined for who asks from this machine itself,
 * past any proxy: nobody from outside can.
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
 * What to count the requests of one caller under: the address that the farthest of our own proxies saw, each of which
 * writes whom it saw to the end of `x-forwarded-for`; what stands before, a caller made up. An IPv6 address stands for
 * its /64, since one household or server has that many. Never longer than 64 characters; empty where nothing is told.
 *
 * @param proxies How many proxies of ours a request comes through, 1 or more.
 * @example readCallerAddress("made-up, 2001:db8::1", 1); // => "2001:db8:0:0::/64"
 */
export function readCallerAddress(forwardedFor: string | undefined, proxies: number): string {
  const seen = (forwardedFor ?? "").split(",");
  // Of a request that came past one of the proxies, the others wrote all there is.
  const address = (seen.at(-proxies) ?? seen[0] ?? "").trim();
  return IPV4.exec(address)?.[1] ?? networkOf(address) ?? address.slice(0, MAX_LENGTH);
}

function networkOf(address: string): string | undefined {
  const written = IPV6.exec(address)?.[1];
  // As the standard for URLs writes it: in groups, with the longest run of zeros left out.
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

/** Of an address that stands for one of IPv4. */
function toIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
