import { expect } from "@playwright/test";

type Mail = { readonly to: readonly string[]; readonly text: string };

/** The link of the reset mail that somebody was sent, once it has come. Reads the local mail, at EMAIL_API_BASE. */
export async function findResetLink(email: string): Promise<string> {
  return findInMail(email, /\S+\/reset-password\?\S+/);
}

/** The same of the mail that asks to confirm an address. */
export async function findConfirmationLink(email: string): Promise<string> {
  return findInMail(email, /\S+\/confirm-email\?\S+/);
}

/** The link that somebody was mailed to sign in with, once it has come. */
export async function findSignInLink(email: string): Promise<string> {
  return findInMail(email, /\S+mode=signIn\S+/);
}

/** The mail that tells of a new sign-in, once it has come. */
export async function findNewSignInMail(email: string): Promise<string> {
  return findInMail(email, /New sign-in from [^]*/);
}

/** The text of the digest that somebody was sent, once it has come. */
export async function findDigest(email: string): Promise<string> {
  return findInMail(email, /[^]*Stop all alerts[^]*/);
}

async function findInMail(email: string, what: RegExp): Promise<string> {
  let found = "";
  await expect
    .poll(async () => {
      const mails = (await readMails()).filter(({ to }) => to.includes(email));
      found = mails.map(({ text }) => what.exec(text)?.[0] ?? "").find((text) => text !== "") ?? "";
      return found;
    })
    .not.toBe("");
  return found;
}

async function readMails(): Promise<readonly Mail[]> {
  const response = await fetch(`${process.env["EMAIL_API_BASE"]}/emails`);
  const { data }: { data: readonly Mail[] } = await response.json();
  return data;
}
