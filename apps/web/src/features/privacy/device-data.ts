/** Something the site keeps in a visitor's browser. */
export type DeviceData = {
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "cache" | "indexedDB";
  /** Its purpose, in plain language. */
  readonly purpose: string;
  readonly kept: string;
  /**
   * Whether it is about the user, and so is deleted with their account. What visitors without an account have too
   * belongs to the device, and survives a log-out.
   */
  readonly isPersonal: boolean;
};

const UNTIL_CLEARED = "until you clear it";

/** Everything the site keeps in a browser: `/privacy` lists it, and a test searches the code for more. */
export const DEVICE_DATA: readonly DeviceData[] = [
  {
    name: "__Host-session",
    kind: "cookie",
    purpose: "Keeps you logged in. No script can read it.",
    kept: "30 days after your last visit, or until you log out",
    isPersonal: true,
  },
  {
    name: "__Host-device",
    kind: "cookie",
    purpose:
      "A random value that tells our server you logged in here before, so that we only email you about new browsers. No script can read it.",
    kept: "400 days after your last visit",
    isPersonal: false,
  },
  {
    name: "hidden",
    kind: "cookie",
    purpose: "The jobs and companies you hid, so that lists leave them out.",
    kept: "400 days after you last hid something",
    isPersonal: true,
  },
  {
    name: "reader",
    kind: "cookie",
    purpose:
      "The country you live in and your working hours, if you told us, so that jobs open to you come first and show how many hours you share.",
    kept: "400 days after you last chose one",
    isPersonal: true,
  },
  {
    name: "visit",
    kind: "cookie",
    purpose: "When you were last here, so that we can show what is new since then.",
    kept: "400 days after your last visit",
    isPersonal: true,
  },
  {
    name: "farwork-pay-field",
    kind: "sessionStorage",
    purpose:
      "The field of the pay question you were in, so that you can go on there when the page reloads in your currency.",
    kept: "until the next page, or until you log out",
    isPersonal: true,
  },
  {
    name: "pay",
    kind: "cookie",
    purpose: "The currency and period you prefer for pay, and the minimum you last entered.",
    kept: "400 days after you last changed it",
    isPersonal: true,
  },
  {
    name: "theme",
    kind: "cookie",
    purpose: "Light or dark mode, if you chose one.",
    kept: "400 days after you last chose one",
    isPersonal: false,
  },
  {
    name: "consent",
    kind: "cookie",
    purpose: "Whether we may tell an advertiser about your visits, if we asked.",
    kept: "half a year",
    isPersonal: false,
  },
  {
    name: "farwork-viewed-jobs",
    kind: "localStorage",
    purpose: "The last 20 jobs you opened here, to find them again.",
    kept: "until you clear it, or log out",
    isPersonal: true,
  },
  {
    name: "farwork.saved-copy",
    kind: "localStorage",
    purpose: "Your 20 newest saved jobs, so that you can read them offline.",
    kept: "until you log out",
    isPersonal: true,
  },
  {
    name: "farwork.asked-marks",
    kind: "localStorage",
    purpose: "What you just saved or applied to, until it is sent to our server.",
    kept: "until it is sent, at most until your next visit, or until you log out",
    isPersonal: true,
  },
  {
    name: "farwork.hidden-told",
    kind: "localStorage",
    purpose: "Which hidden jobs our server knows about, if you are logged in, so that alerts leave them out.",
    kept: UNTIL_CLEARED,
    isPersonal: true,
  },
  {
    name: "farwork.session",
    kind: "localStorage",
    purpose: "Tells your other tabs when you log in or out.",
    kept: "until you log out",
    isPersonal: true,
  },
  {
    name: "farwork.sign-in-link",
    kind: "localStorage",
    purpose:
      "The email address you requested a login link for, so that the link does not ask for it again, and what to do once you are logged in.",
    kept: "until the link logs you in, or until you log out",
    isPersonal: true,
  },
  {
    name: "farwork.shortcuts",
    kind: "localStorage",
    purpose: "That you turned keyboard shortcuts off, if you did.",
    kept: UNTIL_CLEARED,
    isPersonal: false,
  },
  {
    name: "farwork.intents",
    kind: "localStorage",
    purpose: "The jobs and searches you wanted to save when we asked you to sign up or log in first.",
    kept: "until they are saved or you log out; after half an hour we don’t use them, and the next page that looks for them deletes them",
    isPersonal: true,
  },
  {
    name: "farwork-intents-owner",
    kind: "sessionStorage",
    purpose: "A random value that tells which of these you wanted to save in this tab.",
    kept: "until you log in, log out or close the tab",
    isPersonal: true,
  },
  {
    name: "farwork-plans-left-with",
    kind: "sessionStorage",
    purpose: "The parameters of the plans page’s address when you left it to pay, to bring you back there.",
    kept: "an hour, in that tab alone, or until you log out there",
    isPersonal: true,
  },
  {
    name: "farwork.reader-synced",
    kind: "localStorage",
    purpose:
      "The country and hours that your profile had when you were last here, to tell whether you changed them in another browser.",
    kept: UNTIL_CLEARED,
    isPersonal: true,
  },
  {
    name: "farwork.healed",
    kind: "sessionStorage",
    purpose:
      "When this tab last tried to repair a broken session or page by itself, so that it does not retry forever.",
    kept: "until the tab is closed, or you log out there",
    isPersonal: false,
  },
  {
    name: "farwork.signed-in-again",
    kind: "sessionStorage",
    purpose: "When this tab last left the log-in by itself, so that it does not retry forever.",
    kept: "until the tab is closed, or you log out there",
    isPersonal: false,
  },
  {
    name: "farwork-kept-jobs",
    kind: "cache",
    purpose: "The job pages you visited, to read without a connection.",
    kept: "until you log out",
    isPersonal: true,
  },
  {
    name: "farwork-static",
    kind: "cache",
    purpose: "Our code, styles and fonts, so that pages open without a connection.",
    kept: "90 days after they were last needed",
    isPersonal: false,
  },
  {
    // Followed by the version.
    name: "farwork-offline-",
    kind: "cache",
    purpose: "The page that says there is no connection.",
    kept: "until its next version",
    isPersonal: false,
  },
  {
    name: "serwist-expiration",
    kind: "indexedDB",
    purpose: "When each offline page and file was last needed.",
    kept: "as long as those pages and files",
    isPersonal: false,
  },
  {
    name: "firebaseLocalStorageDb",
    kind: "indexedDB",
    purpose:
      "Your session, kept by Google’s Firebase, whose service checks passwords for us. It is sent there and to our server, to prove who you are.",
    kept: "until you log out",
    isPersonal: true,
  },
];
