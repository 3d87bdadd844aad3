/** The page that the service worker keeps for when there is no network. */
export const OFFLINE_PATH = "/offline";
