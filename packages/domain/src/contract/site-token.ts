/**
 * The header, or parameter of an address, by which the site's server shows the functions that it is the one that asks,
 * for its visitors.
 */
export const SITE_TOKEN_HEADER = "x-farwork-site";
