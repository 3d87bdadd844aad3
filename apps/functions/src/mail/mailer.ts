/** A mail to one person, both of whose parts say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What became of a mail. `refused`: it did not go out, and would not have by waiting. `unknown`: nobody says; sent again
 * under the same key it goes out once. `code` is the mail service's word for why.
 */
export type MailOutcome =
  | { readonly status: "sent" }
  | { readonly status: "refused" | "unknown"; readonly code: string };

/** Whatever sends mail. */
export interface Mailer {
  /** Sends a mail once for each key within `KEY_LIFE_MS`, however often it is asked to. Never rejects. */
  readonly send: (mail: Mail, key: string) => Promise<MailOutcome>;
}

/** How long the mail service knows a key, less an hour for the clocks. */
export const KEY_LIFE_MS = 23 * 3_600_000;
