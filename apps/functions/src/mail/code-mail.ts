import { type Browser, SIGN_IN_CODE_MINUTES } from "@farwork/domain";

import { writeMailPage, writeSheet } from "./mail-page.ts";
import type { Mail } from "./mailer.ts";
import { markup } from "./markup.ts";

export interface CodeMail {
  readonly code: string;
  /** Where somebody logs in. */
  readonly browser: Browser | undefined;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

// Without the code: subjects stand on locked screens, and in lists that others look over a shoulder at.
const SUBJECT = "Your code to log in to Farwork";
const GOOD_FOR = `It works once, for ${SIGN_IN_CODE_MINUTES} minutes, and for this log-in alone.`;
const SECRET = "Type it nowhere but on our site, and give it to nobody: we never ask for it.";
const STRANGER =
  "Was it not you? Then somebody knows your password. They can’t get in without this code, but choose another password now, on your account page in a browser where you are logged in:";
const NOWHERE = "If you are logged in nowhere:";
const REASON = "You get this mail because the password of your Farwork account was typed in a new browser.";

/** The mail with the code that a log-in in a browser takes which the account does not know. */
export function writeCodeMail(to: string, { code, browser, siteUrl }: CodeMail): Mail {
  const asked = `Somebody, most likely you, logs in with your password in ${browser ?? "a browser"}, where we don’t know your account yet.`;
  const choose = `${siteUrl}/account`;
  const reset = `${siteUrl}/reset-password`;
  const text = [
    asked,
    `Your code: ${code}`,
    `${GOOD_FOR} ${SECRET}`,
    `${STRANGER}\n${choose}`,
    `${NOWHERE}\n${reset}`,
    REASON,
  ];
  const sheet = writeSheet("Your code", asked, [
    markup`<p style="margin: 20px 0; font-size: 32px; font-weight: 700; letter-spacing: 6px">${code}</p>
<p style="margin: 0 0 16px">${GOOD_FOR} ${SECRET}</p>
<p style="margin: 0 0 16px">${STRANGER} <a class="link" href="${choose}" style="color: #161b26">${choose}</a></p>
<p style="margin: 0">${NOWHERE} <a class="link" href="${reset}" style="color: #161b26">${reset}</a></p>`,
  ]);
  return {
    to,
    subject: SUBJECT,
    html: writeMailPage({ subject: SUBJECT, siteUrl, sheets: [sheet], foot: markup`${REASON}` }),
    text: `${text.join("\n\n")}\n`,
    headers: {},
  };
}
