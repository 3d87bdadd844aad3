/** How many jobs each list of the dashboard shows. */
export const DASHBOARD_ITEMS = 3;
