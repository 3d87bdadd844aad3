import { describe, expect, it } from "vitest";

import { defaultPorts, describeStackOptions, parseStackOptions } from "./stack-options.ts";

describe("the options of npm start", () => {
  it("are listed on request, each port with its flag, number and variable", () => {
    expect(describeStackOptions()).toMatch(/--web-port N\s.+\(3000; FARWORK_WEB_PORT\)/);
  });

  it("use the default addresses", () => {
    expect(parseStackOptions([], {})).toEqual({
      fresh: false,
      dev: false,
      ports: { web: 3000, firestore: 8080, auth: 9099, functions: 5001, stripe: 4010, email: 4011 },
    });
  });

  it("change a port by its flag", () => {
    expect(parseStackOptions(["--web-port", "3100"], {}).ports).toEqual({ ...defaultPorts(), web: 3100 });
  });

  it("change a port by its variable", () => {
    const { ports } = parseStackOptions([], { FARWORK_EMAIL_PORT: "4999" });
    expect(ports).toEqual({ ...defaultPorts(), email: 4999 });
  });

  it("prefer the flag to the variable", () => {
    const { ports } = parseStackOptions(["--auth-port=9100"], { FARWORK_AUTH_PORT: "9200" });
    expect(ports.auth).toBe(9100);
  });

  it("start afresh with --fresh, also after the -- that pnpm passes on", () => {
    expect(parseStackOptions(["--", "--fresh"], {}).fresh).toBe(true);
  });

  it.each(["0", "65536", "3000.5", "web"])("reject %s as a port", (port) => {
    expect(() => parseStackOptions(["--web-port", port], {})).toThrow(`${port} is no port for the web app`);
  });

  it("reject the same port for two parts, and say which", () => {
    expect(() => parseStackOptions(["--stripe-port", "3000"], {})).toThrow(
      "Port 3000 is asked for twice, for the web app and the local Stripe",
    );
  });

  it("list the valid options when given an unknown one", () => {
    expect(() => parseStackOptions(["--prot", "1"], {})).toThrow(/Unknown options: --prot 1.*--web-port N/);
  });
});
