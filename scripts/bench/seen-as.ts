/** The header in which a client of the benchmark tells the proxy before the servers as whom it is to be seen. */
export const SEEN_AS = "x-bench-seen-as";
