/** How many jobs each dashboard list shows. */
export const DASHBOARD_ITEMS = 3;
