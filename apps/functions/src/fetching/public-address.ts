import ipaddr from "ipaddr.js";

/** Global unicast addresses. The rest of IPv6 is special or unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is a public unicast address. Excludes loopback, private, link-local (cloud metadata),
 * carrier-grade NAT, documentation, benchmark, multicast, broadcast and reserved addresses, as well as IPv6 addresses
 * that embed an IPv4 one (mapped, translated, 6to4, Teredo), whose target cannot be checked. False for invalid
 * addresses.
 *
 * @example isPublicAddress("169.254.169.254"); // false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
