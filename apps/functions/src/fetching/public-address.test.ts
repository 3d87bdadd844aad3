import { BlockList } from "node:net";

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isPublicAddress } from "./public-address.ts";

/** IANA's registry of special IPv4 addresses, and multicast. */
const SPECIAL_IPV4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

describe("an address on the public internet", () => {
  it.each([
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001:82a::200e",
  ])("may be reached: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("an address that is not", () => {
  it.each([
    ["unspecified", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["a cloud's metadata", "169.254.169.254"],
    ["documentation", "203.0.113.7"],
    ["benchmarks", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["reserved", "250.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["loopback, mapped", "::ffff:127.0.0.1"],
    ["public, mapped", "::ffff:1.1.1.1"],
    ["loopback, compatible", "::127.0.0.1"],
    ["loopback, translated", "::ffff:0:127.0.0.1"],
    ["loopback behind NAT64", "64:ff9b::7f00:1"],
    ["loopback behind a local NAT64", "64:ff9b:1::7f00:1"],
    ["loopback by 6to4", "2002:7f00:1::"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["unique local", "fd00:ec2::254"],
    ["multicast", "ff02::1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["benchmarks", "2001:2::1"],
    ["ORCHID", "2001:20::1"],
    ["discard", "100::1"],
    ["segment routing", "5f00::1"],
    ["unassigned", "4000::1"],
    ["none at all", "feed.test"],
    ["none at all", ""],
  ])("may not be reached: %s (%s)", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

const anIpv4 = fc.ipV4();

it("is, for IPv4, every address outside the registry of special ones", () => {
  const special = new BlockList();
  for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix);
  const nearby = fc
    .tuple(fc.constantFrom(...SPECIAL_IPV4), fc.integer({ min: 0, max: 255 }))
    .map(([[network], last]) => network.replace(/\d+$/, String(last)));
  fc.assert(
    fc.property(fc.oneof(anIpv4, nearby), (address) => {
      expect(isPublicAddress(address)).toBe(!special.check(address));
    }),
  );
});

it("is never one that hides another", () => {
  fc.assert(
    fc.property(anIpv4, fc.constantFrom("::ffff:", "::", "64:ff9b::", "::ffff:0:"), (inner, prefix) => {
      expect(isPublicAddress(prefix + inner)).toBe(false);
    }),
  );
});
