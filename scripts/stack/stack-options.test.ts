import { describe, expect, it } from "vitest";

import { defaultPorts, describeStackOptions, parseStackOptions } from "./stack-options.ts";

describe("the options of npm start", () => {
  it("are told on request, each port with its flag, its number and its variable", () => {
    expect(describeStackOptions()).toMatch(/--web-port N\s.+\(3000; FARWORK_WEB_PORT\)/);
  });

  it("serves at the known addresses when nothing is said", () => {
    expect(parseStackOptions([], {})).toEqual({
      fresh: false,
      dev: false,
      ports: { web: 3000, firestore: 8080, auth: 9099, functions: 5001, stripe: 4010, email: 4011 },
    });
  });

  it("moves a port by its flag", () => {
    expect(parseStackOptions(["--web-port", "3100"], {}).ports).toEqual({ ...defaultPorts(), web: 3100 });
  });

  it("moves a port by its variable", () => {
    const { ports } = parseStackOptions([], { FARWORK_EMAIL_PORT: "4999" });
    expect(ports).toEqual({ ...defaultPorts(), email: 4999 });
  });

  it("believes the flag when the variable says otherwise", () => {
    const { ports } = parseStackOptions(["--auth-port=9100"], { FARWORK_AUTH_PORT: "9200" });
    expect(ports.auth).toBe(9100);
  });

  it("begins anew with --fresh, also behind the -- that pnpm hands on", () => {
    expect(parseStackOptions(["--", "--fresh"], {}).fresh).toBe(true);
  });

  it.each(["0", "65536", "3000.5", "web"])("refuses %s as a port", (port) => {
    expect(() => parseStackOptions(["--web-port", port], {})).toThrow(`${port} is no port for the web app`);
  });

  it("refuses one port for two parts, and says which", () => {
    expect(() => parseStackOptions(["--stripe-port", "3000"], {})).toThrow(
      "Port 3000 is asked for twice, for the web app and the local Stripe",
    );
  });

  it("names the options there are when it meets one there is not", () => {
    expect(() => parseStackOptions(["--prot", "1"], {})).toThrow(/Unknown options: --prot 1.*--web-port N/);
  });
});
