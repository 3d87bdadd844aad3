import * as z from "zod/mini";

import { needAddress } from "./emulators.ts";

const Mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type InboxMail = z.infer<typeof Mail>;
const Inbox = z.object({ data: z.array(Mail) });

/** The mails somebody has been sent, the oldest first. */
export async function readMails(email: string): Promise<InboxMail[]> {
  const answer = await fetch(`${needAddress("EMAIL_API_BASE")}/emails`);
  return z.parse(Inbox, await answer.json()).data.filter(({ to }) => to.includes(email));
}
