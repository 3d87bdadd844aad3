import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findCaller, readCallerAddress } from "./caller-address.ts";

describe("the key a request is counted under", () => {
  it.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["made-up, 203.0.113.9", 1, "203.0.113.9"],
    ["made-up, 203.0.113.9, 198.51.100.1", 2, "203.0.113.9"],
    ["203.0.113.9", 2, "203.0.113.9"],
    ["203.0.113.9:50123", 1, "203.0.113.9"],
    ["2001:DB8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", 1, "2001:db8:1:2::/64"],
    ["2001:db8::5", 1, "2001:db8:0:0::/64"],
    ["[2001:db8:1:2::7]:443", 1, "2001:db8:1:2::/64"],
    ["fe80::1%eth0", 1, "fe80:0:0:0::/64"],
    ["::1", 1, "0:0:0:0::/64"],
    ["::ffff:203.0.113.9", 1, "203.0.113.9"],
    ["::ffff:cb00:7109", 1, "203.0.113.9"],
    ["", 1, ""],
    [undefined, 1, ""],
    ["unknown", 1, "unknown"],
    ["2001:db8:::1", 1, "2001:db8:::1"],
  ])("for %s behind %i is %s", (forwardedFor, proxies, caller) => {
    expect(readCallerAddress(forwardedFor, proxies)).toBe(caller);
  });

  it("is the same for all addresses of a network, and differs between networks", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (address, own) => {
        const caller = readCallerAddress(address, 1);
        fc.pre(caller.endsWith("::/64"));
        const groups = caller.slice(0, -"::/64".length).split(":");
        const neighbour = [...groups, ...own.map((group) => group.toString(16))].join(":");
        const stranger = neighbour.replace(/^\w+/, (group) => (group === "1" ? "2" : "1"));
        // With all zeros, the rest may form an IPv4-mapped address.
        fc.pre(groups.some((group) => group !== "0"));
        expect(readCallerAddress(neighbour, 1)).toBe(caller);
        expect(readCallerAddress(stranger, 1)).not.toBe(caller);
      }),
    );
  });

  it("is short, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), fc.integer({ min: 1, max: 5 }), (header, proxies) => {
        expect(readCallerAddress(header, proxies).length).toBeLessThanOrEqual(64);
      }),
    );
  });
});

describe("the caller", () => {
  it.each([
    ["a proxy's visitor", "made-up, 203.0.113.9", "10.0.0.1", 1, "203.0.113.9"],
    ["a visitor who comes past the proxy", undefined, "203.0.113.9", 1, "203.0.113.9"],
    ["a visitor whom no proxy stands before", "made-up", "203.0.113.9", 0, "203.0.113.9"],
    ["a visitor of whom the proxy tells nothing", "", "10.0.0.1", 1, "10.0.0.1"],
    ["a visitor of whom a proxy on this machine tells nothing", "", "127.0.0.1", 1, "127.0.0.1"],
    ["this machine", undefined, "127.0.0.1", 1, undefined],
    ["this machine, by IPv6", undefined, "::1", 1, undefined],
    ["this machine, by a socket of Unix", undefined, undefined, 1, undefined],
    ["this machine, whatever it writes where no proxy stands", "203.0.113.9", "127.0.0.1", 0, undefined],
    ["who says that they are this machine", "127.0.0.1", "10.0.0.1", 1, "127.0.0.1"],
  ])("is %s", (_, forwardedFor, remoteAddress, proxies, caller) => {
    expect(findCaller({ forwardedFor, remoteAddress }, proxies)).toBe(caller);
  });
});
