/** The header, or parameter of an address, in which a request's id travels from the web server to the functions. */
export const REQUEST_ID_HEADER = "x-request-id";
