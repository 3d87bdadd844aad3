/** The header by which benchmark clients choose the address that the proxy reports. */
export const SEEN_AS = "x-bench-seen-as";
