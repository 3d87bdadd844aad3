/** A company's board at a source with one board per company. */
export type CompanyBoard = {
  /** The board's name in URLs: `{board}` of a source's endpoint. */
  token: string;
  /** If missing, the company is named as in its postings or their URLs. */
  companyName?: string | undefined;
};

/**
 * Guesses the company's name from the first path segment of a posting's URL, for boards whose company is unknown:
 * "https://jobs.lever.co/tern-maps/1". "" if there is none.
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
