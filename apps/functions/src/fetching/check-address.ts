import { isIP } from "node:net";

import { FetchFailure } from "./fetch-failure.ts";
import { isPublicAddress } from "./public-address.ts";

const NAMED_LENGTH = 200;

/**
 * Checks the URL of a feed or image, or throws a `FetchFailure`: it must be https on the default port, without
 * credentials, and not on this machine. `URL` normalises every spelling of an IPv4 address (decimal, octal,
 * hexadecimal, short, with trailing dot). Host names are checked again after resolving.
 *
 * An exempt origin only has to be http or https without credentials.
 */
export function checkAddress(text: string, isExempt: (origin: string) => boolean): URL {
  const url = URL.parse(text);
  if (url === null) throw new FetchFailure("bad-url", "is no address");
  if (url.username !== "" || url.password !== "") {
    throw new FetchFailure("bad-url", "has credentials in it");
  }
  if (/^https?:$/.test(url.protocol) && isExempt(url.origin)) return url;
  if (url.protocol !== "https:") throw new FetchFailure("bad-url", "is not https");
  if (url.port !== "") throw new FetchFailure("bad-url", "has a port of its own");
  if (namesThisMachine(url.hostname)) {
    throw new FetchFailure("refused-address", "leads to an address that is not public");
  }
  return url;
}

function namesThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return /(^|\.)localhost\.*$/.test(host);
}

/** Formats a URL for errors: short, on one line, without credentials. */
export function nameAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) return JSON.stringify(text.slice(0, NAMED_LENGTH));
  url.username = "";
  url.password = "";
  return url.href.length > NAMED_LENGTH ? `${url.href.slice(0, NAMED_LENGTH)}…` : url.href;
}
