import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token by which a mail's links end somebody's alerts, without a sign-in: who it is, and a seal that only we can
 * make. It stays good, as mails do; all it can do is end alerts.
 */
export function createAlertToken(uid: string, secret: string): string {
  return `${Buffer.from(uid).toString("base64url")}.${seal(uid, secret).toString("base64url")}`;
}

/** Whose token this is; undefined for one that we did not make. */
export function readAlertToken(token: string, secret: string): string | undefined {
  const [name = "", sealed = "", ...rest] = token.split(".");
  const uid = Buffer.from(name, "base64url").toString();
  const given = Buffer.from(sealed, "base64url");
  const expected = seal(uid, secret);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && rest.length === 0 ? uid : undefined;
}

/** For this purpose alone: the secret seals nothing else under this name. */
const seal = (uid: string, secret: string) => createHmac("sha256", secret).update(`alerts:${uid}`).digest();
