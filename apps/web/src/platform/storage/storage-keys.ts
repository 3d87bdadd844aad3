// Storage keys shared by pages and the service worker, deleted at log-out.

/** The pages of jobs visited on this device, by `keptJobKey`. */
export const KEPT_JOBS_CACHE = "farwork-kept-jobs";

/** The message by which a page tells the worker to forget visited jobs. */
export const FORGET_KEPT_JOBS = "forget kept jobs";

/** The offline copy of the saved list. */
export const SAVED_COPY_ITEM = "farwork.saved-copy";

/** The field of the pay question that had the focus before the page reloaded in other terms. */
export const PAY_FIELD_ITEM = "farwork-pay-field";

/** Changes of job lists that are neither written nor refused yet. */
export const PENDING_MUTATIONS_ITEM = "farwork.asked-marks";

/** Changes of job lists, and searches to save, that need an account first; and which of them are this tab's. */
export const INTENTS_ITEM = "farwork.intents";
export const INTENTS_OWNER_ITEM = "farwork-intents-owner";

/** The jobs last opened on this device. */
export const VIEWED_JOBS_ITEM = "farwork-viewed-jobs";

/** The address a sign-in link was requested for, where it leads, and whose intents are carried out after it. */
export const REQUESTED_LINK_ITEM = "farwork.sign-in-link";
