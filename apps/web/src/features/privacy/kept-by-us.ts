/** A kind of data that the board itself holds. */
type KeptByUs = {
  readonly what: string;
  readonly why: string;
  readonly where: string;
  readonly kept: string;
  readonly seenBy: string;
};

const UNTIL_DELETED = "Until you delete your account.";
const NOBODY_ELSE = "Nobody else. Google runs the database for us.";

/** All that the board's own servers hold of a person, in words for everybody. */
export const KEPT_BY_US: readonly KeptByUs[] = [
  {
    what: "Your email, your password and when you signed up and in",
    why: "To know you again. Of the password only a scrambled form is kept, which nobody can read back.",
    where: "Firebase Authentication (Google).",
    kept: UNTIL_DELETED,
    seenBy: "Google, which checks the password for us.",
  },
  {
    what: "Your profile: name, phone, place, about you, job title, skills and what you look for",
    why: "To recommend jobs that suit you. You may leave all of it empty.",
    where: "Our database (Google Firestore).",
    kept: "Until you change it or delete your account.",
    seenBy: `${NOBODY_ELSE} No employer and no recruiter is shown your profile.`,
  },
  {
    what: "The jobs you saved and applied to, and when",
    why: "To show you your lists, and to recommend others.",
    where: "Our database.",
    kept: "Until you take them off or delete your account.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "Your saved searches: filters, name, how often they send mail, and when they last did",
    why: "To mail you new jobs, and none twice.",
    where: "Our database.",
    kept: "Until you delete them or your account.",
    seenBy: `${NOBODY_ELSE} What a search found is mailed to you by Resend.`,
  },
  {
    what: "Whether mail may be sent to you: if you stopped alerts, or our mail came back",
    why: "So that nobody gets mail they do not want, or that does not reach them.",
    where: "Our database, and Resend, which tells us.",
    kept: UNTIL_DELETED,
    seenBy: "Resend.",
  },
  {
    what: "The jobs and companies hidden in the browser you last hid something in, if you were logged in",
    why: "So that alerts leave them out too.",
    where: "Our database.",
    kept: "Until you hide others or delete your account.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "Your plan, and how its subscription stands",
    why: "To give you what you pay for. Cards and invoices are kept by Stripe alone.",
    where: "Stripe, and in our database what Stripe last said of it.",
    kept: `${UNTIL_DELETED} Then it is cancelled and deleted.`,
    seenBy: "Stripe.",
  },
  {
    what: "A customer record for payments: your email and an identifier",
    why: "So that a plan can be paid for once, and found again. No card is kept before you pay.",
    where: "Stripe, and its number in our database.",
    kept: `${UNTIL_DELETED} Then it is deleted at Stripe too.`,
    seenBy: "Stripe.",
  },
  {
    what: "Your log-ins: when each began, the day it was last used, and the names of browser and system",
    why: "To show you where you are logged in, and to end what you end or nobody uses. No address and no device is kept.",
    where: "Our database.",
    kept: "Each until you log in after a month without its use, or until you delete your account.",
    seenBy: NOBODY_ELSE,
  },
  {
    what: "The browsers you logged in with: what a random cookie of each is scrambled to, and the day you last used it",
    why: "To mail you of a log-in in a new browser, and of no other.",
    where: "Our database.",
    kept: "Each until you log in after 400 days without its use, or until you delete your account.",
    seenBy: "Resend, which mails you the browser’s and the system’s name.",
  },
  {
    what: "That an account was deleted: a code made from its number, nothing else",
    why: "So that a page still open somewhere cannot write into what is gone.",
    where: "Our database.",
    kept: "About a day.",
    seenBy: "Nobody; it names nobody.",
  },
];
