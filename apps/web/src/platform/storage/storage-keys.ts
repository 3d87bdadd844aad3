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

/** Changes of job lists, and searches to save, that need an account first. */
export const LIST_INTENTS_ITEM = "farwork-mark-after-log-in";
export const SEARCH_INTENTS_ITEM = "farwork-search-after-log-in";

/** The jobs last opened on this device. */
export const VIEWED_JOBS_ITEM = "farwork-viewed-jobs";

/** The address a sign-in link was requested for, where it leads, and what is to be done after it. */
export const REQUESTED_LINK_ITEM = "farwork.sign-in-link";
