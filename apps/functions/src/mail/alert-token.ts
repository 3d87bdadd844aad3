import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token in email links to end alerts without signing in: the uid and an HMAC. It does not expire, as emails do not;
 * it can only end alerts.
 */
export function createAlertToken(uid: string, secret: string): string {
  return `${Buffer.from(uid).toString("base64url")}.${seal(uid, secret).toString("base64url")}`;
}

/** The uid of a token; undefined if it is not valid. */
export function readAlertToken(token: string, secret: string): string | undefined {
  const [name = "", sealed = "", ...rest] = token.split(".");
  const uid = Buffer.from(name, "base64url").toString();
  const given = Buffer.from(sealed, "base64url");
  const expected = seal(uid, secret);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && rest.length === 0 ? uid : undefined;
}

/** Domain-separated by the prefix. */
const seal = (uid: string, secret: string) => createHmac("sha256", secret).update(`alerts:${uid}`).digest();
