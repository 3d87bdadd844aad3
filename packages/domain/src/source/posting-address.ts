/** Regular expressions for the host and path of postings at a job board provider; upper and lower case are alike. */
export type PostingAddress = {
  host: string;
  /** Its group is the posting's id. */
  path: string;
  /** The parameter with the id in addresses of employers' sites that embed the board. */
  parameter?: string;
};

/** As the id in a `PostingAddress`. */
export const UUID = "([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})";
