/** A kind of data our servers hold. */
type ServerData = {
  readonly what: string;
  readonly why: string;
  readonly where: string;
  readonly kept: string;
  readonly seenBy: string;
};

const UNTIL_DELETED = "Until you delete your account.";
const NOBODY_ELSE = "Nobody else. Google runs the database for us.";

/** Everything our servers hold about a user, in plain language. */
export const SERVER_DATA: readonly ServerData[] = [
  {
    what: "Your email, your password and when you signed up and in",
    why: "To recognise you. We store only a hash of your password, which nobody can read back.",
    where: "Firebase Authentication (Google).",
    kept: UNTIL_DELETED,
    seenBy: "Google, which checks your password for us.",
  },
  {
    what: "Your profile: name, phone, location, country, working hours, about you, job title, skills and what you are looking for",
    why: "To recommend jobs that suit you. Every field is optional.",
    where: "Our database (Google Firestore).",
    kept: "Until you change it or delete your account.",
    seenBy: `${NOBODY_ELSE} Employers and recruiters never see your profile.`,
  },
  {
    what: "The jobs you saved and applied to, and when",
    why: "To show you your lists and recommend similar jobs.",
    where: "Our database.",
    kept: "Until you remove them or delete your account.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "Your saved searches: filters, name, how often you get emails, and when the last one was sent",
    why: "To email you new jobs without repeats.",
    where: "Our database.",
    kept: "Until you delete them or your account.",
    seenBy: `${NOBODY_ELSE} Resend delivers the emails.`,
  },
  {
    what: "Whether we may email you: if you turned alerts off or on again, or our emails bounced or were marked as spam",
    why: "So that we don’t send emails that are unwanted or don’t arrive.",
    where: "Our database, and Resend, which tells us.",
    kept: UNTIL_DELETED,
    seenBy: "Resend.",
  },
  {
    what: "The jobs and companies hidden in the browser you last used to hide one, if you were logged in",
    why: "So that alerts leave them out too.",
    where: "Our database.",
    kept: "Until you hide others or delete your account.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "Your plan, and how its subscription stands",
    why: "To give you what you pay for. Only Stripe stores cards and invoices.",
    where: "Stripe. Our database has a copy of the subscription’s status.",
    kept: `${UNTIL_DELETED} We then cancel and delete it.`,
    seenBy: "Stripe.",
  },
  {
    what: "A customer record for payments: your email and an identifier",
    why: "So that you don’t start the same plan twice and we can find it again. No card is stored before you pay.",
    where: "Stripe. Our database has its identifier.",
    kept: `${UNTIL_DELETED} It is then deleted at Stripe too.`,
    seenBy: "Stripe.",
  },
  {
    what: "Your sessions: when each began, the day it was last used, and the browser and operating system",
    why: "To show you where you are logged in and let you log out there. With them we store no IP address and no device name.",
    where: "Our database.",
    kept: "Until you delete your account. One that was not used for a month is removed the next time you log in.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "The browsers you logged in with: a hash of a random cookie set in each, and the day you last used it",
    why: "To email you about new browsers only.",
    where: "Our database.",
    kept: "Until you delete your account. One that was not used for 400 days is removed the next time you log in.",
    seenBy: "Resend, which emails you the browser and operating system.",
  },
  {
    what: "That an account was deleted: a hash of its identifier and when that expires",
    why: "So that a page still open elsewhere cannot write to a deleted account.",
    where: "Our database.",
    kept: "A day or two.",
    seenBy: "Nobody. It doesn’t identify you.",
  },
];
