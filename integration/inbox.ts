import { expect, vi } from "vitest";
import * as z from "zod/mini";

import { needAddress } from "./emulators.ts";

const Mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
});
export type InboxMail = z.infer<typeof Mail>;
const Inbox = z.object({ data: z.array(Mail) });

/** The emails sent to a person, oldest first. */
export async function readMails(email: string): Promise<InboxMail[]> {
  const answer = await fetch(`${needAddress("EMAIL_API_BASE")}/emails`);
  return z.parse(Inbox, await answer.json()).data.filter(({ to }) => to.includes(email));
}

/** Waits for the code in the link that confirms an address. */
export async function readConfirmationCode(email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await readMails(email);
      const link = mails.flatMap((mail) => /\S+\/confirm-email\?\S+/.exec(mail.text) ?? []).at(-1);
      expect(link).toMatch(`${needAddress("SITE_URL")}/confirm-email?code=`);
      return new URL(link ?? "").searchParams.get("code") ?? "";
    },
    { timeout: 20_000, interval: 100 },
  );
}
