/** The header or query parameter by which the site's server authenticates to the functions. */
export const SITE_TOKEN_HEADER = "x-farwork-site";
