/** An email in the format of the local mail service, which is Resend's. */
export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The email with a link to choose a new password; `siteUrl` has no trailing slash. */
export function writePasswordResetMail(siteUrl: string, email: string, oobCode: string): Mail {
  const query = new URLSearchParams({ mode: "resetPassword", oobCode });
  return writeMail(siteUrl, email, {
    subject: "Choose a new password for Farwork",
    act: "Choose a new password",
    link: `${siteUrl}/reset-password?${query.toString()}`,
    asked: `We received a request for a new password for the Farwork account of ${email}.`,
    validity: "The link works once, for an hour.",
    otherwise: "If you didn’t ask for it, ignore this email: your password stays the same.",
  });
}

/** The email with a link to confirm an address. */
export function writeConfirmationMail(siteUrl: string, email: string, oobCode: string): Mail {
  return writeMail(siteUrl, email, {
    subject: "Confirm your email for Farwork",
    act: "Confirm email",
    link: `${siteUrl}/confirm-email?${new URLSearchParams({ code: oobCode }).toString()}`,
    asked: `Confirm ${email} to start alerts for your saved searches on Farwork.`,
    validity: "The link works once, for three days.",
    otherwise: "If you don’t have an account, ignore this email: you won’t get any more.",
  });
}

/** The email with a sign-in link to the page that emails of the deployed identity service link to. */
export function writeSignInLinkMail(siteUrl: string, email: string, oobCode: string): Mail {
  const query = new URLSearchParams({ mode: "signIn", oobCode, apiKey: "local" });
  return writeMail(siteUrl, email, {
    subject: "Your sign-in link for Farwork",
    act: "Log in to Farwork",
    link: `${siteUrl}/reset-password?${query.toString()}`,
    asked: `We received a request for a link that logs ${email} in to Farwork.`,
    validity: "The link works once.",
    otherwise: "If you didn’t ask for it, ignore this email: nobody can log in without the link.",
  });
}

interface Message {
  readonly subject: string;
  /** The button's label. */
  readonly act: string;
  readonly link: string;
  readonly asked: string;
  readonly validity: string;
  readonly otherwise: string;
}

function writeMail(siteUrl: string, email: string, message: Message): Mail {
  const { subject, act, link, asked, validity, otherwise } = message;
  return {
    from: "Farwork <accounts@farwork.example>",
    to: email,
    subject,
    text: `${asked}\n\n${act} here:\n${link}\n\n${validity}\n\n${otherwise}\n\nFarwork\n${siteUrl}\n`,
    html: `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(act)}</title></head>
  <body style="margin: 0; padding: 32px 20px; font: 17px/1.6 system-ui, sans-serif">
    <div style="max-width: 34em; margin: 0 auto">
      <h1 style="margin: 0 0 20px; font-size: 26px; line-height: 1.2">${escapeHtml(act)}</h1>
      <p style="margin: 0 0 24px">${escapeHtml(asked)}</p>
      <p style="margin: 0 0 24px">
        <a href="${escapeHtml(link)}"
          style="display: inline-block; padding: 12px 20px; border-radius: 3px; background: #f7e03c; color: #161b26;
            font-weight: 600; text-decoration: none">${escapeHtml(act)}</a>
      </p>
      <p style="margin: 0 0 24px">${validity} ${otherwise}</p>
      <p style="margin: 0; font-size: 14px">If the button does nothing, open this address:<br>
        <a href="${escapeHtml(link)}" style="color: inherit; overflow-wrap: anywhere">${escapeHtml(link)}</a></p>
    </div>
  </body>
</html>
`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
