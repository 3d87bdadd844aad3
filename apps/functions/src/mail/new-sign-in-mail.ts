import type { Browser, OperatingSystem } from "@farwork/domain";
import { markup } from "@farwork/serving/markup";

import { writeMailPage, writeSheet } from "./mail-page.ts";
import type { Mail } from "./mailer.ts";

export interface NewSignIn {
  readonly browser?: Browser | undefined;
  readonly system?: OperatingSystem | undefined;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

const SEEN = "Your Farwork account was just used in a browser where we haven’t seen it before.";
const YOU = "If this was you, you can ignore this email.";
const END = "If it wasn’t you, log that browser out:";
const RESET = "Then choose a new password:";
const REASON =
  "You’re getting this email because someone logged in to your Farwork account. We send these even if you turn off alerts.";

/** Writes the email about a sign-in in a new browser. */
export function writeNewSignInMail(to: string, { browser, system, siteUrl }: NewSignIn): Mail {
  const subject = `New sign-in from ${browser ?? "a browser"}${system ? ` on ${system}` : ""}`;
  const account = `${siteUrl}/account#sessions`;
  const reset = `${siteUrl}/reset-password`;
  const text = [subject, SEEN, YOU, `${END}\n${account}`, `${RESET}\n${reset}`, REASON];
  const sheet = writeSheet(subject, SEEN, [
    markup`<p style="margin: 16px 0">${YOU}</p>
<p style="margin: 0 0 16px">${END} <a class="link" href="${account}" style="color: #161b26">${account}</a></p>
<p style="margin: 0">${RESET} <a class="link" href="${reset}" style="color: #161b26">${reset}</a></p>`,
  ]);
  return {
    to,
    subject,
    html: writeMailPage({ subject, siteUrl, sheets: [sheet], foot: markup`${REASON}` }),
    text: `${text.join("\n\n")}\n`,
    headers: {},
  };
}
