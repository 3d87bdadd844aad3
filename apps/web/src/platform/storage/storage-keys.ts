// What is kept on a device and forgotten at log-out, by the names that the pages and the service worker know it by.

/** The pages of jobs that were visited on this device, each under its `keptJobKey`. */
export const KEPT_JOBS_CACHE = "farwork-kept-jobs";

/** What a page tells the worker when the pages of visited jobs are to be forgotten. */
export const FORGET_KEPT_JOBS = "forget kept jobs";

/** Where in the browser's storage a person's saved list is kept. */
export const SAVED_COPY_ITEM = "farwork.saved-copy";

/** Which field of the pay question had the focus when the page was left for one in other terms. */
export const PAY_FIELD_ITEM = "farwork-pay-field";

/** Where changes of job lists are kept that are neither written nor refused yet. */
export const PENDING_MUTATIONS_ITEM = "farwork.asked-marks";

/** Where the jobs last opened on this device are kept. */
export const VIEWED_JOBS_ITEM = "farwork-viewed-jobs";
