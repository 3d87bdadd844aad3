/** An email to one person, as text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The outcome of sending an email. `refused`: it was not sent and retrying will not help. `unknown`: it may have been
 * sent; retrying with the same key sends it at most once. `code` is the email service's reason.
 */
export type MailOutcome =
  | { readonly status: "sent" }
  | { readonly status: "refused" | "unknown"; readonly code: string };

/** Sends emails. */
export interface Mailer {
  /** Sends an email at most once per key within `KEY_LIFE_MS`. Never rejects. */
  readonly send: (mail: Mail, key: string) => Promise<MailOutcome>;
}

/** How long the email service remembers a key, minus an hour for clock skew. */
export const KEY_LIFE_MS = 23 * 3_600_000;
