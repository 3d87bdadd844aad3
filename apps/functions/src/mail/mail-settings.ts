type Environment = Readonly<Record<string, string | undefined>>;

/** Settings for email: function parameters, or environment variables of a command. */
export interface MailSettings {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly from: string;
  readonly baseUrl?: string;
}

/** @throws Error naming what is missing. */
export function readMailSettings(env: Environment): MailSettings {
  const siteUrl = env["SITE_URL"];
  const baseUrl = env["EMAIL_API_BASE"];
  const from = env["MAIL_FROM"];
  if (!siteUrl) throw new Error("SITE_URL is not set: mails would lead nowhere.");
  if (!from) throw new Error("MAIL_FROM is not set: mails would come from nobody.");
  return { siteUrl: siteUrl.replace(/\/$/, ""), from, ...(baseUrl && { baseUrl }) };
}
