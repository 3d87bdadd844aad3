import { mailFrom, resendApiKey, siteUrl as siteAddress } from "../runtime/params.ts";
import { readMailSettings } from "./mail-settings.ts";
import type { Mailer } from "./mailer.ts";
import { openResendMailer } from "./resend-mailer.ts";

/** The mailer of a deployed function, and the site its emails link to. @throws Error naming what is not set. */
export function openMailer({ longestMs }: { readonly longestMs?: number } = {}): {
  readonly mailer: Mailer;
  readonly siteUrl: string;
} {
  const params = { SITE_URL: siteAddress.value(), MAIL_FROM: mailFrom.value() };
  const { siteUrl, from, baseUrl } = readMailSettings({ ...process.env, ...params });
  return { siteUrl, mailer: openResendMailer({ apiKey: resendApiKey.value(), from, baseUrl, longestMs }) };
}
