/** One company's board at a source that has one for each. */
export type CompanyBoard = {
  /** The board's name in addresses: `{board}` of a source's endpoint. */
  token: string;
  /** Left out where nobody told it: the company is then named as its postings, or their addresses, do. */
  companyName?: string | undefined;
};

/**
 * The company's name that the address of a posting gives away, for a board nobody told us the name of: the first
 * step of its path, "https://jobs.lever.co/tern-maps/1". "" where there is none.
 *
 * @example readCompanyOfBoard("https://jobs.lever.co/tern-maps/1"); // "Tern Maps"
 */
export function readCompanyOfBoard(url: string): string {
  const token = URL.canParse(url) ? new URL(url).pathname.split("/")[1] : "";
  return readToken(token ?? "")
    .split(/[\s_-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();
}

function readToken(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
