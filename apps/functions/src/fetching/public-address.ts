import ipaddr from "ipaddr.js";

/** What is handed out to the public internet. The rest of IPv6 is special or unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to one machine on the public internet. Loopback, private, link-local (cloud metadata),
 * carrier-grade NAT, documentation, benchmark, multicast, broadcast and reserved addresses do not, and neither do IPv6
 * addresses that stand for an IPv4 one (mapped, translated, 6to4, Teredo): what is behind those is not said by a check
 * of the address. What is no address is not public.
 *
 * @example isPublicAddress("169.254.169.254"); // false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
