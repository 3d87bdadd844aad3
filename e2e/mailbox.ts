import { expect } from "@playwright/test";

type Mail = { readonly to: readonly string[]; readonly text: string };

/** The link of the reset mail that somebody was sent, once it has come. Reads the local mail, at EMAIL_API_BASE. */
export async function findResetLink(email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const mail = (await readMails()).find(({ to }) => to.includes(email));
      link = /\S+\/reset-password\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

async function readMails(): Promise<readonly Mail[]> {
  const response = await fetch(`${process.env["EMAIL_API_BASE"]}/emails`);
  const { data }: { data: readonly Mail[] } = await response.json();
  return data;
}
