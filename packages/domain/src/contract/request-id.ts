/** The header or query parameter with a request's id, from the web server to the functions. */
export const REQUEST_ID_HEADER = "x-request-id";
