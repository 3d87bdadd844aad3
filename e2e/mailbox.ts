import { expect } from "@playwright/test";

type Mail = { readonly to: readonly string[]; readonly text: string };

/** Waits for a password reset email and returns its link. Reads the local mail service at EMAIL_API_BASE. */
export async function findResetLink(email: string): Promise<string> {
  return findInMail(email, /\S+\/reset-password\?\S+/);
}

/** The same for the email that confirms an address. */
export async function findConfirmationLink(email: string): Promise<string> {
  return findInMail(email, /\S+\/confirm-email\?\S+/);
}

/** Waits for a sign-in email and returns its link. */
export async function findSignInLink(email: string): Promise<string> {
  return findInMail(email, /\S+mode=signIn\S+/);
}

/** Waits for the email about a new sign-in. */
export async function findNewSignInMail(email: string): Promise<string> {
  return findInMail(email, /New sign-in from [^]*/);
}

/** Waits for a digest and returns its text. */
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
